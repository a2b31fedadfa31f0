//! A server on a free port with an empty folder, and browsers that talk to it.

use reqwest::header::{HeaderMap, HeaderName};
use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use trilynx_server::accounts::passwords::Cost;
use trilynx_server::config::Database;
use trilynx_server::serve::Server;
use trilynx_server::service::Closed;
use trilynx_server::{Config, Service, Settings};

/// Many tests stop a server while clients are connected that read nothing more.
pub const CLOSE_WITHIN: Duration = Duration::from_millis(300);

/// A running server. It stops, without ceremony, when it is dropped.
pub struct Running {
    pub address: SocketAddr,
    pub service: Service,
    pub folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Closed>,
}

impl Running {
    /// With the usual settings but for cheap passwords.
    pub async fn start() -> Running {
        Running::start_with(|_| {}).await
    }

    /// With other settings.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> Running {
        Running::start_in(TempDir::new().expect("a folder"), change).await
    }

    /// In a folder that another server may have left.
    pub async fn start_in(folder: TempDir, change: impl FnOnce(&mut Config)) -> Running {
        let settings = Settings {
            listen: Some(vec!["127.0.0.1:0".parse().expect("an address")]),
            database: Some(Database::Sqlite(folder.path().join("games.db"))),
            ..Settings::default()
        };
        let mut config = Config::new(settings).expect("sound settings");
        config.web = trilynx_web::FILES;
        config.password_cost = Cost { memory_kib: 64, passes: 1 };
        config.close_within = CLOSE_WITHIN;
        change(&mut config);
        let server = Server::start(config).await.expect("the server starts");
        let address = server.addresses()[0];
        let service = server.service().clone();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run_within(crate::contract::checked, async {
            // Stops when it is told to, and when the test has ended.
            let _told = stopped.await;
        }));
        Running { address, service, folder, stop, task }
    }

    /// Stops it in good order, and keeps the folder.
    pub async fn stop(self) -> TempDir {
        drop(self.stop);
        assert_eq!(self.task.await.expect("it ends well"), Closed::InOrder);
        self.folder
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Somebody new, who keeps cookies and says where a request comes from, as a browser does.
    pub fn browser(&self) -> Browser {
        self.browser_at(&format!("http://{}", self.address))
    }

    /// The same behind a proxy that says that they come from this address.
    pub fn browser_from(&self, address: &str) -> Browser {
        let headers = HeaderMap::from_iter([(HeaderName::from_static("x-forwarded-for"), address.parse().expect("an address"))]);
        let client = reqwest::Client::builder().cookie_store(true).default_headers(headers).build().expect("a client");
        Browser { client, base: format!("http://{}", self.address) }
    }

    /// The same, who calls the server by another name.
    pub fn browser_at(&self, base: &str) -> Browser {
        let client = reqwest::Client::builder().cookie_store(true).build().expect("a client");
        Browser { client, base: base.to_owned() }
    }

    /// Anyone who keeps no cookies.
    pub fn stranger(&self, method: Method, path: &str) -> RequestBuilder {
        reqwest::Client::new().request(method, self.url(path))
    }
}

pub struct Browser {
    client: reqwest::Client,
    base: String,
}

impl Browser {
    /// The same browser, at a server that was started again.
    pub fn at(&self, server: &Running) -> Browser {
        Browser { client: self.client.clone(), base: format!("http://{}", server.address) }
    }

    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client.request(method, format!("{}{path}", self.base)).header("origin", &self.base)
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        read(self.request(Method::GET, path).send().await.expect("an answer")).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        read(self.request(Method::POST, path).json(&body).send().await.expect("an answer")).await
    }

    pub async fn delete(&self, path: &str) -> (StatusCode, Value) {
        read(self.request(Method::DELETE, path).send().await.expect("an answer")).await
    }

    /// Makes an account with the password `correct horse`.
    pub async fn sign_up(&self, name: &str) -> Value {
        let (status, me) = self.post("/api/account", credentials(name)).await;
        assert_eq!(status, StatusCode::CREATED, "{me}");
        me["person"].clone()
    }

    /// Signs in with the password `correct horse`.
    pub async fn sign_in(&self, name: &str) -> (StatusCode, Value) {
        self.post("/api/account/sign-in", credentials(name)).await
    }

    pub async fn me(&self) -> Value {
        let (status, me) = self.get("/api/me").await;
        assert_eq!(status, StatusCode::OK, "{me}");
        me["person"].clone()
    }
}

/// What the server of this test logs, kept to be searched. Only what happens on the test's own thread is: the runtime must have no other.
pub struct KeptLog {
    kept: Arc<Mutex<Vec<u8>>>,
    _second: tracing::Dispatch,
    _logging: tracing::subscriber::DefaultGuard,
}

impl KeptLog {
    pub fn start() -> KeptLog {
        let kept = Arc::new(Mutex::new(Vec::new()));
        let writer = kept.clone();
        let filter: Targets = "debug,trilynx_server=trace,trilynx_table=trace".parse().expect("a filter");
        let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(move || Kept(writer.clone()));
        let log = tracing_subscriber::registry().with(lines.with_filter(filter));
        // With one subscriber alone, whether a line is wanted is asked on the thread that comes by it first, which may be another test's.
        let second = tracing::Dispatch::new(tracing_subscriber::registry());
        let logging = tracing::subscriber::set_default(log);
        tracing::info!("the log is kept");
        KeptLog { kept, _second: second, _logging: logging }
    }

    pub fn text(&self) -> String {
        let text = String::from_utf8(self.kept.lock().expect("nobody panics while holding it").clone()).expect("text");
        assert!(text.contains("the log is kept") && text.contains("answered"), "there is a log to search");
        text
    }
}

struct Kept(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics while holding it").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

pub fn credentials(name: &str) -> Value {
    serde_json::json!({ "name": name, "password": "correct horse" })
}

/// Status and JSON; nothing for an empty body.
pub async fn read(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.expect("a body");
    let body = if text.is_empty() { Value::Null } else { serde_json::from_str(&text).unwrap_or(Value::String(text)) };
    (status, body)
}
