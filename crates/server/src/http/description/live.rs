//! The frames of the live connection as AsyncAPI: one message for each variant.

use super::unions::pascal;
use serde_json::{Map, Value, json};

/// The types of what clients and the server say, and the operation that each belongs to. An action is the server's: it receives what clients say.
const WAYS: [(&str, &str, &str); 2] = [("ToServer", "toServer", "receive"), ("ToClient", "toClient", "send")];

pub fn describe(schemas: Value) -> Value {
    let (mut operations, mut in_channel, mut messages) = (Map::new(), Map::new(), Map::new());
    for (union, operation, action) in WAYS {
        let mut own = Vec::new();
        for (word, schema) in schemas[union]["discriminator"]["mapping"].as_object().expect("frames have a tag") {
            let name = format!("{union}{}", pascal(word));
            let summary = schemas[&name]["description"].as_str().unwrap_or_default();
            messages.insert(name.clone(), json!({ "name": word, "summary": summary, "payload": { "$ref": schema } }));
            in_channel.insert(name.clone(), json!({ "$ref": format!("#/components/messages/{name}") }));
            own.push(json!({ "$ref": format!("#/channels/live/messages/{name}") }));
        }
        let summary = schemas[union]["description"].clone();
        let channel = json!({ "$ref": "#/channels/live" });
        operations.insert(operation.to_owned(), json!({ "action": action, "channel": channel, "summary": summary, "messages": own }));
    }
    // AsyncAPI's discriminator is the name of the field alone; the constants in the variants say the rest.
    let mut schemas = schemas;
    for schema in schemas.as_object_mut().expect("schemas have names").values_mut() {
        if schema["discriminator"].is_object() {
            schema["discriminator"] = schema["discriminator"]["propertyName"].take();
        }
    }
    json!({
        "asyncapi": "3.0.0",
        "info": {
            "title": "Trilynx, the live connection",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Frames of JSON on the WebSocket `/api/live`, one object each. docs/protocol.md explains them. The same `ToClient` frames answer `GET /api/tables/{table}/events`.",
        },
        "defaultContentType": "application/json",
        "servers": { "local": { "host": crate::config::DEFAULT_LISTEN.to_string(), "protocol": "ws", "description": "A server on this machine; `wss` behind a proxy with TLS." } },
        "channels": { "live": { "address": "/api/live", "messages": in_channel } },
        "operations": operations,
        "components": { "messages": messages, "schemas": schemas },
    })
}
