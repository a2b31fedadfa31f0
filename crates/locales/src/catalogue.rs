//! The messages of one language.

use crate::Language;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use std::sync::OnceLock;
use trilynx_games::reason;
use trilynx_games::{ParseError, Reason};
use unic_langid::LanguageIdentifier;

/// What stands for a placeholder: a number, which decides about plurals, or a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(u32),
    /// A text, as it is.
    Text(String),
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number)
    }
}

impl From<String> for Value {
    /// A number is one wherever it comes from, so that plurals agree with it.
    fn from(text: String) -> Value {
        match text.parse::<u32>() {
            Ok(number) if number.to_string() == text => Value::Number(number),
            _ => Value::Text(text),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::from(text.to_owned())
    }
}

/// The messages of one language, ready to be filled in.
pub struct Catalogue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// One for each language, read when it is first spoken.
static CATALOGUES: [OnceLock<Catalogue>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

impl Catalogue {
    /// The messages of a language.
    pub fn of(language: Language) -> &'static Catalogue {
        CATALOGUES[language as usize].get_or_init(|| Catalogue::new(language))
    }

    fn new(language: Language) -> Catalogue {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_else(|_| unreachable!("{language} is a code of ISO 639"));
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Marks around placeholders are for mixed writing directions; ours all run from left to right, and terminals show the marks.
        bundle.set_use_isolating(false);
        for (_, text) in language.files().messages {
            // What can be read of a damaged file is used; a test makes sure that none is.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Catalogue { language, bundle }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of this id with its placeholders filled in; the English one where this language has none, else the id.
    pub fn text<'a>(&self, id: &str, values: impl IntoIterator<Item = (&'a str, Value)>) -> String {
        let mut arguments = FluentArgs::new();
        for (name, value) in values {
            arguments.set(name.to_owned(), FluentValue::from(value));
        }
        let english = Catalogue::of(Language::English);
        self.format(id, &arguments).or_else(|| english.format(id, &arguments)).unwrap_or_else(|| id.to_owned())
    }

    fn format(&self, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut problems = Vec::new();
        // A placeholder without a value stays visible as itself: better than no sentence.
        Some(self.bundle.format_pattern(pattern, Some(arguments), &mut problems).into_owned())
    }

    /// Why a move is refused.
    pub fn refusal(&self, refusal: &impl Reason) -> String {
        self.reason("refusal", refusal)
    }

    /// Why no game ever looks like a set-up.
    pub fn problem(&self, problem: &impl Reason) -> String {
        self.reason("problem", problem)
    }

    /// Why a text cannot be read. The English sentence says more than translations do, which show an example instead.
    pub fn unreadable(&self, unreadable: &ParseError) -> String {
        if self.language == Language::English {
            return unreadable.to_string();
        }
        let expected = &unreadable.expected;
        let values = expected.fields().into_iter().map(|(name, value)| (name, self.value("", value)));
        let message = self.text(&format!("expected-{}", kebab_case(expected.kind())), values);
        self.text("refused-unreadable", [("found", unreadable.found.as_str().into()), ("message", message.into())])
    }

    fn reason(&self, role: &str, reason: &impl Reason) -> String {
        let game = reason.clause().book.to_lowercase();
        let values = reason.fields();
        let values = values.into_iter().map(|(name, value)| (name, self.value(&game, value)));
        self.text(&format!("{game}-{role}-{}", kebab_case(reason.kind())), values)
    }

    /// A value in this language. Points and other notation are the same in all.
    fn value(&self, game: &str, value: reason::Value) -> Value {
        let word = |kind: &str, name: &str| Value::Text(self.text(&format!("{game}-{kind}-{name}"), []));
        match value {
            reason::Value::Number(number) => Value::Number(u32::try_from(number).unwrap_or(u32::MAX)),
            reason::Value::Seat(seat) => Value::Number(seat.0.into()),
            reason::Value::Player(player) => {
                let number = Value::Number(u32::from(player.0.0) + 1);
                Value::Text(self.text(&format!("{game}-player-number"), [("number", number)]))
            }
            reason::Value::Colour(colour) => word("colour", colour.name),
            reason::Value::Piece(piece) => word("piece", piece.name),
            reason::Value::Phrase { name, fields, .. } => {
                let fields = fields.into_iter().map(|(name, value)| (name, self.value(game, value)));
                Value::Text(self.text(&format!("{game}-{name}"), fields))
            }
            reason::Value::Point(point) => Value::Text(point.to_string()),
            reason::Value::Text(text) => Value::Text(text),
        }
    }
}

impl<'a> From<Value> for FluentValue<'a> {
    fn from(value: Value) -> FluentValue<'a> {
        match value {
            Value::Number(number) => FluentValue::from(number),
            Value::Text(text) => FluentValue::from(text),
        }
    }
}

/// `PointOccupied` as ids write it: `point-occupied`.
fn kebab_case(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}
