//! Whose passkeys they are: those of the host in the address that people type.

use super::PasskeyFault;
use crate::config::Config;
use crate::http::security::host;
use axum::http::HeaderMap;
use sha2::{Digest as _, Sha256};
use std::net::Ipv4Addr;

/// The server as browsers know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelyingParty {
    /// The host, to which every passkey is bound permanently.
    pub id: String,
    /// What a browser calls the origin of our pages.
    pub origin: String,
}

impl RelyingParty {
    /// From the public URL. Without one, a browser of the same machine may have passkeys for `localhost`, at the port that it asks.
    pub fn of(config: &Config, headers: &HeaderMap) -> Result<RelyingParty, PasskeyFault> {
        let (secure, authority) = match &config.public_url {
            Some(url) => (url.secure, url.authority.clone()),
            None => {
                let authority = host(headers).ok_or(PasskeyFault::NoRelyingParty)?.to_ascii_lowercase();
                (false, authority.strip_suffix(":80").unwrap_or(&authority).to_owned())
            }
        };
        let id = authority.split(':').next().unwrap_or_default().to_owned();
        let is_local = id == "localhost" || id.ends_with(".localhost");
        // An IPv6 address begins with a bracket.
        let is_name = !id.is_empty() && !id.starts_with('[') && id.parse::<Ipv4Addr>().is_err();
        if !is_name || !(secure || is_local) {
            return Err(PasskeyFault::NoRelyingParty);
        }
        Ok(RelyingParty { id, origin: format!("http{}://{authority}", if secure { "s" } else { "" }) })
    }

    /// What authenticators put before everything they sign.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.id.as_bytes()).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Settings;
    use axum::http::{HeaderValue, header};

    fn of(public_url: Option<&str>, host: &'static str) -> Option<(String, String)> {
        let public_url = public_url.map(|url| url.parse().expect("a URL"));
        let database = Some("unused.db".parse().expect("a file"));
        let config = Config::new(Settings { public_url, database, ..Settings::default() }).expect("sound settings");
        let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
        RelyingParty::of(&config, &headers).ok().map(|party| (party.id, party.origin))
    }

    #[test]
    fn a_name_with_tls_and_localhost_have_passkeys_and_addresses_have_none() {
        let party = |id: &str, origin: &str| Some((id.to_owned(), origin.to_owned()));
        assert_eq!(of(Some("https://Play.Example.org"), "other.example"), party("play.example.org", "https://play.example.org"));
        assert_eq!(of(Some("https://example.org:8443"), "x"), party("example.org", "https://example.org:8443"));
        assert_eq!(of(Some("http://localhost:8770"), "x"), party("localhost", "http://localhost:8770"));
        assert_eq!(of(None, "LOCALHOST:8770"), party("localhost", "http://localhost:8770"));
        assert_eq!(of(None, "localhost:80"), party("localhost", "http://localhost"));
        for (public_url, host) in [
            (Some("http://play.example.org"), "play.example.org"),
            (Some("https://192.0.2.7"), "192.0.2.7"),
            (Some("https://[2001:db8::7]:8443"), "localhost"),
            (Some("http://127.0.0.1:8770"), "localhost:8770"),
            (None, "127.0.0.1:8770"),
            (None, "[::1]:8770"),
            (None, "play.example.org"),
            (None, "notlocalhost"),
            (None, "bad host"),
        ] {
            assert_eq!(of(public_url, host), None, "{public_url:?} {host}");
        }
    }
}
