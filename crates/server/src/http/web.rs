//! The web client, as the program brings it: its files, and its page for every path that is a screen's.

use super::previews;
use crate::error::ApiError;
use crate::service::Service;
use axum::extract::{Request, State};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, Version, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};
use trilynx_assets::{ASSETS, Embedded, Files, WebFile};
use trilynx_protocol::wire::Error;

/// The end of the page's head.
const END_OF_HEAD: &str = "</head>";
/// What a table is made of besides the first script (`CHUNKS` in `web/vite.config.ts`). Its page names these files, so that a browser fetches them
/// beside that script and not after it.
const TABLE_PARTS: [&str; 2] = ["play", "board"];

/// Answers whatever is nobody else's.
pub(super) async fn answer(State(service): State<Service>, request: Request) -> Response {
    let path = request.uri().path();
    // A misspelt request of a program must not be answered with a page.
    let is_ours = matches!(*request.method(), Method::GET | Method::HEAD) && !path.starts_with("/api/") && !path.starts_with("/health/");
    let file = if is_ours { service.config.web.file_or_page(path, understands_brotli(request.headers())) } else { None };
    let Some(file) = file else { return ApiError(Error::NotFound).into_response() };
    if file.tag == service.config.web.page(understands_brotli(request.headers())).tag {
        return page(&service, request.uri(), request.headers()).await;
    }
    let known = request.headers().get_all(header::IF_NONE_MATCH).iter().any(|tag| Some(tag.as_bytes()) == file.tag.map(str::as_bytes));
    let body = if known { (StatusCode::NOT_MODIFIED, &[][..]) } else { (StatusCode::OK, file.bytes) };
    (body.0, headers(&file), body.1).into_response()
}

/// Whether an answer is compressed when it is sent: the page is, because it is made for each link; files have been.
pub(super) fn is_page(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|value| value.as_bytes().starts_with(b"text/html"))
}

/// The page, with what it is about in its head.
async fn page(service: &Service, uri: &Uri, asked: &HeaderMap) -> Response {
    let page = service.config.web.page(false);
    let tags = previews::tags(service, uri, asked).await;
    let text = String::from_utf8_lossy(page.bytes);
    let parts = if uri.path().starts_with("/table/") { preloads(service.config.web) } else { String::new() };
    let body = text.replacen(END_OF_HEAD, &format!("{parts}{tags}{END_OF_HEAD}"), 1);
    // The same page may be sent compressed in different ways.
    let tag = format!("W/\"{}\"", &hex::encode(Sha256::digest(body.as_bytes()))[..16]);
    let mut headers = headers(&page);
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if asked.get_all(header::IF_NONE_MATCH).iter().any(|known| *known == *tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, body).into_response()
}

/// Links to the parts of a table.
fn preloads(web: Files) -> String {
    let is_part =
        |path: &&str| TABLE_PARTS.iter().any(|part| path.strip_prefix(ASSETS).is_some_and(|name| name.starts_with(&format!("{part}-"))));
    let link = |path: &str| match path.rsplit_once('.') {
        Some((_, "js")) => format!("<link rel=\"modulepreload\" crossorigin href=\"{path}\" />"),
        Some((_, "css")) => format!("<link rel=\"preload\" as=\"style\" crossorigin href=\"{path}\" />"),
        _ => String::new(),
    };
    web.iter().map(Embedded::path).filter(is_part).map(link).collect()
}

fn headers(file: &WebFile) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let mut say = |name: HeaderName, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    say(header::CONTENT_TYPE, file.content_type);
    say(header::CACHE_CONTROL, file.cache);
    if let Some(tag) = file.tag {
        say(header::ETAG, tag);
    }
    say(header::VARY, "accept-encoding");
    if let Some(encoding) = file.encoding {
        say(header::CONTENT_ENCODING, encoding);
    }
    headers
}

fn understands_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|encoding| {
        let (name, quality) = encoding.trim().split_once(';').unwrap_or((encoding.trim(), ""));
        name.trim() == "br" && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_of_a_table_names_the_parts_of_one() {
        static FILES: [Embedded; 4] = [
            Embedded::new("/assets/board-1a.css", "", b"", false),
            Embedded::new("/assets/boards-2b.js", "", b"", false),
            Embedded::new("/assets/play-3c.js", "", b"", false),
            Embedded::new("/index.html", "", b"", false),
        ];
        let expected = "<link rel=\"preload\" as=\"style\" crossorigin href=\"/assets/board-1a.css\" />\
                        <link rel=\"modulepreload\" crossorigin href=\"/assets/play-3c.js\" />";
        assert_eq!(preloads(Files::new(&FILES)), expected);
    }

    #[test]
    fn brotli_is_for_those_who_ask_for_it() {
        let check = |accepted: &'static str, expected: bool| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            assert_eq!(understands_brotli(&headers), expected, "{accepted}");
        };
        check("gzip, deflate, br, zstd", true);
        check("br;q=1.0, gzip;q=0.8", true);
        check("gzip", false);
        check("br;q=0, gzip", false);
        check("brotli", false);
    }
}
