//! The web client, as the program brings it: its files, and its page for every path that is a screen's.

use super::previews;
use crate::error::ApiError;
use crate::service::Service;
use axum::extract::{Request, State};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, Version, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};
use trilynx_assets::{ASSETS, Embedded, Files, WebFile};
use trilynx_locales::Language;
use trilynx_protocol::wire::Error;

/// What Vite writes behind the name of a file.
const LENGTH_OF_HASH: usize = "-1a2b3c4d".len();
/// The end of the page's head.
const END_OF_HEAD: &str = "</head>";
/// The paths on the way to a first table: what they need is in the first script (`CHUNKS` in `web/vite.config.ts`), but for texts and boards.
const FIRST: [&str; 3] = ["", "play", "table"];
/// Where the other screens lie.
const OTHERS: &str = "others";

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
    let parts = preloads(service.config.web, uri.path(), previews::language(asked));
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

/// Links to the scripts that a screen needs besides the first one, so that a browser fetches them beside it and not after it: the first texts, and
/// where all lies that is not on the way to a table.
fn preloads(web: Files, screen: &str, language: Language) -> String {
    let is_first = FIRST.contains(&screen.split('/').nth(1).unwrap_or_default());
    let parts = [Some(language.code()), (!is_first).then_some(OTHERS)];
    // A file is named as its part is called, and by its content.
    let is_part = |path: &&str| {
        let named = path.strip_prefix(ASSETS).and_then(|name| name.strip_suffix(".js")).unwrap_or_default();
        parts.iter().flatten().any(|part| named.strip_prefix(part).is_some_and(|rest| rest.len() == LENGTH_OF_HASH))
    };
    let link = |path: &str| format!("<link rel=\"modulepreload\" crossorigin href=\"{path}\" />");
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
    fn a_page_names_what_it_needs_besides_the_first_script() {
        static FILES: [Embedded; 6] = [
            Embedded::new("/assets/app-11111111.js", "", b"", false),
            Embedded::new("/assets/de-22222222.js", "", b"", false),
            Embedded::new("/assets/de-later-33333333.js", "", b"", false),
            Embedded::new("/assets/others-44444444.js", "", b"", false),
            Embedded::new("/assets/others-55555555.css", "", b"", false),
            Embedded::new("/index.html", "", b"", false),
        ];
        let script = |name: &str| format!("<link rel=\"modulepreload\" crossorigin href=\"/assets/{name}.js\" />");
        let check = |screen: &str, language: Language, expected: String| {
            assert_eq!(preloads(Files::new(&FILES), screen, language), expected, "{screen}");
        };
        check("/", Language::German, script("de-22222222"));
        check("/play/game", Language::English, String::new());
        check("/table/abc", Language::German, script("de-22222222"));
        check("/settings", Language::German, script("de-22222222") + &script("others-44444444"));
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
