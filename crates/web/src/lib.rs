//! The web client as files in the program, ready to be served.
//!
//! The one thing to know: names under `/assets/` change with their content, so they may be kept for ever; the page itself never is.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

/// A file to answer a request with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WebFile {
    /// The body.
    pub bytes: &'static [u8],
    /// `content-type`.
    pub content_type: &'static str,
    /// `content-encoding`, if the body is compressed. Which body is chosen depends on the request: say `vary: accept-encoding`.
    pub encoding: Option<&'static str>,
    /// `cache-control`.
    pub cache: &'static str,
    /// `etag`, with its quotation marks; nothing where the name of the file changes with its content, so that browsers never ask whether it has.
    pub tag: Option<&'static str>,
}

/// Where the names change with the content.
const ASSETS: &str = "/assets/";
const FOR_EVER: &str = "max-age=31536000, immutable";
const ASK_EACH_TIME: &str = "no-cache";

struct Embedded {
    path: &'static str,
    tag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
}

/// By path, sorted.
const FILES: &[Embedded] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file at a path such as `/assets/index-1a2b.js`. `brotli` says whether the client understands it.
pub fn file(path: &str, brotli: bool) -> Option<WebFile> {
    let n = FILES.binary_search_by(|file| file.path.cmp(path)).ok()?;
    let Embedded { path, tag, plain, brotli: compressed } = FILES[n];
    let compressed = compressed.filter(|_| brotli);
    let for_ever = path.starts_with(ASSETS);
    Some(WebFile {
        bytes: compressed.unwrap_or(plain),
        content_type: content_type(path),
        encoding: compressed.map(|_| "br"),
        cache: if for_ever { FOR_EVER } else { ASK_EACH_TIME },
        tag: (!for_ever).then_some(tag),
    })
}

/// The page: the answer to every path of a screen, which the client then shows.
pub fn page(brotli: bool) -> WebFile {
    file("/index.html", brotli).expect("the build checks that there is a page")
}

/// What to answer to a path that is nobody else's: the file, or the page if it looks like a screen's path.
pub fn file_or_page(path: &str, brotli: bool) -> Option<WebFile> {
    let is_screen = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    file(path, brotli).or_else(|| is_screen.then(|| page(brotli)))
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        // Modules are UTF-8 whatever is said, and styles are what the page is.
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}
#[cfg(test)]
mod tests;
