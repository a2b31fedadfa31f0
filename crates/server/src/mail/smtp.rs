//! A connection to the mail server, and a mail on its way through it.

use super::address::MailAddress;
use super::letter::Letter;
use super::settings::{MailFrom, MailServer, MailSettings};
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, Message};
use std::net::IpAddr;
use std::time::Duration;

/// How long a mail server may take for one answer …
const ANSWER_WITHIN: Duration = Duration::from_secs(20);
/// … for all until it knows us …
const CONNECT_WITHIN: Duration = Duration::from_secs(40);
/// … and for a mail.
pub const SEND_WITHIN: Duration = Duration::from_secs(60);

/// Why a mail was not taken.
#[derive(Debug)]
pub enum Failure {
    /// There is no such address, and there will be none.
    NoSuchAddress(String),
    /// Anything that may be different later.
    Passing(String),
    /// The connection is of no use any more.
    Broken(String),
}

/// The mail server, which knows us.
pub struct Connection(AsyncSmtpConnection);

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}

impl Connection {
    /// Connects, begins TLS unless the server is on this machine, says hello, and signs in.
    pub async fn open(settings: &MailSettings) -> Result<Connection, String> {
        tokio::time::timeout(CONNECT_WITHIN, Connection::opened(settings)).await.unwrap_or_else(|_| Err("it does not answer".to_owned()))
    }

    async fn opened(settings: &MailSettings) -> Result<Connection, String> {
        let MailServer { secure, host, port, credentials } = &settings.server;
        let tls = || TlsParameters::builder(host.clone()).build_rustls().map_err(said);
        let first = if *secure { Some(tls()?) } else { None };
        let name = client_name(settings);
        let place = (host.as_str(), *port);
        let mut connection = AsyncSmtpConnection::connect_tokio1(place, Some(ANSWER_WITHIN), &name, first, None).await.map_err(said)?;
        if !secure && !settings.server.is_here() {
            // Without TLS anybody on the way could read the password and every link.
            if !connection.can_starttls() {
                connection.abort().await;
                return Err("it offers no STARTTLS, and nothing is sent without TLS".to_owned());
            }
            connection.starttls(tls()?, &name).await.map_err(said)?;
        }
        if let Some((user, password)) = credentials {
            let credentials = Credentials::new(user.clone(), password.clone());
            connection.auth(&[Mechanism::Plain, Mechanism::Login], &credentials).await.map_err(said)?;
        }
        Ok(Connection(connection))
    }

    /// Sends a mail.
    pub async fn send(&mut self, from: &MailFrom, to: &MailAddress, letter: &Letter) -> Result<(), Failure> {
        let message = message(from, to, letter).map_err(Failure::Passing)?;
        match tokio::time::timeout(SEND_WITHIN, self.sent(from, to, &message)).await {
            Ok(outcome) => outcome,
            Err(_) => Err(Failure::Broken("it does not answer".to_owned())),
        }
    }

    async fn sent(&mut self, from: &MailFrom, to: &MailAddress, message: &[u8]) -> Result<(), Failure> {
        let address = |address: &MailAddress| address.text().parse::<Address>().map_err(|error| Failure::Passing(said(error)));
        self.0.command(Mail::new(Some(address(&from.address)?), Vec::new())).await.map_err(failure)?;
        if let Err(error) = self.0.command(Rcpt::new(address(to)?, Vec::new())).await {
            return match refuses_the_address(&error) {
                true => {
                    self.reset().await;
                    Err(Failure::NoSuchAddress(said(error)))
                }
                false => Err(failure(error)),
            };
        }
        self.0.command(Data).await.map_err(failure)?;
        self.0.message(message).await.map_err(failure)?;
        Ok(())
    }

    /// Whether there can be another mail after one that failed.
    pub async fn reset(&mut self) -> bool {
        self.0.command(lettre::transport::smtp::commands::Rset).await.is_ok()
    }

    /// Ends the connection in good order.
    pub async fn close(mut self) {
        // What was sent has been taken, whatever is answered now.
        let _answer = self.0.quit().await;
    }
}

/// The name in our greeting: that of the site, or where that is an IP address, the domain of the sender.
fn client_name(settings: &MailSettings) -> ClientId {
    let site = settings.site.authority.split(':').next().unwrap_or_default();
    let is_name = site.contains('.') && site.parse::<IpAddr>().is_err() && !site.starts_with('[');
    ClientId::Domain(if is_name { site.to_owned() } else { settings.from.address.domain().to_owned() })
}

/// 5xx is for good. `5.7.…` is about us and not about the address: we may not send, or are taken for a spammer.
fn refuses_the_address(error: &lettre::transport::smtp::Error) -> bool {
    error.is_permanent() && !said(error).contains("5.7.")
}

fn failure(error: lettre::transport::smtp::Error) -> Failure {
    match error.status() {
        Some(_) => Failure::Passing(said(error)),
        None => Failure::Broken(said(error)),
    }
}

/// The mail with its headers.
fn message(from: &MailFrom, to: &MailAddress, letter: &Letter) -> Result<Vec<u8>, String> {
    let address = |address: &MailAddress| address.text().parse::<Address>().map_err(said);
    let header = |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
    let mut builder = Message::builder()
        .from(Mailbox::new(from.name.clone(), address(&from.address)?))
        .to(Mailbox::new(None, address(to)?))
        .subject(super::letter::one_line(&letter.subject))
        .message_id(Some(format!("<{}@{}>", letter.id, from.address.domain())))
        .date_now()
        // RFC 3834: nobody's holiday notice answers.
        .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
    if let Some(url) = &letter.unsubscribe {
        builder = builder
            .raw_header(header("List-Unsubscribe", format!("<{url}>")))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
    }
    let message = builder.multipart(MultiPart::alternative_plain_html(letter.text(), letter.html())).map_err(said)?;
    Ok(message.formatted())
}

/// Connects to the mail server, says hello, and leaves: what `trilynx doctor` does.
pub async fn hello(settings: &MailSettings) -> Result<(), String> {
    Connection::open(settings).await?.close().await;
    Ok(())
}
