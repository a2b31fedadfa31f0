//! Holds what the servers of these tests say against docs/openapi.json and docs/asyncapi.json: every answer, and every frame.

use axum::Router;
use axum::body::{Body, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::header;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use jsonschema::Validator;
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};
use trilynx_server::http::{ASYNCAPI, OPENAPI};

static HTTP: LazyLock<Description> = LazyLock::new(|| Description::new(OPENAPI));
static LIVE: LazyLock<Description> = LazyLock::new(|| Description::new(ASYNCAPI));

/// A description, and the validators made from it so far.
struct Description {
    whole: Value,
    validators: Mutex<HashMap<String, Arc<Validator>>>,
}

impl Description {
    fn new(text: &str) -> Description {
        let mut whole: Value = serde_json::from_str(text).expect("JSON");
        close(&mut whole["components"]["schemas"]);
        Description { whole, validators: Mutex::default() }
    }

    /// What is wrong with a value that has to follow a schema of this description.
    fn fault(&self, schema: &Value, value: &Value) -> Option<String> {
        let key = schema.to_string();
        let known = self.validators.lock().expect("nobody panics while holding it").get(&key).cloned();
        let validator = known.unwrap_or_else(|| {
            let mut root = schema.clone();
            root["components"] = json!({ "schemas": self.whole["components"]["schemas"] });
            // Not while others wait: if there is no such schema, only the test that asks for it fails.
            let made = Arc::new(jsonschema::draft202012::new(&root).expect("a schema"));
            self.validators.lock().expect("nobody panics while holding it").insert(key, made.clone());
            made
        });
        validator.iter_errors(value).next().map(|error| format!("{} at {}", error, error.instance_path()))
    }

    /// The operation that answers a request.
    fn operation(&self, method: &str, path: &str) -> Option<&Value> {
        let segments: Vec<&str> = path.split('/').collect();
        let fits = |template: &str| {
            let named: Vec<&str> = template.split('/').collect();
            named.len() == segments.len() && named.iter().zip(&segments).all(|(named, is)| named.starts_with('{') || named == is)
        };
        let paths = self.whole["paths"].as_object().expect("operations by path");
        let found = paths.iter().filter(|(template, _)| fits(template));
        // A name in the path stands for a thing only where nothing is called so.
        let (_, methods) = found.min_by_key(|(template, _)| template.matches('{').count())?;
        methods.get(method)
    }
}

