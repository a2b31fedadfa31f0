//! Which languages there are, and which one suits somebody best.

use crate::Files;
use trilynx_games::with_names;

/// Declares the languages: variant, code and folder, name in the language itself. The folder's files are built in.
macro_rules! languages {
    ($($variant:ident $code:literal $name:literal),* $(,)?) => {
        /// A language that Trilynx speaks.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Language {
            $(#[doc = $name] $variant),*
        }

        impl Language {
            /// Every language there is, in the order of their codes.
            pub const ALL: &'static [Language] = &[$(Language::$variant),*];

            /// The code of ISO 639: `de`.
            pub const fn code(self) -> &'static str {
                match self { $(Language::$variant => $code),* }
            }

            /// What the language calls itself: `Deutsch`.
            pub const fn name(self) -> &'static str {
                match self { $(Language::$variant => $name),* }
            }

            /// Its texts.
            pub fn files(self) -> &'static Files {
                match self { $(Language::$variant => &const { with_names!(files!($code)) }),* }
            }
        }
    };
}

/// A game's own texts are those of its name.
macro_rules! files {
    ($code:literal; $($game:ident)*) => {
        Files {
            messages: &[
                $((concat!(stringify!($game), ".ftl"), include_str!(concat!("../../../locales/", $code, "/", stringify!($game), ".ftl"))),)*
                $((
                    concat!("terminal/", stringify!($game), ".ftl"),
                    include_str!(concat!("../../../locales/", $code, "/terminal/", stringify!($game), ".ftl")),
                ),)*
                ("table.ftl", include_str!(concat!("../../../locales/", $code, "/table.ftl"))),
                ("reading.ftl", include_str!(concat!("../../../locales/", $code, "/reading.ftl"))),
                ("bots.ftl", include_str!(concat!("../../../locales/", $code, "/bots.ftl"))),
                ("puzzles.ftl", include_str!(concat!("../../../locales/", $code, "/puzzles.ftl"))),
                ("terminal.ftl", include_str!(concat!("../../../locales/", $code, "/terminal.ftl"))),
                ("previews.ftl", include_str!(concat!("../../../locales/", $code, "/previews.ftl"))),
                ("mail.ftl", include_str!(concat!("../../../locales/", $code, "/mail.ftl"))),
                ("push.ftl", include_str!(concat!("../../../locales/", $code, "/push.ftl"))),
            ],
            rules: &[$(include_str!(concat!("../../../locales/", $code, "/rules/", stringify!($game), ".md"))),*],
        }
    };
}

languages! {
    German "de" "Deutsch",
    English "en" "English",
    Spanish "es" "Español",
    French "fr" "Français",
    Italian "it" "Italiano",
    Dutch "nl" "Nederlands",
    Polish "pl" "Polski",
}

/// How many languages of a header are looked at: it comes from a stranger and may be long.
const MOST_LANGUAGES: usize = 32;

impl Language {
    /// The language of this code, if we speak it.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language that suits best who wants this: `de-AT,fr;q=0.8` as browsers write it, or `de_AT.UTF-8` and `de:fr` as terminals do.
    /// Regions make no difference. English where nothing fits.
    pub fn best(wanted: &str) -> Language {
        let mut best = None;
        for entry in wanted.split([',', ':']).take(MOST_LANGUAGES) {
            let mut parts = entry.trim().split(';');
            let code = parts.next().unwrap_or_default().split(['-', '_', '.', '@']).next().unwrap_or_default();
            let weight = parts.find_map(|part| part.trim().strip_prefix("q=")).map_or(Some(1.0), |text| text.parse::<f32>().ok());
            let (Some(language), Some(weight)) = (Language::from_code(code), weight) else { continue };
            if weight > best.map_or(0.0, |(_, most)| most) {
                best = Some((language, weight));
            }
        }
        best.map_or(Language::English, |(language, _)| language)
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.code())
    }
}
