//! One call: a POST by HTTP/1.1 to an address that was checked, of whose answer only the status is read. Redirects are not followed.

use super::address::WebhookUrl;
use axum::body::Body;
use axum::http::{Request, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

/// How long a call may take altogether.
const WITHIN: Duration = Duration::from_secs(10);

/// Whom the system trusts. Read once, when the first call is made.
static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider())).with_safe_default_protocol_versions();
    Arc::new(config.expect("the provider knows the versions").with_root_certificates(roots).with_no_client_auth())
});

/// What opens a connection that is encrypted and that nobody else answers.
pub fn tls() -> TlsConnector {
    TlsConnector::from(TLS.clone())
}

/// What is sent.
pub struct Call<'a> {
    /// Where to.
    pub url: &'a WebhookUrl,
    /// The headers that say what it is and sign it.
    pub headers: Vec<(&'static str, String)>,
    /// What is said.
    pub body: Vec<u8>,
}

/// The status of the answer; why there was none.
pub async fn send(call: Call<'_>, to: SocketAddr) -> Result<u16, String> {
    let answer = async {
        let stream = TcpStream::connect(to).await.map_err(|error| format!("{to}: {error}"))?;
        if !call.url.secure {
            return exchange(stream, call).await;
        }
        let name = ServerName::try_from(call.url.host.clone()).map_err(|error| format!("{}: {error}", call.url.host))?;
        let stream = tls().connect(name, stream).await.map_err(|error| format!("TLS: {error}"))?;
        exchange(stream, call).await
    };
    tokio::time::timeout(WITHIN, answer).await.unwrap_or_else(|_| Err(format!("no answer within {WITHIN:?}")))
}

async fn exchange(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, call: Call<'_>) -> Result<u16, String> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
    let mut request = Request::post(&call.url.path)
        .header(header::HOST, &call.url.authority)
        .header(header::USER_AGENT, concat!("Trilynx/", env!("CARGO_PKG_VERSION")));
    for (name, value) in call.headers {
        request = request.header(name, value);
    }
    let request = request.body(Body::from(call.body)).map_err(|error| error.to_string())?;
    let answer = sender.send_request(request);
    tokio::pin!(answer);
    // The connection is driven until the head of the answer is there, and dropped with what follows. It may end with the answer.
    let answer = tokio::select! {
        answer = &mut answer => answer,
        _ended = connection => answer.await,
    };
    answer.map(|answer| answer.status().as_u16()).map_err(|error| error.to_string())
}
