//! What surrounds every request: where it may come from, what an answer says, and what it never says.

use crate::fixture::{Running, read};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt as _;

#[tokio::test]
async fn somebody_elses_page_can_change_nothing() {
    let server = Running::start().await;
    let response = server.browser().request(Method::POST, "/api/guest").send().await.expect("an answer");
    let cookie = response.headers()[header::SET_COOKIE].to_str().expect("visible ASCII").split(';').next().expect("a pair").to_owned();
    let ours = format!("http://{}", server.address);
    let check = async |origin: Option<&str>, cookie: Option<&str>, expected: StatusCode| {
        let mut request = server.stranger(Method::POST, "/api/account/sign-out");
        request = origin.into_iter().fold(request, |request, origin| request.header("origin", origin));
        request = cookie.into_iter().fold(request, |request, cookie| request.header("cookie", cookie));
        let status = request.send().await.expect("an answer").status();
        assert_eq!(status, expected, "{origin:?} {cookie:?}");
    };
    for foreign in ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", &format!("{ours}.evil.example"), "ftp://x"] {
        check(Some(foreign), Some(&cookie), StatusCode::FORBIDDEN).await;
        check(Some(foreign), None, StatusCode::FORBIDDEN).await;
    }
    check(None, Some(&cookie), StatusCode::BAD_REQUEST).await;
    let unnamed = server.stranger(Method::POST, "/api/account/sign-out").header("cookie", &cookie).send().await.expect("an answer");
    let (_, error) = read(unnamed).await;
    assert!(error["message"].as_str().is_some_and(|message| message.contains("Origin")), "it is told what is missing: {error}");
    let (_, me) = read(server.stranger(Method::GET, "/api/me").header("cookie", &cookie).send().await.expect("an answer")).await;
    assert_eq!(me["person"]["guest"], true, "nobody was signed out so far");
    check(None, None, StatusCode::OK).await;
    check(Some(&ours), Some(&cookie), StatusCode::OK).await;
}

#[tokio::test]
async fn where_there_is_tls_a_page_without_it_is_somebody_elses() {
    let server = Running::start_with(|config| config.public_url = Some("https://play.example.org".parse().expect("a URL"))).await;
    let check = async |origin: &str, host: &str, expected: StatusCode| {
        let request = server.stranger(Method::POST, "/api/guest").header("origin", origin.to_owned()).header("host", host.to_owned());
        assert_eq!(request.send().await.expect("an answer").status(), expected, "{origin} {host}");
    };
    check("https://play.example.org", "play.example.org", StatusCode::OK).await;
    check("https://other.example.org", "other.example.org", StatusCode::OK).await;
    check("http://play.example.org", "play.example.org", StatusCode::FORBIDDEN).await;
    check("http://other.example.org", "other.example.org", StatusCode::FORBIDDEN).await;
}

#[tokio::test]
async fn somebody_elses_page_can_open_no_socket() {
    let server = Running::start().await;
    let upgrade = async |origin: &str| {
        let request = server.stranger(Method::GET, "/api/me").header("origin", origin.to_owned());
        request.header("connection", "upgrade").header("upgrade", "websocket").send().await.expect("an answer").status()
    };
    assert_eq!(upgrade("https://evil.example").await, StatusCode::FORBIDDEN);
    assert_eq!(upgrade(&format!("http://{}", server.address)).await, StatusCode::OK);
}

