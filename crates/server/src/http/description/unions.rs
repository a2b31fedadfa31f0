//! Names for the variants of unions, and a discriminator where they have a tag: generators of clients make a type of each.

use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

const REFERENCE: &str = "#/components/schemas/";

/// Gives every variant of every union among these schemas a schema of its own.
pub fn name(schemas: &mut Value) {
    let known = schemas.clone();
    merge(schemas, &known);
    let schemas = schemas.as_object_mut().expect("schemas have names");
    let unions: Vec<String> = schemas.iter().filter(|(_, schema)| schema["oneOf"].is_array()).map(|(name, _)| name.clone()).collect();
    for union in unions {
        let variants = schemas[&union]["oneOf"].as_array().expect("a union has variants").clone();
        let tag = tag(&variants);
        let (words, objects): (Vec<Value>, Vec<Value>) = variants.into_iter().partition(|variant| variant["type"] == "string");
        let mut named = Vec::new();
        let mut mapping = Map::new();
        for mut variant in objects {
            let value = tag.as_ref().map(|tag| variant["properties"][tag]["enum"][0].as_str().expect("a tag is a word").to_owned());
            let own = value.clone().unwrap_or_else(|| variant["required"][0].as_str().expect("a variant is known by a field").to_owned());
            let name = format!("{union}{}", pascal(&own));
            if let Some((tag, value)) = tag.as_ref().zip(value) {
                variant["properties"][tag] = json!({ "type": "string", "const": value });
                mapping.insert(value, json!(format!("{REFERENCE}{name}")));
            }
            named.push((name, variant));
        }
        if !words.is_empty() {
            let all: Vec<&Value> = words.iter().filter_map(|word| word["enum"].as_array()).flatten().collect();
            let meaning = |word: &Value| Some(format!("`{}`: {}", word["enum"][0].as_str()?, word["description"].as_str()?));
            let description = words.iter().filter_map(meaning).collect::<Vec<_>>().join(" ");
            named.push((format!("{union}Word"), json!({ "type": "string", "enum": all, "description": description })));
        }
        schemas[&union]["oneOf"] = named.iter().map(|(name, _)| json!({ "$ref": format!("{REFERENCE}{name}") })).collect();
        if let Some(tag) = tag {
            schemas[&union]["discriminator"] = json!({ "propertyName": tag, "mapping": mapping });
        }
        for (name, variant) in named {
            assert!(schemas.insert(name.clone(), variant).is_none(), "two schemas are named {name}");
        }
    }
}

/// The field that has another constant in each variant.
fn tag(variants: &[Value]) -> Option<String> {
    let is_tag = |name: &&String| {
        let constant = |variant: &Value| variant["properties"][name.as_str()]["enum"].as_array().is_some_and(|words| words.len() == 1);
        variants.iter().all(constant)
    };
    variants.first()?["properties"].as_object()?.keys().find(is_tag).cloned()
}

/// Writes objects that are composed of others out as one.
fn merge(schema: &mut Value, known: &Value) {
    match schema {
        Value::Array(list) => list.iter_mut().for_each(|part| merge(part, known)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|part| merge(part, known));
            if let Some(parts) = fields.remove("allOf") {
                let mut whole = json!({ "type": "object", "required": [], "properties": {} });
                for part in parts.as_array().expect("a list of parts") {
                    let part = part["$ref"].as_str().map_or(part, |name| &known[name.trim_start_matches(REFERENCE)]);
                    let required = part["required"].as_array().into_iter().flatten().cloned();
                    whole["required"].as_array_mut().expect("a list").extend(required);
                    let properties = part["properties"].as_object().expect("only objects are composed").clone();
                    whole["properties"].as_object_mut().expect("an object").extend(properties);
                    if part["description"].is_string() {
                        whole["description"] = part["description"].clone();
                    }
                }
                fields.remove("description");
                fields.extend(whole.as_object().expect("an object").clone());
            }
        }
        _ => {}
    }
}

/// Removes schemas that nothing refers to any more, but for these.
pub fn drop_unused(api: &mut Value, kept: &[&str]) {
    loop {
        let mut used: BTreeSet<String> = kept.iter().map(|name| format!("{REFERENCE}{name}")).collect();
        references(api, &mut used);
        let schemas = api["components"]["schemas"].as_object_mut().expect("schemas have names");
        let before = schemas.len();
        schemas.retain(|name, _| used.contains(&format!("{REFERENCE}{name}")));
        if schemas.len() == before {
            return;
        }
    }
}

fn references(part: &Value, found: &mut BTreeSet<String>) {
    match part {
        Value::Array(list) => list.iter().for_each(|part| references(part, found)),
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|part| references(part, found));
        }
        _ => {}
    }
}

/// `too_large` as `TooLarge`.
pub fn pascal(word: &str) -> String {
    let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
    word.split(['_', '-']).map(capital).collect()
}
