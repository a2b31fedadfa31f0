//! What opens /metrics for programs elsewhere.

use super::ConfigError;
use std::fmt;
use std::str::FromStr;

/// What opens /metrics. Its `Debug` shows nothing, so that it stays out of logs.
#[derive(Clone, PartialEq, Eq)]
pub struct MetricsToken(String);

impl MetricsToken {
    /// As it is sent.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl FromStr for MetricsToken {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<MetricsToken, ConfigError> {
        if text.len() < 16 || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(ConfigError("a metrics token has at least 16 visible ASCII characters".to_owned()));
        }
        Ok(MetricsToken(text.to_owned()))
    }
}

impl fmt::Debug for MetricsToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MetricsToken")
    }
}