#[tokio::test]
async fn errors_have_a_code_and_no_cause() {
    let server = Running::start().await;
    let check = async |method: Method, path: &str, body: &'static str, kind: &str, status: StatusCode, expected: Value| {
        let request = server.stranger(method, path).header(header::CONTENT_TYPE, kind).body(body);
        let response = request.send().await.expect("an answer");
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json", "{path}");
        let (found, mut error) = read(response).await;
        if error["code"] == "malformed" {
            assert!(error["message"].as_str().is_some_and(|message| message.len() > 10), "{error}");
            error.as_object_mut().expect("an object").remove("message");
        }
        assert_eq!((found, error), (status, expected), "{path} {body}");
    };
    let json = "application/json";
    let malformed = || json!({ "code": "malformed" });
    check(Method::GET, "/nowhere.txt", "", json, StatusCode::NOT_FOUND, json!({ "code": "not_found" })).await;
    check(Method::GET, "/api/nowhere", "", json, StatusCode::NOT_FOUND, json!({ "code": "not_found" })).await;
    check(Method::DELETE, "/api/me", "", json, StatusCode::METHOD_NOT_ALLOWED, malformed()).await;
    check(Method::POST, "/api/account", "{", json, StatusCode::BAD_REQUEST, malformed()).await;
    check(Method::POST, "/api/account", "{}", json, StatusCode::BAD_REQUEST, malformed()).await;
    check(Method::POST, "/api/account", "name=Ada", "text/plain", StatusCode::BAD_REQUEST, malformed()).await;
    let extra = r#"{"name":"Ada","password":"correct horse","admin":true}"#;
    check(Method::POST, "/api/account", extra, json, StatusCode::BAD_REQUEST, malformed()).await;
    check(Method::GET, "/api/games?before=yesterday", "", json, StatusCode::BAD_REQUEST, malformed()).await;
    check(Method::GET, "/api/games?game=chess", "", json, StatusCode::BAD_REQUEST, malformed()).await;
    check(Method::GET, "/api/games?colour=red", "", json, StatusCode::BAD_REQUEST, malformed()).await;
    check(Method::GET, "/api/games?player=me", "", json, StatusCode::UNAUTHORIZED, json!({ "code": "sign_in" })).await;
    check(Method::GET, "/api/account/export", "", json, StatusCode::UNAUTHORIZED, json!({ "code": "sign_in" })).await;
    for path in ["/api/people/%ff", "/api/people/%ff/ratings", "/api/games/%ff/record", "/api/tables/%ff", "/api/reviews/%ff", "/api/live"]
    {
        check(Method::GET, path, "", json, StatusCode::BAD_REQUEST, malformed()).await;
    }
    check(Method::POST, "/api/lessons/yinsh/%ff/1", "{}", json, StatusCode::BAD_REQUEST, malformed()).await;
    let huge: &'static str = "x".repeat(70_000).leak();
    let too_large = json!({ "code": "too_large", "what": "body", "limit": 65_536 });
    check(Method::POST, "/api/account", huge, json, StatusCode::PAYLOAD_TOO_LARGE, too_large).await;
}

#[tokio::test]
async fn a_store_that_does_not_answer_is_not_explained_to_strangers() {
    let server = Running::start().await;
    server.service.store.close().await;
    let response = server.stranger(Method::POST, "/api/guest").send().await.expect("an answer");
    assert_eq!(read(response).await, (StatusCode::SERVICE_UNAVAILABLE, json!({ "code": "unavailable" })));
    let ready = server.stranger(Method::GET, "/health/ready").send().await.expect("an answer");
    assert_eq!(read(ready).await, (StatusCode::SERVICE_UNAVAILABLE, json!("the store takes no writes\n")));
    let live = server.stranger(Method::GET, "/health/live").send().await.expect("an answer");
    assert_eq!(live.status(), StatusCode::OK, "a restart would not help");
}

