//! Plain requests, and who makes them.

use crate::stream::dial;
use crate::{Address, ClientError};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN, SET_COOKIE};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;
use trilynx_protocol::wire::Error;

/// The largest answer that is read.
const MAX_ANSWER_BYTES: usize = 8 << 20;
/// How long a request may take.
const WITHIN: Duration = Duration::from_secs(60);

/// Who is at a server.
#[derive(Clone, PartialEq, Eq)]
pub struct Login {
    pub(crate) address: Address,
    header: (HeaderName, HeaderValue),
}

impl Login {
    /// The account that this token is of.
    pub fn by_token(address: Address, token: &str) -> Result<Login, ClientError> {
        let value =
            HeaderValue::try_from(format!("Bearer {token}")).map_err(|_| ClientError::Connection("the token is no token".to_owned()))?;
        Ok(Login { address, header: (AUTHORIZATION, value) })
    }

    /// A new guest.
    pub async fn as_guest(address: Address) -> Result<Login, ClientError> {
        let (head, _) = send(&address, None, "POST", "/api/guest", Vec::new()).await?;
        let cookies = head.headers.get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok()?.split(';').next());
        let cookies = cookies.collect::<Vec<_>>().join("; ");
        let value = HeaderValue::try_from(cookies).ok().filter(|value| !value.is_empty());
        let value = value.ok_or_else(|| ClientError::Connection(format!("{address} gives a guest no cookie")))?;
        Ok(Login { address, header: (COOKIE, value) })
    }

    /// The server's address.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// What every request says about its sender.
    pub(crate) fn sign(&self, headers: &mut HeaderMap) -> Result<(), ClientError> {
        let origin = HeaderValue::try_from(self.address.to_string()).map_err(|error| ClientError::Connection(error.to_string()))?;
        headers.insert(ORIGIN, origin);
        headers.insert(self.header.0.clone(), self.header.1.clone());
        Ok(())
    }

    /// Reads something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(send(&self.address, Some(self), "GET", path, Vec::new()).await?.1)
    }

    /// Asks for something with a body.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body).map_err(|error| ClientError::Connection(error.to_string()))?;
        read(send(&self.address, Some(self), "POST", path, body).await?.1)
    }

    /// Ends something; there is nothing to read.
    pub async fn delete(&self, path: &str) -> Result<(), ClientError> {
        send(&self.address, Some(self), "DELETE", path, Vec::new()).await.map(drop)
    }
}

fn read<T: DeserializeOwned>(bytes: Bytes) -> Result<T, ClientError> {
    serde_json::from_slice(&bytes).map_err(|error| ClientError::Connection(format!("cannot read the server's answer: {error}")))
}

async fn send(
    address: &Address,
    login: Option<&Login>,
    method: &str,
    path: &str,
    body: Vec<u8>,
) -> Result<(hyper::http::response::Parts, Bytes), ClientError> {
    let cannot = |what: &dyn std::fmt::Display| ClientError::Connection(format!("{method} {address}{path}: {what}"));
    let asking = async {
        let stream = dial(address).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(|error| cannot(&error))?;
        let request = hyper::Request::builder().method(method).uri(path).header(HOST, address.authority());
        let mut request =
            request.header(CONTENT_TYPE, "application/json").body(Full::new(Bytes::from(body))).map_err(|error| cannot(&error))?;
        if let Some(login) = login {
            login.sign(request.headers_mut())?;
        }
        let answering = async {
            let (head, body) = sender.send_request(request).await.map_err(|error| cannot(&error))?.into_parts();
            let body = Limited::new(body, MAX_ANSWER_BYTES).collect().await.map_err(|error| cannot(&error))?;
            Ok((head, body.to_bytes()))
        };
        // The connection goes on only while it is asked to.
        tokio::pin!(answering);
        let connection = async {
            // What ends it shows in the answer.
            let _ended = connection.await;
            std::future::pending::<()>().await;
        };
        tokio::select! {
            answer = &mut answering => answer,
            () = connection => Err(cannot(&"the connection has ended")),
        }
    };
    let (head, body) = tokio::time::timeout(WITHIN, asking).await.unwrap_or_else(|_| Err(cannot(&"no answer")))?;
    if head.status.is_success() {
        return Ok((head, body));
    }
    match serde_json::from_slice::<Error>(&body) {
        Ok(Error::Refused { reason }) => Err(ClientError::Refused(reason)),
        Ok(error) => Err(ClientError::Server(error)),
        Err(_) => Err(cannot(&head.status)),
    }
}
