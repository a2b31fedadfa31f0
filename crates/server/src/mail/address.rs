//! What we take for an address: less than the standards allow, and what people have.

/// The longest address, as SMTP takes it.
const LONGEST: usize = 254;
/// The longest part before the `@`.
const LONGEST_LOCAL: usize = 64;

/// An address to which mail can be sent. It has nothing in it that means something in a header or a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailAddress(String);

impl MailAddress {
    /// Reads one as it was typed.
    pub fn read(text: &str) -> Option<MailAddress> {
        let text = text.trim();
        if text.len() > LONGEST {
            return None;
        }
        let (local, domain) = text.rsplit_once('@')?;
        let is_atom = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~.".contains(&byte);
        let is_local =
            !local.is_empty() && local.len() <= LONGEST_LOCAL && local.bytes().all(is_atom) && !local.split('.').any(str::is_empty);
        let is_label = |label: &str| {
            !label.is_empty()
                && label.len() <= 63
                && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
                && !label.starts_with('-')
                && !label.ends_with('-')
        };
        // A number at the end is an address of a machine.
        let is_name = domain.rsplit_once('.').is_some_and(|(_, last)| last.len() >= 2 && !last.bytes().all(|byte| byte.is_ascii_digit()));
        (is_local && is_name && domain.split('.').all(is_label)).then(|| MailAddress(text.to_owned()))
    }

    /// As it was typed.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// As it is compared. The case before the `@` could matter by the standard, but in practice it does not.
    pub fn folded(&self) -> String {
        self.0.to_ascii_lowercase()
    }

    /// What is behind the `@`.
    pub fn domain(&self) -> &str {
        self.0.rsplit_once('@').map_or("", |(_, domain)| domain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_have_is_an_address_and_what_could_do_harm_is_none() {
        for good in
            ["ada@example.org", "Ada.Lovelace+games@mail.example.co.uk", "o'neil@xn--bcher-kva.example", " ada@example.org ", "a@b.cd"]
        {
            assert!(MailAddress::read(good).is_some_and(|read| read.text() == good.trim()), "{good}");
        }
        assert_eq!(MailAddress::read("Ada@Example.org").map(|read| read.folded()).as_deref(), Some("ada@example.org"));
        let long = format!("{}@example.org", "a".repeat(65));
        let longer = format!("a@{}.org", "b.".repeat(130));
        for bad in [
            "",
            "@",
            "ada",
            "ada@",
            "@example.org",
            "ada@example",
            "ada@localhost",
            "ada@127.0.0.1",
            "ada@[127.0.0.1]",
            "a da@example.org",
            "ada@exa mple.org",
            "ada@@example.org",
            "a@b@example.org",
            ".ada@example.org",
            "ada.@example.org",
            "a..b@example.org",
            "\"a b\"@example.org",
            "ada@example..org",
            "ada@-example.org",
            "ada@example-.org",
            "ada@example.org\r\nBcc: x@example.org",
            "ada\r\n@example.org",
            "ada,eve@example.org",
            "<ada@example.org>",
            "ada@example.org>",
            "ädä@example.org",
            "ada@bücher.example",
            "ada\0@example.org",
            "ada@example.o",
            &long,
            &longer,
        ] {
            assert!(MailAddress::read(bad).is_none(), "{bad:?}");
        }
    }
}
