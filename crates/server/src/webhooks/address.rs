//! Where a webhook may lead. A stranger chooses the address and this server goes there, so that nothing may be reached which only this
//! machine can reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The longest address, in bytes.
pub const LONGEST_URL: usize = 500;

/// Which addresses webhooks may lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WebhookTargets {
    /// None: there are no webhooks.
    Off,
    /// Those of the internet, by TLS.
    #[default]
    Public,
    /// Also those of this machine and its network, and without TLS.
    Any,
}

/// An address that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WebhookUrl {
    /// Whether TLS is spoken there.
    pub secure: bool,
    /// The host, without brackets.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Host and port as the header has them.
    pub authority: String,
    /// Path and query.
    pub path: String,
}

impl WebhookUrl {
    /// Reads an address; says what is wrong with it.
    pub fn read(text: &str, targets: WebhookTargets) -> Result<WebhookUrl, String> {
        if text.len() > LONGEST_URL {
            return Err(format!("the address has {} bytes; {LONGEST_URL} are allowed", text.len()));
        }
        if let Some(odd) = text.chars().find(|character| !character.is_ascii_graphic() || "\"<>\\^`{|}#@".contains(*character)) {
            return Err(format!("{odd:?} cannot stand in the address of a webhook"));
        }
        let (secure, rest) = match text.split_once("://") {
            Some(("https", rest)) => (true, rest),
            Some(("http", rest)) if targets == WebhookTargets::Any => (false, rest),
            _ => return Err("the address has to begin with https://".to_owned()),
        };
        let at = rest.find(['/', '?']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(at);
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().map_err(|_| format!("{port:?} is no port"))?),
            _ => (authority, if secure { 443 } else { 80 }),
        };
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        if host.is_empty() {
            return Err("the address names no host".to_owned());
        }
        let url = WebhookUrl { secure, host, port, authority: authority.to_owned(), path };
        match url.host.parse::<IpAddr>() {
            Ok(address) if !may_reach(address, targets) => Err(format!("{address} is not an address of the internet")),
            _ => Ok(url),
        }
    }

    /// Where to connect to: an address that the name leads to now, if it is allowed. It is used as it is, so that the name cannot lead
    /// elsewhere a moment later.
    pub async fn resolve(&self, targets: WebhookTargets) -> Result<SocketAddr, String> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await.map_err(|error| format!("{}: {error}", self.host))?;
        let addresses: Vec<SocketAddr> = found.collect();
        let allowed = addresses.iter().find(|address| may_reach(address.ip(), targets)).copied();
        allowed.ok_or_else(|| format!("{} leads to no address of the internet", self.host))
    }
}

fn may_reach(address: IpAddr, targets: WebhookTargets) -> bool {
    match targets {
        WebhookTargets::Off => false,
        WebhookTargets::Public => is_public(address.to_canonical()),
        WebhookTargets::Any => true,
    }
}

/// Whether an address is one of the internet, as far as IANA's registries of special addresses tell.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let special = match address.octets() {
        // This network, private ones, carriers' networks, this machine, links.
        [0 | 10 | 127, ..] | [172, 16..=31, ..] | [192, 168, ..] | [100, 64..=127, ..] | [169, 254, ..] => true,
        // Protocols, documentation, the former relays of 6to4, benchmarks.
        [192, 0, 0 | 2, _] | [198, 51, 100, _] | [203, 0, 113, _] | [192, 88, 99, _] | [198, 18 | 19, ..] => true,
        // Multicast, reserved, broadcast.
        [224..=255, ..] => true,
        _ => false,
    };
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Only 2000::/3 is given out; of that, protocols (Teredo among them), documentation and 6to4 lead elsewhere.
    match address.segments() {
        [0x2001, 0..=0x01ff, ..] | [0x2001, 0x0db8, ..] | [0x2002, ..] | [0x3fff, 0..=0x0fff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        let check = |text: &str, expected: bool| assert_eq!(may_reach(text.parse().unwrap(), WebhookTargets::Public), expected, "{text}");
        for public in ["1.1.1.1", "9.9.9.9", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"] {
            check(public, true);
        }
        let special = "0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 \
                       192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 \
                       ::ffff:10.0.0.1 64:ff9b::7f00:1 fc00::1 fd12::1 fe80::1 ff02::1 2001:db8::1 2001::1 2002:7f00:1::1 3fff::1 5f00::1";
        special.split_whitespace().for_each(|address| check(address, false));
    }

    #[test]
    fn an_address_is_read_or_it_is_said_what_is_wrong() {
        let read = |text: &str| WebhookUrl::read(text, WebhookTargets::Public);
        let url = read("https://example.org/hook?a=1").unwrap();
        assert_eq!((url.secure, url.host.as_str(), url.port, url.path.as_str()), (true, "example.org", 443, "/hook?a=1"));
        let url = read("https://[2606:4700::1111]:8443?x").unwrap();
        assert_eq!(
            (url.host.as_str(), url.port, url.authority.as_str(), url.path.as_str()),
            ("2606:4700::1111", 8443, "[2606:4700::1111]:8443", "/?x")
        );
        for (wrong, why) in [
            ("http://example.org/", "https://"),
            ("ftp://example.org/", "https://"),
            ("https://", "no host"),
            ("https://127.0.0.1/", "127.0.0.1"),
            ("https://[::1]/", "::1"),
            ("https://me@example.org/", "'@'"),
            ("https://example.org/a b", "' '"),
            ("https://example.org:port/", "port"),
        ] {
            let said = read(wrong).unwrap_err();
            assert!(said.contains(why), "{wrong}: {said}");
        }
        assert!(read(&format!("https://example.org/{}", "x".repeat(500))).unwrap_err().contains("500"));
        assert!(WebhookUrl::read("http://127.0.0.1:8080/", WebhookTargets::Any).is_ok());
        assert!(WebhookUrl::read("https://1.1.1.1/", WebhookTargets::Off).is_err());
    }
}