#[tokio::test]
async fn a_server_that_is_about_to_stop_is_not_ready_any_more() {
    let server = Running::start().await;
    // Asked without a socket, because a server that stops takes no new ones.
    let ready = async || {
        let request = axum::http::Request::get("/health/ready").body(axum::body::Body::empty()).expect("a request");
        let answer = trilynx_server::app(server.service.clone()).oneshot(request).await.expect("an answer");
        let status = answer.status();
        (status, axum::body::to_bytes(answer.into_body(), 100).await.expect("a body"))
    };
    assert_eq!(ready().await, (StatusCode::OK, "ready\n".into()));
    server.service.stopping.begin();
    assert_eq!(ready().await, (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".into()));
}

#[tokio::test]
async fn every_answer_has_the_headers_of_a_careful_server() {
    let server = Running::start().await;
    let mut ids = Vec::new();
    for path in ["/", "/api/me", "/api/bots", "/api/openapi.json", "/health/live", "/nowhere", "/table/none", "/api/account/export"] {
        let response = server.stranger(Method::GET, path).send().await.expect("an answer");
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().expect("visible ASCII");
        let without_wasm = policy.replace("'wasm-unsafe-eval'", "");
        assert!(policy.contains("frame-ancestors 'none'") && !without_wasm.contains("unsafe"), "{path}: {policy}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        let is_for_any_origin = ["/api/bots", "/api/openapi.json"].contains(&path);
        assert_eq!(headers["cross-origin-resource-policy"], if is_for_any_origin { "cross-origin" } else { "same-origin" }, "{path}");
        assert_eq!(headers.contains_key("access-control-allow-origin"), is_for_any_origin, "{path}");
        assert!(!headers.contains_key("strict-transport-security"), "{path}: there is no TLS here");
        if headers[header::CONTENT_TYPE] == "application/json" {
            // Not a page, so it needs no more.
            assert_eq!(policy, "default-src 'none'; frame-ancestors 'none'", "{path}");
        } else {
            let expected =
                "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self' ws://127.0.0.1:";
            assert!(policy.starts_with(expected), "{path}: {policy}");
            assert_eq!(headers["x-frame-options"], "DENY", "{path}");
            assert_eq!(headers["referrer-policy"], "same-origin", "{path}");
            assert_eq!(headers["cross-origin-opener-policy"], "same-origin", "{path}");
            assert!(headers.contains_key("permissions-policy"), "{path}");
        }
        if path.starts_with("/api") {
            assert_eq!(headers["cache-control"], "no-store", "{path}");
        }
        ids.push(headers["x-request-id"].to_str().expect("visible ASCII").to_owned());
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 8, "each request has its own id");
}

#[tokio::test]
async fn assets_have_short_headers() {
    let server = Running::start().await;
    let page = server.stranger(Method::GET, "/").send().await.expect("an answer").text().await.expect("text");
    for path in page.split('"').filter(|word| word.starts_with("/assets/")) {
        let response = server.stranger(Method::GET, path).send().await.expect("an answer");
        let headers = response.headers();
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["cache-control"], "max-age=31536000, immutable", "{path}");
        if path.ends_with(".svg") {
            assert_eq!(headers["content-security-policy"], "default-src 'none'; frame-ancestors 'none'", "{path}");
            continue;
        }
        let bytes: usize = headers.iter().map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len()).sum();
        assert!(bytes <= 256, "{path}: {bytes} bytes of {headers:?}");
    }
}

#[tokio::test]
async fn a_host_that_is_none_does_not_get_into_a_header() {
    let server = Running::start().await;
    let request = server.stranger(Method::GET, "/").header("host", "x;script-src*");
    let response = request.send().await.expect("an answer");
    let policy = response.headers()["content-security-policy"].to_str().expect("visible ASCII").to_owned();
    assert!(policy.contains("connect-src 'self';"), "{policy}");
}

#[tokio::test]
async fn the_first_page_has_nothing_inline() {
    let server = Running::start().await;
    let response = server.stranger(Method::GET, "/").send().await.expect("an answer");
    assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
    let page = response.text().await.expect("text");
    assert!(page.contains("Trilynx"), "{page}");
    let inline = page.split("<script").skip(1).any(|script| !script.split('>').next().unwrap_or_default().contains("src="));
    assert!(!inline && !page.contains("<style") && !page.contains("style="), "{page}");
    let named = page.split("href=\"").skip(1).chain(page.split("src=\"").skip(1));
    // The icon is a part of the page.
    for link in named.filter_map(|rest| rest.split('"').next()).filter(|link| !link.starts_with("data:image/")) {
        let status = server.stranger(Method::GET, link).send().await.expect("an answer").status();
        assert_eq!(status, StatusCode::OK, "{link}");
    }
}

#[tokio::test]
async fn numbers_are_for_whoever_runs_the_server() {
    let server = Running::start().await;
    server.browser().me().await;
    let numbers = async |server: &Running, headers: &[(&str, &str)]| {
        let request = headers.iter().fold(server.stranger(Method::GET, "/metrics"), |request, (name, value)| request.header(*name, *value));
        read(request.send().await.expect("an answer")).await
    };
    let forbidden = (StatusCode::FORBIDDEN, json!({ "code": "forbidden" }));
    let (status, text) = numbers(&server, &[]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(text.as_str().is_some_and(|text| text.contains("trilynx_http_requests_total{route=\"/api/me\",status=\"200\"}")), "{text}");
    for name in ["trilynx_http_request_seconds_bucket{", "trilynx_connections "] {
        assert!(text.as_str().is_some_and(|text| text.contains(name)), "{name}: {text}");
    }
    assert_eq!(numbers(&server, &[("x-forwarded-for", "127.0.0.1")]).await, forbidden, "brought by a proxy");

    let server =
        Running::start_with(|config| config.metrics_token = Some("sixteen characters".replace(' ', "-").parse().expect("a token"))).await;
    assert_eq!(numbers(&server, &[]).await, forbidden);
    assert_eq!(numbers(&server, &[("authorization", "Bearer sixteen-character")]).await, forbidden);
    assert_eq!(numbers(&server, &[("authorization", "Bearer sixteen-characters")]).await.0, StatusCode::OK);

    let server = Running::start_with(|config| config.public_url = Some("https://play.example.org".parse().expect("a URL"))).await;
    assert_eq!(numbers(&server, &[]).await, forbidden, "behind a proxy everybody looks like this machine");
}

#[tokio::test]
async fn the_page_of_nodes_is_for_hosts_and_works_with_one_server() {
    const PAGE: (&str, &str) = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
    let fetch = async |server: &Running, headers: &[(&str, &str)]| {
        let request = server.stranger(Method::GET, "/health/nodes");
        headers.iter().fold(request, |request, (name, value)| request.header(*name, *value)).send().await.expect("an answer")
    };
    let server = Running::start().await;
    let answer = fetch(&server, &[PAGE]).await;
    assert_eq!(
        (answer.status(), &answer.headers()[header::CONTENT_TYPE]),
        (StatusCode::OK, &"text/html; charset=utf-8".parse().expect("a value"))
    );
    assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-store");
    let page = answer.text().await.expect("text");
    assert!(
        page.contains("1 node, 0 tables, ") && page.contains("This server serves alone.") && page.contains(env!("CARGO_PKG_VERSION")),
        "{page}"
    );
    for link in page.split("\"/health/").skip(1).filter_map(|rest| rest.split('"').next()) {
        let found = server.stranger(Method::GET, &format!("/health/{link}")).send().await.expect("an answer");
        assert_eq!(found.status(), StatusCode::OK, "{link}");
    }
    let nodes: serde_json::Value = fetch(&server, &[("accept", "application/json")]).await.json().await.expect("JSON");
    assert_eq!((&nodes[0]["alive"], &nodes[0]["status"]["up"]), (&json!(true), &json!(true)), "{nodes}");
    assert!(fetch(&server, &[]).await.text().await.expect("text").starts_with("NODE "));
    assert_eq!(fetch(&server, &[PAGE, ("x-forwarded-for", "127.0.0.1")]).await.status(), StatusCode::FORBIDDEN, "brought by a proxy");

    // With a token a browser asks for it: "host:sixteen-characters", "host:sixteen-character", "sixteen-characters" and nonsense.
    let server =
        Running::start_with(|config| config.metrics_token = Some("sixteen characters".replace(' ', "-").parse().expect("a token"))).await;
    let asked = fetch(&server, &[PAGE]).await;
    assert_eq!(asked.status(), StatusCode::UNAUTHORIZED);
    assert!(asked.headers()[header::WWW_AUTHENTICATE].to_str().expect("text").starts_with("Basic "));
    assert!(!asked.text().await.expect("text").contains("Tables"));
    assert_eq!(fetch(&server, &[("accept", "application/json")]).await.status(), StatusCode::FORBIDDEN, "a program does not ask");
    for (proof, status) in [
        ("Basic aG9zdDpzaXh0ZWVuLWNoYXJhY3RlcnM=", StatusCode::OK),
        ("Bearer sixteen-characters", StatusCode::OK),
        ("Basic aG9zdDpzaXh0ZWVuLWNoYXJhY3Rlcg==", StatusCode::UNAUTHORIZED),
        ("Basic c2l4dGVlbi1jaGFyYWN0ZXJz", StatusCode::UNAUTHORIZED),
        ("Basic ???", StatusCode::UNAUTHORIZED),
        (&format!("Basic {}", "QUFB".repeat(1_000)), StatusCode::UNAUTHORIZED),
    ] {
        assert_eq!(fetch(&server, &[PAGE, ("authorization", proof)]).await.status(), status, "{proof:.60}");
    }
}

#[tokio::test]
async fn the_bots_are_listed() {
    let server = Running::start().await;
    let (status, bots) = server.browser().get("/api/bots").await;
    assert_eq!(status, StatusCode::OK);
    let games: Vec<&str> = bots.as_array().expect("a list").iter().map(|game| game["game"].as_str().expect("a name")).collect();
    assert_eq!(games, ["yinsh", "lyngk", "linko"]);
    for game in bots.as_array().expect("a list") {
        assert!(game["bots"].as_array().expect("a list").len() > 1);
        assert!(game["bots"][0]["description"].as_str().is_some_and(|line| !line.is_empty()));
    }
}

#[cfg(feature = "schema")]
#[test]
fn the_description_of_the_api_is_current() {
    use trilynx_server::http::description;
    for (name, current) in [("openapi.json", description::openapi()), ("asyncapi.json", description::asyncapi())] {
        let path = format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("TRILYNX_GEN").is_some() {
            std::fs::write(&path, &current).expect("the folder docs can be written to");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(written == current, "docs/{name} is not current: run `cargo xtask gen`");
    }
}

#[tokio::test]
async fn the_description_of_the_api_is_served() {
    let server = Running::start().await;
    let (_, described) = server.browser().get("/api/openapi.json").await;
    let current: Value = serde_json::from_str(trilynx_server::http::OPENAPI).expect("JSON");
    assert_eq!(described, current);
    for path in ["/api/me", "/api/account/sign-in", "/api/tokens/{id}", "/api/games", "/api/games/{table}/record", "/api/bots"] {
        assert!(described["paths"][path].is_object(), "{path}");
    }
}

/// The person's id is public and the key may be guessed, so neither may lead to the table.
#[tokio::test]
async fn a_private_table_cannot_be_found_by_its_openers_id_and_key() {
    let opening = json!({ "options": { "game": "yinsh", "variant": "standard", "players": 2, "private": true }, "seats": ["me", "open"], "key": "1" });
    let server = Running::start().await;
    let ada = server.browser();
    let (_, me) = ada.post("/api/guest", Value::Null).await;
    let (status, opened) = ada.post("/api/tables", opening.clone()).await;
    assert_eq!(status, StatusCode::CREATED, "{opened}");
    let hash = <sha2::Sha256 as sha2::Digest>::digest(format!("trilynx table 1{}1", me["person"]["id"].as_str().expect("an id")));
    let guessed = trilynx_protocol::TableId::from_random(hash[..16].try_into().expect("a digest is longer"));
    assert_ne!(opened["table"], json!(guessed));
    // Asked again it is the same table, also after a restart: the server's key is stored.
    assert_eq!(ada.post("/api/tables", opening.clone()).await.1, opened);
    let server = Running::start_in(server.stop().await, |_| {}).await;
    assert_eq!(ada.at(&server).post("/api/tables", opening).await.1, opened);
}
