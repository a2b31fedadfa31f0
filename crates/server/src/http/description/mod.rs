//! How the descriptions of the API are made from handlers and types.
//!
//! What the types do not say is added here: names for the variants of unions (`unions`), what an answer means, examples
//! (`answers`), and which frames go which way (`live`). Everything is plain JSON from there on.

mod answers;
mod live;
mod unions;

use crate::http;
use serde_json::Value;
use utoipa::OpenApi as Description;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Info, OpenApi};

/// What [`super::OPENAPI`] has to be.
pub fn openapi() -> String {
    let mut api = Api::openapi();
    describe(&mut api);
    let mut api = json(&api);
    unions::name(&mut api["components"]["schemas"]);
    answers::complete(&mut api);
    // No operation refers to what a browser is pushed.
    unions::drop_unused(&mut api, &["PushMessage"]);
    text(api)
}

/// What [`super::ASYNCAPI`] has to be.
pub fn asyncapi() -> String {
    let mut schemas = json(&Frames::openapi())["components"]["schemas"].take();
    unions::name(&mut schemas);
    let mut api = live::describe(schemas);
    unions::drop_unused(&mut api, &["ToServer", "ToClient"]);
    text(api)
}

fn json(api: &OpenApi) -> Value {
    serde_json::to_value(api).expect("a description has only string keys")
}

/// In one order, whatever features `serde_json` is built with. The text is part of the program: it has a line for each operation, type
/// and message, which is half as long as a line for each value.
fn text(mut api: Value) -> String {
    const LEVELS: usize = 3;
    fn write(text: &mut String, value: &Value, level: usize) {
        let Value::Object(entries) = value else { return *text += &value.to_string() };
        if level == LEVELS || entries.is_empty() {
            return *text += &value.to_string();
        }
        let end = format!("\n{}", "  ".repeat(level));
        for (index, (name, entry)) in entries.iter().enumerate() {
            *text += if index == 0 { "{" } else { "," };
            *text += &end;
            *text += "  ";
            *text += &Value::from(name.as_str()).to_string();
            *text += ": ";
            write(text, entry, level + 1);
        }
        *text += &end;
        text.push('}');
    }

    api.sort_all_objects();
    let mut text = String::new();
    write(&mut text, &api, 0);
    text.push('\n');
    // Links of Rust's documentation lead nowhere here.
    text.replace("[`", "`").replace("`]", "`")
}

#[derive(Description)]
#[openapi(
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
        http::blocks::list,
        http::blocks::block,
        http::blocks::unblock,
        http::browsers::list,
        http::browsers::end,
        http::challenges::list,
        http::challenges::challenge,
        http::challenges::end,
        http::messages::list,
        http::messages::read,
        http::messages::send,
        http::messages::mark_read,
        http::clubs::list,
        http::clubs::create,
        http::clubs::view,
        http::clubs::ask,
        http::clubs::acts,
        http::club_talk::chat,
        http::club_talk::say,
        http::club_talk::delete_message,
        http::club_talk::add_season,
        http::club_talk::season,
        http::club_talk::delete_season,
        http::conduct::conduct,
        http::conduct::confirm,
        http::conduct::appeal,
        http::conduct::appeal_ban,
        http::follows::list,
        http::follows::follow,
        http::follows::unfollow,
        http::notifications::list,
        http::notifications::see,
        http::notifications::choose,
        http::push::state,
        http::push::subscribe,
        http::push::unsubscribe,
        http::players::search,
        http::players::leaderboard,
        http::history::moves,
        http::history::played,
        http::history::statistics,
        http::history::featured,
        http::scores::of_table,
        http::scores::of_person,
        http::recovery::left,
        http::recovery::make,
        http::recovery::recover,
        http::mail::state,
        http::mail::set,
        http::mail::remove,
        http::mail::confirm,
        http::mail::choose_digest,
        http::mail::send_recovery,
        http::mail::unsubscribe,
        http::passkeys::list,
        http::passkeys::begin,
        http::passkeys::add,
        http::passkeys::confirm,
        http::passkeys::rename,
        http::passkeys::remove,
        http::passkeys::challenge_to_sign_in,
        http::passkeys::sign_in,
        http::kept::keep,
        http::kept::lessons_done,
        http::kept::add_lessons,
        http::games::list,
        http::reports::report,
        http::moderation::queue,
        http::moderation::person,
        http::moderation::act,
        http::moderation::answer,
        http::records::of_table,
        http::records::many,
        http::dump::dump,
        http::webhooks::list,
        http::webhooks::make,
        http::webhooks::delete,
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
        http::vacation::mine,
        http::vacation::begin,
        http::vacation::end,
        http::tables::hint,
        http::tables::planned,
        http::tables::plan,
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
        http::tournaments::list,
        http::tournaments::create,
        http::tournaments::view,
        http::tournaments::ask,
        http::tournaments::standings,
        http::tournaments::crosstable,
        http::tournaments::round,
        http::tournaments::history,
        http::tournaments::trf,
    ),
    // What only parameters and webhooks refer to.
    components(schemas(trilynx_protocol::http::Pace, trilynx_protocol::http::PlayerKind, trilynx_protocol::http::WebhookCall, trilynx_protocol::http::PushMessage))
)]
struct Api;

#[derive(Description)]
#[openapi(components(schemas(trilynx_protocol::wire::ToServer, trilynx_protocol::wire::ToClient)))]
struct Frames;

/// What is said about the API as a whole.
fn describe(api: &mut OpenApi) {
    let mut info = Info::new("Trilynx", env!("CARGO_PKG_VERSION"));
    info.description = Some(
        "Accounts, games and records of a Trilynx server. Live play goes over the WebSocket `/api/live`, which asyncapi.json describes; \
         docs/protocol.md explains both. Every failure is answered with an `Error`: a `code` for programs, and its data."
            .to_owned(),
    );
    api.info = info;
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(
        "trilynx",
        "A browser's session; `__Host-trilynx` where the server is reached by TLS. Unsafe methods need an `Origin` of the server's own.",
    )));
    let components = api.components.get_or_insert_default();
    components.add_security_scheme("session", cookie);
    components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
}
