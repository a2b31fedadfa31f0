//! A mail as it is read: paragraphs, links and lists, as plain text and as HTML.
//!
//! The one thing to know: names of people and tournaments are only ever in the text, on one line each, and never in a header.

use std::fmt::Write as _;

/// The longest text of one line, in characters.
const LONGEST_LINE: usize = 300;

/// A piece of a mail.
pub enum Part {
    /// A sentence or a few.
    Text(String),
    /// What it is all about.
    Link {
        /// What it is called.
        label: String,
        /// Where it leads.
        url: String,
    },
    /// Links, each with what it is about.
    List(Vec<(String, String)>),
    /// What stands below, in small letters.
    Footer(String),
}

/// A mail.
pub struct Letter {
    /// Its subject.
    pub subject: String,
    /// What it says.
    pub parts: Vec<Part>,
    /// Where a mail program ends such mails with one request (RFC 8058).
    pub unsubscribe: Option<String>,
    /// The same for each try to send it, so that a mail program shows it once.
    pub id: String,
    /// The language.
    pub language: &'static str,
}

/// A text on one line: whatever would begin another, or do something else, is a space.
pub fn one_line(text: &str) -> String {
    text.chars()
        .take(LONGEST_LINE)
        .map(|sign| if sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}') { ' ' } else { sign })
        .collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Letter {
    /// As plain text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for part in &self.parts {
            match part {
                Part::Text(said) => text.push_str(&one_line(said)),
                Part::Link { label, url } => write!(text, "{}:\n{url}", one_line(label)).expect("a String takes everything"),
                Part::List(lines) => {
                    let lines: Vec<String> = lines.iter().map(|(said, url)| format!("* {}\n  {url}", one_line(said))).collect();
                    text.push_str(&lines.join("\n"));
                }
                Part::Footer(said) => write!(text, "-- \n{}", one_line(said)).expect("a String takes everything"),
            }
            text.push_str("\n\n");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        text
    }

    /// As HTML: nothing is loaded from anywhere.
    pub fn html(&self) -> String {
        let mut body = String::new();
        for part in &self.parts {
            match part {
                Part::Text(said) => write!(body, "<p>{}</p>", escaped(&one_line(said))),
                Part::Link { label, url } => write!(body, "<p><a href=\"{}\">{}</a></p>", escaped(url), escaped(&one_line(label))),
                Part::List(lines) => {
                    let line =
                        |(said, url): &(String, String)| format!("<li><a href=\"{}\">{}</a></li>", escaped(url), escaped(&one_line(said)));
                    write!(body, "<ul>{}</ul>", lines.iter().map(line).collect::<String>())
                }
                Part::Footer(said) => write!(body, "<p><small>{}</small></p>", escaped(&one_line(said))),
            }
            .expect("a String takes everything");
            body.push('\n');
        }
        format!(
            "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title></head><body>\n{body}</body></html>\n",
            self.language,
            escaped(&self.subject)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_are_called_stays_text() {
        let letter = Letter {
            subject: "A & B".to_owned(),
            parts: vec![
                Part::Text("Hi <b>Eve</b>\r\nBcc: x@example.org".to_owned()),
                Part::List(vec![("\"Eve\" & co.\u{2028}next".to_owned(), "https://example.org/?a=1&b=2".to_owned())]),
                Part::Link { label: "Open\nme".to_owned(), url: "https://example.org/x".to_owned() },
                Part::Footer("Bye".to_owned()),
            ],
            unsubscribe: None,
            id: "x".to_owned(),
            language: "en",
        };
        let expected = "Hi <b>Eve</b>  Bcc: x@example.org\n\n* \"Eve\" & co. next\n  https://example.org/?a=1&b=2\n\nOpen me:\nhttps://example.org/x\n\n-- \nBye\n";
        assert_eq!(letter.text(), expected);
        let html = letter.html();
        for found in [
            "<title>A &amp; B</title>",
            "Hi &lt;b&gt;Eve&lt;/b&gt;  Bcc:",
            "href=\"https://example.org/?a=1&amp;b=2\">&quot;Eve&quot; &amp; co. next<",
            "<small>Bye</small>",
        ] {
            assert!(html.contains(found), "{found} in {html}");
        }
        assert_eq!(one_line(&"x".repeat(1000)).len(), LONGEST_LINE);
    }
}
