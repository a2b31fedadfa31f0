//! Which language people are answered in: refusals and the rules. What programs read stays English unless a language is asked for.

use trilynx_locales::{Catalogue, Language};

/// Reads a code such as `de`.
pub fn read(code: &str) -> Result<Language, String> {
    let codes = || Language::ALL.iter().map(|language| format!("{} ({})", language.code(), language.name())).collect::<Vec<_>>().join(", ");
    Language::from_code(code).ok_or_else(|| format!("the languages are {}", codes()))
}

/// What programs read.
pub fn english() -> &'static Catalogue {
    Catalogue::of(Language::English)
}

/// The language that was asked for, else that of the environment.
pub fn or_environment(asked: Option<Language>) -> &'static Catalogue {
    Catalogue::of(asked.unwrap_or_else(|| of_environment(|name| std::env::var(name).ok())))
}

/// POSIX: the first of these that says anything decides.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|text| !text.is_empty());
    Language::best(&said.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        let of = |variables: &[(&str, &str)]| {
            of_environment(|name| variables.iter().find(|(known, _)| *known == name).map(|(_, text)| text.to_string()))
        };
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LANG", "pl_PL.UTF-8")]), Language::Polish);
        assert_eq!(of(&[("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "fr_FR")]), Language::French);
        assert_eq!(of(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C.UTF-8")]), Language::English);
        assert_eq!(of(&[("LANG", "nl"), ("LC_ALL", "")]), Language::Dutch);
    }

    #[test]
    fn an_unknown_language_lists_the_others() {
        assert_eq!(read("IT"), Ok(Language::Italian));
        let list = read("tlh").expect_err("nobody speaks it here");
        assert!(list.contains("de (Deutsch)") && list.contains("pl (Polski)"), "{list}");
    }
}
