//! Files of a web client, ready to be served.
//!
//! The one thing to know: a file that brotli makes smaller is kept in that form alone, and decompressed when somebody asks who does not
//! understand it (browsers over plain HTTP don't).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

use std::sync::OnceLock;

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
pub const ASSETS: &str = "/assets/";
const PAGE: &str = "/index.html";
const FOR_EVER: &str = "max-age=31536000, immutable";
const ASK_EACH_TIME: &str = "no-cache";

/// A file as it lies in the program.
#[derive(Debug)]
pub struct Embedded {
    path: &'static str,
    tag: &'static str,
    bytes: &'static [u8],
    is_brotli: bool,
    plain: OnceLock<Box<[u8]>>,
}

impl Embedded {
    /// A file under a path such as `/assets/index-1a2b.js`. The tag changes with its content.
    pub const fn new(path: &'static str, tag: &'static str, bytes: &'static [u8], is_brotli: bool) -> Embedded {
        Embedded { path, tag, bytes, is_brotli, plain: OnceLock::new() }
    }

    /// The path.
    pub fn path(&self) -> &'static str {
        self.path
    }

    /// How many bytes are sent to somebody who understands brotli.
    pub fn size(&self) -> usize {
        self.bytes.len()
    }

    fn plain(&'static self) -> &'static [u8] {
        if !self.is_brotli {
            return self.bytes;
        }
        self.plain.get_or_init(|| {
            let mut plain = Vec::new();
            let read = brotli_decompressor::BrotliDecompress(&mut &*self.bytes, &mut plain);
            read.expect("the build has compressed it");
            plain.into()
        })
    }
}

/// All files of a client.
#[derive(Clone, Copy, Debug)]
pub struct Files(&'static [Embedded]);

impl Files {
    /// A page that says that there is no client.
    pub const NONE: Files = {
        static PAGE_ONLY: [Embedded; 1] = [Embedded::new(
            PAGE,
            "\"none\"",
            b"<!doctype html>\n<html lang=\"en\"><head><title>Trilynx</title></head><p>This program was built without the web app.</p></html>\n",
            false,
        )];
        Files(&PAGE_ONLY)
    };

    /// By path, sorted; there is a page among them.
    pub const fn new(files: &'static [Embedded]) -> Files {
        Files(files)
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = &'static Embedded> {
        self.0.iter()
    }

    /// The file at a path. `brotli` says whether the client understands it.
    pub fn file(self, path: &str, brotli: bool) -> Option<WebFile> {
        let n = self.0.binary_search_by(|file| file.path.cmp(path)).ok()?;
        let found = &self.0[n];
        let is_brotli = found.is_brotli && brotli;
        let for_ever = found.path.starts_with(ASSETS);
        Some(WebFile {
            bytes: if is_brotli { found.bytes } else { found.plain() },
            content_type: content_type(found.path),
            encoding: is_brotli.then_some("br"),
            cache: if for_ever { FOR_EVER } else { ASK_EACH_TIME },
            tag: (!for_ever).then_some(found.tag),
        })
    }

    /// The page: the answer to every path of a screen, which the client then shows.
    pub fn page(self, brotli: bool) -> WebFile {
        self.file(PAGE, brotli).or_else(|| Files::NONE.file(PAGE, brotli)).expect("one of the two has a page")
    }

    /// What to answer to a path that is nobody else's: the file, or the page if it looks like a screen's path.
    pub fn file_or_page(self, path: &str, brotli: bool) -> Option<WebFile> {
        let is_screen = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
        self.file(path, brotli).or_else(|| is_screen.then(|| self.page(brotli)))
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        // Modules are UTF-8 whatever is said, and styles are what the page is.
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("book") => "text/plain; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}
