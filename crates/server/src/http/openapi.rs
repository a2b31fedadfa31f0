//! The descriptions of the API for programs: what is asked over HTTP, and the frames of the live connection.
//!
//! The files are committed and part of the program. They are made from the handlers by a build with the feature `schema`
//! (`description/`), which costs half a minute to compile and which nobody needs who runs a server; a test holds the files against it,
//! another against the [`Routes`].

use super::Routes;
use axum::http::header;

/// The HTTP API as OpenAPI.
pub const OPENAPI: &str = include_str!("../../../../docs/openapi.json");
/// The frames of the live connection as AsyncAPI.
pub const ASYNCAPI: &str = include_str!("../../../../docs/asyncapi.json");

pub(super) fn router() -> Routes {
    let json = |text: &'static str| async move || ([(header::CONTENT_TYPE, "application/json")], text);
    Routes::default().undocumented("/api/openapi.json", json(OPENAPI)).undocumented("/api/asyncapi.json", json(ASYNCAPI))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_served_is_described() {
        let described: serde_json::Value = serde_json::from_str(OPENAPI).unwrap();
        let mut wanted = Vec::new();
        for (path, methods) in described["paths"].as_object().unwrap() {
            wanted.extend(methods.as_object().unwrap().keys().map(|method| format!("{method} {path}")));
        }
        let mut served: Vec<String> = super::super::api().documented.iter().map(|(method, path)| format!("{method} {path}")).collect();
        wanted.sort();
        served.sort();
        assert_eq!(served, wanted);
    }
}
