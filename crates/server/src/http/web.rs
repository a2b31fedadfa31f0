//! The web client, as it is embedded in the program: its files, and its page for every path that is a screen's.

use crate::error::ApiError;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use trilynx_protocol::wire::Error;
use trilynx_web::WebFile;

/// Answers whatever is nobody else's.
pub(super) async fn answer(request: Request) -> Response {
    let path = request.uri().path();
    // A misspelt request of a program must not be answered with a page.
    let is_ours = matches!(*request.method(), Method::GET | Method::HEAD) && !path.starts_with("/api/") && !path.starts_with("/health/");
    let file = if is_ours { trilynx_web::file_or_page(path, understands_brotli(request.headers())) } else { None };
    let Some(file) = file else { return ApiError(Error::NotFound).into_response() };
    let known = request.headers().get_all(header::IF_NONE_MATCH).iter().any(|tag| tag == file.tag);
    let body = if known { (StatusCode::NOT_MODIFIED, &[][..]) } else { (StatusCode::OK, file.bytes) };
    (body.0, headers(&file), body.1).into_response()
}

fn headers(file: &WebFile) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let mut say = |name: HeaderName, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    say(header::CONTENT_TYPE, file.content_type);
    say(header::CACHE_CONTROL, file.cache);
    say(header::ETAG, file.tag);
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
    use axum::body::Body;

    async fn ask(method: Method, path: &str, headers: &[(HeaderName, &str)]) -> Response {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        answer(request.body(Body::empty()).expect("a request")).await
    }

    #[tokio::test]
    async fn screens_get_the_page_and_programs_get_an_error() {
        for path in ["/", "/table/abcdefghijkl"] {
            let response = ask(Method::GET, path, &[]).await;
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
            assert_eq!(response.headers()[header::CACHE_CONTROL], "no-cache");
        }
        for (method, path) in [(Method::GET, "/api/nothing"), (Method::POST, "/"), (Method::GET, "/assets/nothing.js")] {
            assert_eq!(ask(method, path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[tokio::test]
    async fn who_has_the_page_is_not_sent_it_again() {
        let first = ask(Method::GET, "/", &[]).await;
        let tag = first.headers()[header::ETAG].to_str().expect("a tag").to_owned();
        let again = ask(Method::GET, "/", &[(header::IF_NONE_MATCH, &tag)]).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = ask(Method::GET, "/", &[(header::IF_NONE_MATCH, "\"another\"")]).await;
        assert_eq!(other.status(), StatusCode::OK);
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
