//! Where a server is: `https://play.example.org`.

use std::{fmt, str::FromStr};
use trilynx_protocol::TableId;

/// The address of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Whether what is said is encrypted.
    pub(crate) is_secure: bool,
    /// A name or a number, an IPv6 address without its brackets.
    pub(crate) host: String,
    pub(crate) port: u16,
}

/// The text is no address of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadAddress(String);

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read \"{}\": expected the address of a server, such as https://play.example.org or http://127.0.0.1:8770", self.0)
    }
}

impl std::error::Error for BadAddress {}

impl Address {
    /// Whether others could read what is said: not encrypted, and not to this machine.
    pub fn can_be_overheard(&self) -> bool {
        let is_here = self.host == "localhost" || self.host.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback());
        !self.is_secure && !is_here
    }

    /// Host and port as headers have them: without a port that goes without saying.
    pub(crate) fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        if self.port == usual_port(self.is_secure) { host } else { format!("{host}:{}", self.port) }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.is_secure { "https" } else { "http" }, self.authority())
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Address, BadAddress> {
        read(text).ok_or_else(|| BadAddress(text.chars().take(100).collect()))
    }
}

fn read(text: &str) -> Option<Address> {
    let (scheme, rest) = text.split_once("://")?;
    let is_secure = match scheme {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    let authority = rest.strip_suffix('/').unwrap_or(rest);
    let (host, port) = match authority.strip_prefix('[') {
        Some(six) => {
            let (host, rest) = six.split_once(']')?;
            host.parse::<std::net::Ipv6Addr>().ok()?;
            (host, if rest.is_empty() { None } else { Some(rest.strip_prefix(':')?) })
        }
        None => match authority.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (authority, None),
        },
    };
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':');
    if host.is_empty() || host.len() > 255 || !host.chars().all(is_part) {
        return None;
    }
    let port = match port {
        Some(port) => port.parse().ok().filter(|port| *port > 0)?,
        None => usual_port(is_secure),
    };
    Some(Address { is_secure, host: host.to_ascii_lowercase(), port })
}

/// A table, as people hand it to each other: `https://play.example.org/table/ID`, or its id alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLink {
    /// Where, if it is said.
    pub server: Option<Address>,
    /// The table's id.
    pub table: TableId,
}

impl FromStr for TableLink {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<TableLink, BadLink> {
        let wrong = || BadLink(text.chars().take(100).collect());
        if let Ok(table) = text.parse() {
            return Ok(TableLink { server: None, table });
        }
        let plain = text.split(['?', '#']).next().unwrap_or_default();
        let (server, table) = plain.rsplit_once("/table/").ok_or_else(wrong)?;
        let table = table.strip_suffix('/').unwrap_or(table).parse().map_err(|_| wrong())?;
        Ok(TableLink { server: Some(server.parse().map_err(|_| wrong())?), table })
    }
}

/// The text is no link to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLink(String);

impl fmt::Display for BadLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read \"{}\": expected the link to a table, such as https://play.example.org/table/…, or its id", self.0)
    }
}

impl std::error::Error for BadLink {}

impl Address {
    /// The link to a table.
    pub fn link(&self, table: TableId) -> String {
        format!("{self}/table/{table}")
    }
}

fn usual_port(is_secure: bool) -> u16 {
    if is_secure { 443 } else { 80 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_as_they_print() {
        for (text, printed, overheard) in [
            ("http://127.0.0.1:8770", "http://127.0.0.1:8770", false),
            ("http://localhost:8770/", "http://localhost:8770", false),
            ("https://Play.Example.org/", "https://play.example.org", false),
            ("https://play.example.org:443", "https://play.example.org", false),
            ("http://play.example.org", "http://play.example.org", true),
            ("http://[::1]:8770", "http://[::1]:8770", false),
        ] {
            let address: Address = text.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!((address.to_string().as_str(), address.can_be_overheard()), (printed, overheard), "{text}");
        }
        for wrong in [
            "",
            "play.example.org",
            "ftp://a",
            "http://",
            "http://a:0",
            "http://a:b",
            "http://a/b",
            "http://a b",
            "http://[a]",
            "http://u@h",
        ] {
            assert_eq!(wrong.parse::<Address>(), Err(BadAddress(wrong.to_owned())), "{wrong}");
        }
    }

    #[test]
    fn links_name_a_table_and_where_it_is() {
        let table = TableId::from_random([7; 16]);
        let alone: TableLink = table.to_string().parse().expect("an id");
        assert_eq!(alone, TableLink { server: None, table });
        let server: Address = "https://play.example.org".parse().expect("an address");
        for link in [server.link(table), format!("{}/?seat=1#chat", server.link(table))] {
            assert_eq!(link.parse(), Ok(TableLink { server: Some(server.clone()), table }), "{link}");
        }
        for wrong in
            ["", "no id", "https://play.example.org", "https://play.example.org/table/", "play.example.org/table/abc", "/table/abc"]
        {
            assert_eq!(wrong.parse::<TableLink>(), Err(BadLink(wrong.to_owned())), "{wrong}");
        }
    }
}