/// Lets no object have fields that are not described: clients may ignore them, but we want to know.
fn close(schema: &mut Value) {
    match schema {
        Value::Array(list) => list.iter_mut().for_each(close),
        Value::Object(fields) => {
            fields.values_mut().for_each(close);
            if fields.get("type") == Some(&json!("object")) && fields.contains_key("properties") {
                fields.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        _ => {}
    }
}

/// The application, whose answers are checked. One that is not as described ends its connection with a panic, so that the test fails.
pub fn checked(app: Router) -> Router {
    app.layer(from_fn(check))
}

async fn check(request: Request, next: Next) -> Response {
    let (method, path) = (request.method().as_str().to_lowercase(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let status = response.status();
    let Some(operation) = HTTP.operation(&method, &path) else {
        // Who asks for what there is not is told so. Whatever else is answered below /api/ is described.
        let is_answered = status.is_success() || status.is_informational() || status.is_redirection();
        let is_asked = method != "options" && method != "head";
        assert!(!(is_answered && is_asked && is_part_of_the_api(&path)), "{method} {path} answers {status}, and is not described");
        return response;
    };
    let described = match &operation["responses"][status.as_str()] {
        Value::Null if status.is_success() => panic!("{method} {path} answers {status}, which is not described"),
        Value::Null => &operation["responses"]["default"],
        described => described,
    };
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().to_owned();
    let content = &described["content"];
    assert!(kind.is_empty() || !content[&kind].is_null(), "{method} {path} answers {status} as {kind}, which is not described");
    // What is made while it is sent is not waited for.
    let is_whole = response.body().size_hint().exact().is_some();
    if kind != "application/json" || !is_whole || response.headers().contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    let (head, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.expect("a body");
    let value: Value = serde_json::from_slice(&bytes).expect("JSON");
    if let Some(fault) = HTTP.fault(&content[&kind]["schema"], &value) {
        panic!("{method} {path} answers {status} otherwise than described: {fault}: {value}");
    }
    Response::from_parts(head, Body::from(bytes))
}

/// The descriptions themselves are no part of what they describe.
fn is_part_of_the_api(path: &str) -> bool {
    path.starts_with("/api/") && !["/api/openapi.json", "/api/asyncapi.json"].contains(&path)
}

/// Checks something that is described by its name.
pub fn check_schema(name: &str, value: &Value) {
    assert_eq!(HTTP.fault(&json!({ "$ref": format!("#/components/schemas/{name}") }), value), None, "{name}: {value}");
}

/// Checks a frame that a client has heard.
pub fn check_frame(text: &str) {
    check_heard(&serde_json::from_str(text).expect("JSON"));
}

/// The same, read already.
pub fn check_heard(frame: &Value) {
    let schema = json!({ "$ref": "#/components/schemas/ToClient" });
    if let Some(fault) = LIVE.fault(&schema, frame) {
        panic!("a frame is otherwise than described: {fault}: {frame}");
    }
}

#[tokio::test]
#[should_panic(expected = "post /api/unheard-of answers 200 OK, and is not described")]
async fn a_path_that_is_not_described_fails_the_test_that_asks_it() {
    use tower::ServiceExt as _;
    let app = checked(Router::new().route("/api/unheard-of", axum::routing::post(|| async { "here" })));
    let request = |method: &str, path: &str| Request::builder().method(method).uri(path).body(Body::empty()).expect("a request");
    for (method, path, status) in [("GET", "/api/unheard-of", 405), ("GET", "/api/nothing", 404), ("GET", "/anything", 404)] {
        let answer = app.clone().oneshot(request(method, path)).await.expect("an answer");
        assert_eq!(answer.status().as_u16(), status, "{method} {path}");
    }
    drop(app.oneshot(request("POST", "/api/unheard-of")).await);
}

#[test]
fn examples_are_as_described() {
    let mut examples = 0;
    for (path, methods) in HTTP.whole["paths"].as_object().expect("operations by path") {
        for (method, operation) in methods.as_object().expect("operations by method") {
            let mut check = |content: &Value, needed: bool| {
                let (example, schema) = (&content["example"], &content["schema"]);
                assert!(!needed || !example.is_null(), "{method} {path} has no example of a request");
                if !example.is_null() {
                    examples += 1;
                    assert_eq!(HTTP.fault(schema, example), None, "{method} {path}: {example}");
                }
            };
            let body = &operation["requestBody"]["content"]["application/json"];
            check(body, !body.is_null());
            for answer in operation["responses"].as_object().expect("answers by status").values() {
                check(&answer["content"]["application/json"], false);
            }
        }
    }
    assert!(examples > 20, "{examples}");
}

#[test]
fn every_kind_of_event_is_as_described() {
    let story = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/fold.json")).expect("the story");
    let story: Value = serde_json::from_str(&story).expect("JSON");
    let steps = story["steps"].as_array().expect("steps");
    for step in steps {
        check_heard(&json!({ "say": "events", "table": "abcdefghijkl", "from": 1, "events": [step["seen"]], "service_ms": 1 }));
        if !step["view"].is_null() {
            check_heard(&json!({ "say": "table", "view": step["view"], "people": {}, "service_ms": 1 }));
        }
    }
}

/// The checks above would notice.
#[test]
fn what_is_not_described_is_noticed() {
    let me = json!({ "$ref": "#/components/schemas/Me" });
    assert_eq!(HTTP.fault(&me, &json!({ "version": "1", "person": null })), None);
    assert!(HTTP.fault(&me, &json!({ "person": null })).is_some(), "a field is missing");
    assert!(HTTP.fault(&me, &json!({ "version": "1", "colour": "red" })).is_some(), "a field is not described");
    let error = json!({ "$ref": "#/components/schemas/Error" });
    assert_eq!(HTTP.fault(&error, &json!({ "code": "not_found" })), None);
    assert!(HTTP.fault(&error, &json!({ "code": "unheard_of" })).is_some(), "a code is not described");
    assert!(HTTP.operation("get", "/api/studies/read").is_none(), "only POST");
    assert_eq!(HTTP.operation("get", "/api/studies/abc").expect("described")["operationId"], "view_study");
    let heard = std::panic::catch_unwind(|| check_frame(r#"{"say":"nothing of the kind"}"#));
    assert!(heard.is_err());
}

/// What is said about signing in is what a caller without a session gets.
#[tokio::test]
async fn who_has_to_sign_in_is_described() {
    let server = crate::fixture::Running::start().await;
    for (path, methods) in HTTP.whole["paths"].as_object().expect("operations by path") {
        for (method, operation) in methods.as_object().expect("operations by method") {
            let open = operation["security"].as_array().expect("what is needed").iter().any(|needed| needed == &json!({}));
            let named = path.replace("{game}", "yinsh").replace("{step}", "1").replace(['{', '}'], "");
            let body = &operation["requestBody"]["content"]["application/json"]["example"];
            let method: Method = method.to_uppercase().parse().expect("a method");
            let query = if path.ends_with("/events") { "?after=0" } else { "" };
            let mut request = server.stranger(method.clone(), &format!("{named}{query}"));
            if !body.is_null() {
                request = request.json(body);
            }
            let (status, answer) = crate::fixture::read(request.send().await.expect("an answer")).await;
            let asked_to_sign_in = answer == json!({ "code": "sign_in" });
            // Some answers need a caller only for what is asked there: one's own studies, say.
            let own = ["/api/studies", "/api/puzzles/{game}/{id}/report"].contains(&path.as_str());
            // What only moderators find is not there for others.
            let is_hidden = path.starts_with("/api/moderation") && answer == json!({ "code": "not_found" });
            assert!(asked_to_sign_in != open || (open && own) || is_hidden, "{method} {path}: {status} {answer}");
        }
    }
}
