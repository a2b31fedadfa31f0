//! Where mail goes out: asked for, and tried. No mail is sent.

use super::questions::Questions;
use crate::Failure;
use trilynx_server::config::PublicUrl;
use trilynx_server::mail::{MailFrom, MailServer, MailSettings};

/// How often the settings of mail are asked for, if they do not work.
const MOST_TRIES: usize = 10;

/// What flags say, or what is answered. There is no mail without a public address: its links would lead nowhere.
pub(super) fn settings(
    server: Option<MailServer>,
    from: Option<MailFrom>,
    site: Option<&PublicUrl>,
    questions: &mut Questions,
) -> Result<Option<MailSettings>, Failure> {
    let sound = |server, from| MailSettings::new(server, from, site).map_err(|error| Failure::Said(error.to_string()));
    if server.is_some() || from.is_some() {
        return sound(server, from);
    }
    let Some(site) = site.filter(|_| questions.asks && cfg!(feature = "mail")) else { return Ok(None) };
    questions.say("\nWith a mail server, people can get links when a password is forgotten, notices and daily summaries.")?;
    for _ in 0..MOST_TRIES {
        let Some(server) = ask_server(questions)? else { return Ok(None) };
        let Some(mail) = sound(Some(server), Some(ask_sender(site, questions)?))? else { return Ok(None) };
        if !questions.confirm("Try the connection now", true)? {
            return Ok(Some(mail));
        }
        match hello(&mail) {
            Ok(()) => {
                questions.say(&format!("  {} lets this server in.", mail.server))?;
                return Ok(Some(mail));
            }
            Err(why) => questions.say(&format!("  {}: {why}", mail.server))?,
        }
        let read = |text: &str| match text {
            "again" => Ok(Next::Again),
            "keep" => Ok(Next::Keep),
            "none" => Ok(Next::NoMail),
            _ => Err("again, keep or none".to_owned()),
        };
        match questions.ask("Answer again, keep it as it is, or send no mail (none)", Some(Next::Again), read, |_| "again".to_owned())? {
            Next::Again => {}
            Next::Keep => return Ok(Some(mail)),
            Next::NoMail => return Ok(None),
        }
    }
    Err(Failure::Said("the mail server could not be reached; nothing was written".to_owned()))
}

enum Next {
    Again,
    Keep,
    NoMail,
}

fn ask_server(questions: &mut Questions) -> Result<Option<MailServer>, Failure> {
    let read_host = |text: &str| match text {
        "none" => Ok(None),
        _ if text.contains([':', '@', '/']) && !text.starts_with('[') => Err(format!("{text:?} is more than the name of a server")),
        // A setting without user and password: nothing secret is repeated.
        _ => format!("smtps://{text}").parse::<MailServer>().map(Some).map_err(|error| error.to_string()),
    };
    let Some(mut server) = questions.ask("Mail server, such as mail.example.org", Some(None), read_host, |_| "none".to_owned())? else {
        return Ok(None);
    };
    // On this machine nobody listens in; elsewhere nothing is sent without TLS.
    let (other, usual, port) = if server.is_here() { ("plain", false, 25) } else { ("starttls", true, 587) };
    let read = |text: &str| match text {
        "tls" => Ok(true),
        text if text == other => Ok(false),
        _ => Err(format!("tls or {other}")),
    };
    let shown = |secure: &bool| if *secure { "tls".to_owned() } else { other.to_owned() };
    let question =
        if server.is_here() { "Encryption: tls, or plain on this machine" } else { "Encryption: tls from the beginning, or starttls" };
    server.secure = questions.ask(question, Some(usual), read, shown)?;
    let read_port =
        |text: &str| text.parse::<u16>().ok().filter(|port| *port > 0).ok_or_else(|| format!("{text:?} is no number from 1 to 65535"));
    server.port = questions.ask("Port", Some(if server.secure { 465 } else { port }), read_port, ToString::to_string)?;
    let read_user = |text: &str| Ok(Some(text.to_owned()).filter(|text| text != "none"));
    let user = questions.ask("User there, if it wants to know who sends", Some(None), read_user, |_| "none".to_owned())?;
    server.credentials = match user {
        Some(user) => Some((user, questions.ask_secret("Password")?)),
        None => None,
    };
    Ok(Some(server))
}

fn ask_sender(site: &PublicUrl, questions: &mut Questions) -> Result<MailFrom, Failure> {
    let host = site.authority.split(':').next().unwrap_or_default();
    let usual = format!("Trilynx <games@{host}>");
    let read = |text: &str| text.parse::<MailFrom>().map_err(|error| error.to_string());
    questions.ask("Sender of the mails", read(&usual).ok(), read, |_| usual.clone())
}

#[cfg(feature = "mail")]
fn hello(mail: &MailSettings) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| error.to_string())?;
    runtime.block_on(trilynx_server::mail::hello(mail))
}

#[cfg(not(feature = "mail"))]
fn hello(_: &MailSettings) -> Result<(), String> {
    Err("this program was built without mail".to_owned())
}
