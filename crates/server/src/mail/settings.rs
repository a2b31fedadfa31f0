//! Where mail goes out, and in whose name.

use super::address::MailAddress;
use crate::config::{ConfigError, PublicUrl};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// The longest name of a sender, in bytes.
const LONGEST_NAME: usize = 80;
/// The usual ports: TLS from the beginning, and submission with STARTTLS.
const PORTS: (u16, u16) = (465, 587);

/// A server that takes mail from us. Its `Debug` and `Display` hide who we are there and the password.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer {
    /// Whether TLS is there from the beginning. Otherwise it begins with STARTTLS, but on this machine.
    pub secure: bool,
    /// A name or an address, without brackets.
    pub host: String,
    /// The port.
    pub port: u16,
    /// The user and the password, if it wants to know them.
    pub credentials: Option<(String, String)>,
}

impl MailServer {
    /// Whether it is on this machine, where nobody listens in.
    pub fn is_here(&self) -> bool {
        self.host == "localhost" || self.host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    }

    /// As it stands in a file of settings, with user and password.
    pub fn url(&self) -> String {
        let shown = self.to_string();
        let encoded = |text: &str| -> String {
            let sign = |byte: u8| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") };
            text.bytes().map(sign).collect()
        };
        match (&self.credentials, shown.split_once("://")) {
            (Some((user, password)), Some((scheme, place))) => format!("{scheme}://{}:{}@{place}", encoded(user), encoded(password)),
            _ => shown,
        }
    }
}

impl FromStr for MailServer {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<MailServer, ConfigError> {
        // What was typed is not repeated: there is a password in it.
        let wrong =
            |what: &str| ConfigError(format!("a mail server is smtps://USER:PASSWORD@HOST:465 or smtp://USER:PASSWORD@HOST:587: {what}"));
        let (scheme, rest) = text.split_once("://").ok_or_else(|| wrong("there is no scheme"))?;
        let secure = match scheme {
            "smtps" => true,
            "smtp" => false,
            _ => return Err(wrong("the scheme is neither smtps nor smtp")),
        };
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (user, place) = rest.rsplit_once('@').map_or((None, rest), |(user, place)| (Some(user), place));
        let credentials = match user {
            None => None,
            Some(user) => {
                let (user, password) = user.split_once(':').ok_or_else(|| wrong("a user needs a password"))?;
                let decoded = |part: &str| decoded(part).filter(|part| !part.is_empty());
                let broken = || wrong("user or password is empty, or has a % that begins no %XX");
                Some((decoded(user).ok_or_else(broken)?, decoded(password).ok_or_else(broken)?))
            }
        };
        let (host, port) = match place.strip_prefix('[') {
            Some(bracketed) => {
                let (host, rest) = bracketed.split_once(']').ok_or_else(|| wrong("a bracket is open"))?;
                host.parse::<std::net::Ipv6Addr>().map_err(|_| wrong("what is in brackets is no IPv6 address"))?;
                (host, rest.strip_prefix(':').or(rest.is_empty().then_some("")))
            }
            None => place.split_once(':').map_or((place, Some("")), |(host, port)| (host, Some(port))),
        };
        let usual = if secure { PORTS.0 } else { PORTS.1 };
        let port = match port {
            Some("") => usual,
            Some(port) => port.parse().ok().filter(|port| *port > 0).ok_or_else(|| wrong("the port is no number from 1 to 65535"))?,
            None => return Err(wrong("the port is no number from 1 to 65535")),
        };
        let is_host =
            !host.is_empty() && host.len() <= 253 && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:".contains(&byte));
        if !is_host {
            return Err(wrong("the host is no name and no address"));
        }
        Ok(MailServer { secure, host: host.to_ascii_lowercase(), port, credentials })
    }
}

/// `%XX` stands for a byte, so that a password can have any sign.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        bytes.push(digit(rest.next())? * 16 + digit(rest.next())?);
    }
    let text = String::from_utf8(bytes).ok()?;
    (!text.chars().any(char::is_control)).then_some(text)
}

impl fmt::Display for MailServer {
    /// For people to read: without user and password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        write!(f, "smtp{}://{host}:{}", if self.secure { "s" } else { "" }, self.port)
    }
}

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Who mail is from: `Trilynx <games@example.org>`, or an address alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailFrom {
    /// A name, if there is one.
    pub name: Option<String>,
    /// The address.
    pub address: MailAddress,
}

impl fmt::Display for MailFrom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => write!(f, "{name} <{}>", self.address.text()),
            None => f.write_str(self.address.text()),
        }
    }
}

impl FromStr for MailFrom {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<MailFrom, ConfigError> {
        let wrong = || ConfigError(format!("a sender is Trilynx <games@example.org> or games@example.org, not {text:?}"));
        let text = text.trim();
        let (name, address) = match text.strip_suffix('>') {
            Some(named) => named.rsplit_once('<').map(|(name, address)| (name.trim(), address)).ok_or_else(wrong)?,
            None => ("", text),
        };
        let name = name.strip_prefix('"').and_then(|name| name.strip_suffix('"')).unwrap_or(name);
        if name.len() > LONGEST_NAME || name.chars().any(|sign| sign.is_control() || "<>\"\\".contains(sign)) {
            return Err(wrong());
        }
        let address = MailAddress::read(address).ok_or_else(wrong)?;
        Ok(MailFrom { name: (!name.is_empty()).then(|| name.to_owned()), address })
    }
}

