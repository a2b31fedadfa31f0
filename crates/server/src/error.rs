//! What a client receives when something goes wrong: a [`Error`] with the status that fits. Causes go to the log alone.

use crate::store::StoreError;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use trilynx_protocol::wire::Error;

/// A request that failed. The body is the error as JSON; nothing else of what happened leaves the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiError(pub Error);

/// What a handler returns.
pub type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    /// The request cannot be understood; `message` says what is expected, in English.
    pub fn malformed(message: impl Into<String>) -> ApiError {
        ApiError(Error::Malformed { message: message.into() })
    }

    /// A name, password or label that cannot be had.
    pub fn unfit(what: &str, message: impl Into<String>) -> ApiError {
        ApiError(Error::Unfit { what: what.to_owned(), message: message.into() })
    }

    /// The server made a mistake: the cause is logged, and the client is informed that the fault is the server's.
    pub fn internal(cause: impl std::fmt::Display) -> ApiError {
        tracing::error!(%cause, "internal error");
        ApiError(Error::Internal)
    }

    /// The status that goes with the error.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.0.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl From<Error> for ApiError {
    fn from(error: Error) -> ApiError {
        ApiError(error)
    }
}

impl From<StoreError> for ApiError {
    fn from(cause: StoreError) -> ApiError {
        tracing::error!(%cause, "the store does not answer");
        ApiError(Error::Unavailable)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(&self.0)).into_response();
        if let Error::Limited { wait_ms, .. } = &self.0 {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait_ms.div_ceil(1000).max(1)));
        }
        // Errors depend on the caller and the time.
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}
