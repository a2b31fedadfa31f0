//! Where push messages may go. A browser names the address, and a stranger may say that it was a browser: so it is that of a push service which
//! is known, or which the host has named.

use crate::webhooks::{WebhookTargets, WebhookUrl};
use std::str::FromStr;

/// The push services of browsers: Chrome and those built like it, Firefox, Edge, Safari.
const KNOWN: [&str; 4] = ["fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com", "*.push.apple.com"];

/// A host, or all hosts below one: `*.example.org`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushHost(String);

impl PushHost {
    fn holds(&self, host: &str) -> bool {
        matches(&self.0, host)
    }
}

impl FromStr for PushHost {
    type Err = String;

    fn from_str(text: &str) -> Result<PushHost, String> {
        let host = text.strip_prefix("*.").unwrap_or(text);
        let is_host =
            !host.is_empty() && host.len() <= 253 && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-".contains(&byte));
        if is_host {
            Ok(PushHost(text.to_ascii_lowercase()))
        } else {
            Err(format!("{text:?} is no host, such as push.example.org or *.example.org"))
        }
    }
}

fn matches(pattern: &str, host: &str) -> bool {
    match pattern.strip_prefix('*') {
        // At least one more label: the dot is part of what is left.
        Some(end) => host.len() > end.len() && host.ends_with(end),
        None => host == pattern,
    }
}

/// Where push messages may go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushTargets {
    /// Whether there are any at all.
    pub on: bool,
    /// Hosts besides those that are known.
    pub hosts: Vec<PushHost>,
    /// Which addresses. No setting: tests alone allow others than those of the internet.
    pub addresses: WebhookTargets,
}

impl Default for PushTargets {
    fn default() -> PushTargets {
        PushTargets { on: true, hosts: Vec::new(), addresses: WebhookTargets::Public }
    }
}

impl PushTargets {
    /// Reads the address of a subscription; says what is wrong with it.
    pub fn read(&self, text: &str) -> Result<WebhookUrl, String> {
        let url = WebhookUrl::read(text, self.addresses)?;
        let host = url.host.to_ascii_lowercase();
        let is_known = KNOWN.iter().any(|known| matches(known, &host)) || self.hosts.iter().any(|other| other.holds(&host));
        let is_usual = url.secure && url.port == 443 || self.addresses == WebhookTargets::Any;
        if self.on && is_known && is_usual { Ok(url) } else { Err(format!("{host} is no push service that this server knows")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_services_are_reached() {
        let targets = PushTargets { hosts: vec!["push.example.org".parse().unwrap()], ..PushTargets::default() };
        let check = |address: &str, expected: bool| assert_eq!(targets.read(address).is_ok(), expected, "{address}");
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://wns2-par02p.notify.windows.com/w/?token=abc",
            "https://web.push.apple.com/abc",
            "https://push.example.org/abc",
            "https://FCM.googleapis.com/abc",
        ] {
            check(good, true);
        }
        for bad in [
            "http://fcm.googleapis.com/abc",
            "https://fcm.googleapis.com:8443/abc",
            "https://fcm.googleapis.com.example.net/abc",
            "https://evilfcm.googleapis.com/abc",
            "https://evilpush.apple.com/abc",
            "https://notify.windows.com/abc",
            "https://example.org/abc",
            "https://sub.push.example.org/abc",
            "https://127.0.0.1/abc",
            "https://user@fcm.googleapis.com/abc",
        ] {
            check(bad, false);
        }
        let off = PushTargets { on: false, ..targets };
        assert!(off.read("https://fcm.googleapis.com/abc").is_err());
        for wrong in ["", "*.", "a b", "host:80", "https://x", "*.*.org"] {
            assert!(wrong.parse::<PushHost>().is_err(), "{wrong}");
        }
    }
}
