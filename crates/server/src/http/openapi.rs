//! The description of the API for programs.
//!
//! The file is committed and part of the program. It is made from the handlers by a build with the feature `schema`, which costs half a
//! minute to compile and which nobody needs who runs a server; a test holds the file against it, another against the [`Routes`].

use super::Routes;
use axum::http::header;

/// The description as JSON.
pub const OPENAPI: &str = include_str!("../../../../docs/openapi.json");

pub(super) fn router() -> Routes {
    Routes::default().undocumented("/api/openapi.json", async || ([(header::CONTENT_TYPE, "application/json")], OPENAPI))
}

/// What [`OPENAPI`] has to be.
#[cfg(feature = "schema")]
pub fn described() -> String {
    use utoipa::OpenApi as _;
    let mut text = described::Api::openapi().to_pretty_json().expect("a description has only string keys");
    text.push('\n');
    text
}

#[cfg(feature = "schema")]
mod described {
    use crate::http;
    use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
    use utoipa::openapi::{Info, OpenApi};
    use utoipa::{Modify, OpenApi as Description};

    #[derive(Description)]
    #[openapi(
        modifiers(&About),
        paths(
            http::people::me,
            http::people::become_guest,
            http::people::rename_guest,
            http::people::create_account,
            http::people::sign_in,
            http::people::sign_out,
            http::people::sign_out_everywhere,
            http::people::rename,
            http::people::change_password,
            http::people::declare_program,
            http::people::delete_account,
            http::people::export,
            http::people::list_tokens,
            http::people::make_token,
            http::people::revoke_token,
            http::people::profile,
            http::people::rating_history,
            http::kept::keep,
            http::kept::lessons_done,
            http::kept::add_lessons,
            http::games::list,
            http::records::of_table,
            http::records::many,
            http::bots::list,
            http::lessons::list,
            http::lessons::walk,
            http::puzzles::list,
            http::puzzles::next,
            http::puzzles::show,
            http::puzzles::attempt,
            http::puzzles::result,
            http::puzzles::report,
            http::puzzles::standing,
            http::pictures::table,
            http::pictures::lesson,
            http::pictures::study,
            http::pictures::puzzle,
            http::pictures::saved_study,
            http::pictures::game,
            http::tables::open,
            http::tables::view,
            http::tables::ask,
            http::tables::hint,
            http::tables::events,
            http::tables::live,
            http::positions::study,
            http::explorer::explore,
            http::reviews::begin,
            http::reviews::news,
            http::reviews::stop,
            http::studies::list,
            http::studies::save,
            http::studies::read,
            http::studies::write,
            http::studies::view,
            http::studies::delete,
            http::studies::export,
            http::studies::change,
            http::studies::add_member,
        )
    )]
    pub struct Api;

    /// What is said about the API as a whole.
    struct About;

    impl Modify for About {
        fn modify(&self, api: &mut OpenApi) {
            let mut info = Info::new("Trilynx", env!("CARGO_PKG_VERSION"));
            info.description = Some(
                "Accounts, games and records of a Trilynx server. Live play goes over the WebSocket; see docs/protocol.md. \
                 Whatever goes wrong is answered with an `Error`: a `code` for programs, and what belongs to it."
                    .to_owned(),
            );
            api.info = info;
            let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(
                "trilynx",
                "A browser's session; `__Host-trilynx` where the server is reached by TLS. Unsafe methods need an `Origin` of the server's own.",
            )));
            let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
            let components = api.components.get_or_insert_default();
            components.add_security_scheme("session", cookie);
            components.add_security_scheme("token", token);
        }
    }
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
