//! What every operation has: answers with descriptions, a failure of any other kind, examples.

use crate::webhooks::{NUMBER_HEADER, SIGNATURE_HEADER, TIME_HEADER};
use serde_json::{Value, json};
use trilynx_protocol::http::PasskeyRefused;
use trilynx_protocol::wire::Error;

/// Examples by operation: `request` and `answer`. A test holds them against their schemas.
const EXAMPLES: &str = include_str!("examples.json");

pub fn complete(api: &mut Value) {
    let examples: Value = serde_json::from_str(EXAMPLES).expect("examples.json is JSON");
    let schemas = api["components"]["schemas"].clone();
    api["servers"] = json!([{ "url": "/", "description": "The server that this description comes from." }]);
    api["webhooks"] = webhooks();
    for operation in operations(api) {
        let example = &examples[operation["operationId"].as_str().expect("every operation has an id")];
        for (status, answer) in operation["responses"].as_object_mut().expect("answers by status") {
            if !answer["description"].is_string() {
                answer["description"] = json!(meaning(status, answer, &schemas));
            }
            if answer["content"]["image/png"].is_object() {
                answer["content"]["image/png"]["schema"] = json!({ "type": "string", "format": "binary" });
            }
            let is_json = answer["content"]["application/json"].is_object();
            if status.starts_with('2') && is_json && !example["answer"].is_null() {
                answer["content"]["application/json"]["example"] = example["answer"].clone();
            }
        }
        let error = json!({ "$ref": "#/components/schemas/Error" });
        operation["responses"]["default"] = json!({
            "description": "Any other failure: too many requests, a body that is too large, a store that takes no writes.",
            "content": { "application/json": { "schema": error } },
        });
        if operation["requestBody"].is_object() {
            operation["requestBody"]["content"]["application/json"]["example"] = example["request"].clone();
        }
    }
}

/// What this server asks of others.
fn webhooks() -> Value {
    let header = |name: &str, description: &str| json!({ "name": name, "in": "header", "required": true, "description": description, "schema": { "type": "string" } });
    json!({ "game_over": { "post": {
        "operationId": "game_over",
        "tags": ["webhooks"],
        "summary": "A game of the account is over.",
        "security": [{}],
        "parameters": [
            header(NUMBER_HEADER, "The number of the game, the same when a call is repeated."),
            header(TIME_HEADER, "When the call was signed, in seconds since 1970."),
            header(SIGNATURE_HEADER, "`sha256=` and the HMAC-SHA-256 of the time, a dot and the body, by the webhook's secret, as hexadecimal digits."),
        ],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/WebhookCall" } } } },
        "responses": {
            "2XX": { "description": "Taken. Any other status, or none within ten seconds, is a failure, and the call is repeated." },
        },
    } } })
}

fn operations(api: &mut Value) -> impl Iterator<Item = &mut Value> {
    let paths = api["paths"].as_object_mut().expect("operations by path").values_mut();
    paths.flat_map(|methods| methods.as_object_mut().expect("operations by method").values_mut())
}

/// What an answer means, from its status or from what is in it.
fn meaning(status: &str, answer: &Value, schemas: &Value) -> String {
    let codes = codes(status.parse().expect("a status is a number"));
    if !codes.is_empty() {
        return format!("`Error` with the code {}.", codes.join(" or "));
    }
    let Some((kind, content)) = answer["content"].as_object().and_then(|content| content.iter().next()) else {
        return "Done.".to_owned();
    };
    let schema = &content["schema"];
    let named = schema["$ref"].as_str().or(schema["items"]["$ref"].as_str()).and_then(|name| name.rsplit('/').next());
    match named.and_then(|name| schemas[name]["description"].as_str()) {
        Some(described) => described.to_owned(),
        None => format!("As {kind}."),
    }
}

/// The codes of errors that go with a status.
fn codes(status: u16) -> Vec<String> {
    let (what, message) = (String::new, String::new);
    let passkey = |reason| Error::Passkey { reason, message: message() };
    let all = [
        Error::Malformed { message: message() },
        Error::Unfit { what: what(), message: message() },
        Error::ListedWord { word: what() },
        Error::SignIn,
        Error::WrongPassword,
        passkey(PasskeyRefused::Invalid),
        passkey(PasskeyRefused::Unavailable),
        passkey(PasskeyRefused::Unsupported),
        Error::Forbidden,
        Error::Banned { reason: message(), until_unix_ms: None, appeal: None },
        Error::NetworkBanned { until_unix_ms: 0 },
        Error::Muted { reason: message(), until_unix_ms: 0 },
        Error::TooNew,
        Error::NotFriends,
        Error::NotFound,
        Error::Taken { what: what() },
        Error::Refused { reason: trilynx_protocol::Refused::NotSeated },
        Error::Tournament { reason: trilynx_protocol::tournament::TournamentRefused::NotNow },
        Error::BothSeated { table: trilynx_protocol::TableId::from_random([0; 16]) },
        Error::TooLarge { what: what(), limit: 0 },
        Error::Limited { what: what(), wait_ms: 0 },
        Error::TooSlow,
        Error::Internal,
        Error::Unavailable,
    ];
    let code = |error: &Error| json!(error)["code"].as_str().map(|code| format!("`{code}`"));
    all.iter().filter(|error| error.status() == status).filter_map(code).collect()
}
