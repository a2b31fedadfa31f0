//! A stream of bytes to a server, encrypted or not.

use crate::{Address, ClientError};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a server may take to answer a call.
const WITHIN: Duration = Duration::from_secs(20);

/// Anything that bytes go through.
pub trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// Calls a server.
pub async fn dial(address: &Address) -> Result<Box<dyn Stream>, ClientError> {
    let cannot = |what: &dyn std::fmt::Display| ClientError::Connection(format!("cannot connect to {address}: {what}"));
    let calling = async {
        let stream = TcpStream::connect((address.host.as_str(), address.port)).await.map_err(|error| cannot(&error))?;
        // A move is a small frame, and somebody waits for it.
        stream.set_nodelay(true).map_err(|error| cannot(&error))?;
        if !address.is_secure {
            return Ok(Box::new(stream) as Box<dyn Stream>);
        }
        let name = ServerName::try_from(address.host.clone()).map_err(|error| cannot(&error))?;
        let stream = TlsConnector::from(trusting()?).connect(name, stream).await.map_err(|error| cannot(&error))?;
        Ok(Box::new(stream) as Box<dyn Stream>)
    };
    tokio::time::timeout(WITHIN, calling).await.unwrap_or_else(|_| Err(cannot(&"no answer")))
}

/// Trusts whom this machine trusts.
fn trusting() -> Result<Arc<ClientConfig>, ClientError> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(ClientError::Connection("this machine has no certificates to trust a server by".to_owned()));
    }
    Ok(Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()))
}