/// All that is needed to send mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailSettings {
    /// Where it goes out.
    pub server: MailServer,
    /// Who it is from.
    pub from: MailFrom,
    /// Where links lead.
    pub site: PublicUrl,
}

impl MailSettings {
    /// Both or neither, and only where links lead somewhere.
    pub fn new(server: Option<MailServer>, from: Option<MailFrom>, site: Option<&PublicUrl>) -> Result<Option<MailSettings>, ConfigError> {
        let wrong = |what: &str| Err(ConfigError(what.to_owned()));
        let (server, from) = match (server, from) {
            (None, None) => return Ok(None),
            (Some(server), Some(from)) => (server, from),
            (Some(_), None) => return wrong("mail-server: say also from whom mail is, as mail-from"),
            (None, Some(_)) => return wrong("mail-from: say also where mail goes out, as mail-server"),
        };
        let Some(site) = site else { return wrong("mail-server: the links in mails need public-url, the address people type") };
        if !cfg!(feature = "mail") {
            return wrong("mail-server: this program was built without mail; build it with `--features mail`, or take a package");
        }
        Ok(Some(MailSettings { server, from, site: site.clone() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_server_is_read_and_its_password_never_shown() {
        let read = |text: &str| text.parse::<MailServer>();
        let server = read("smtps://ada:p%40ss:w%2Ford@Mail.Example.org").expect("a server");
        assert_eq!((server.secure, server.host.as_str(), server.port), (true, "mail.example.org", 465));
        assert_eq!(server.credentials, Some(("ada".to_owned(), "p@ss:w/ord".to_owned())));
        assert_eq!(
            (format!("{server}"), format!("{server:?}")),
            ("smtps://mail.example.org:465".to_owned(), "smtps://mail.example.org:465".to_owned())
        );
        assert_eq!(
            read("smtp://games@example.org:secret@mail.example.org/").map(|server| (server.port, server.credentials)),
            Ok((587, Some(("games@example.org".to_owned(), "secret".to_owned()))))
        );
        assert_eq!(
            read("smtp://[::1]:2525").map(|server| (server.is_here(), server.to_string())),
            Ok((true, "smtp://[::1]:2525".to_owned()))
        );
        for server in [
            MailServer { credentials: Some(("ada@x".to_owned(), "p@ss:w/o rd%ü\"\\".to_owned())), ..server.clone() },
            MailServer { secure: false, host: "::1".to_owned(), port: 25, credentials: None },
        ] {
            assert_eq!(read(&server.url()), Ok(server.clone()), "{}", server.url());
        }
        for (text, here) in [
            ("smtp://127.0.0.1:25", true),
            ("smtp://localhost:25", true),
            ("smtp://10.0.0.1:25", false),
            ("smtp://localhost.example.org", false),
        ] {
            assert_eq!(read(text).map(|server| server.is_here()), Ok(here), "{text}");
        }
        for wrong in [
            "",
            "mail.example.org",
            "http://mail.example.org",
            "smtp://",
            "smtp://a@mail.example.org",
            "smtp://:x@mail.example.org",
            "smtp://a:@mail.example.org",
            "smtp://a:%zz@mail.example.org",
            "smtp://a:%0a@mail.example.org",
            "smtp://mail.example.org:0",
            "smtp://mail.example.org:x",
            "smtp://mail.example.org:99999",
            "smtp://mail.example.org/path",
            "smtp://mail example.org",
            "smtp://[::1",
            "smtp://[localhost]",
            "smtp://[::1]25",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let said = read("smtp://ada:secret@mail.example.org:x").expect_err("no port").to_string();
        assert!(!said.contains("secret") && !said.contains("ada"), "{said}");
    }

    #[test]
    fn a_sender_has_an_address_and_may_have_a_name() {
        let read = |text: &str| text.parse::<MailFrom>().ok().map(|from| (from.name, from.address.text().to_owned()));
        let known = |name: Option<&str>| Some((name.map(str::to_owned), "games@example.org".to_owned()));
        assert_eq!(read("Trilynx <games@example.org>"), known(Some("Trilynx")));
        assert_eq!(read("\"Spiele, täglich\" <games@example.org>"), known(Some("Spiele, täglich")));
        assert_eq!(read(" games@example.org "), known(None));
        assert_eq!(read("<games@example.org>"), known(None));
        for text in ["Trilynx <games@example.org>", "games@example.org"] {
            assert_eq!(text.parse::<MailFrom>().expect("a sender").to_string(), text);
        }
        for wrong in [
            "",
            "Trilynx",
            "Trilynx <games>",
            "Trilynx games@example.org>",
            "A\r\nBcc: x <games@example.org>",
            "<a@example.org> <b@example.org>",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
