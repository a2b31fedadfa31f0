//! Which language suits somebody.

use trilynx_locales::{Catalogue, Language};

#[test]
fn a_language_is_found_by_its_code() {
    for &language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert_eq!(Catalogue::of(language).language(), language);
    }
    assert_eq!(Language::from_code("EN"), Some(Language::English));
    assert_eq!(Language::from_code("tlh"), None);
    assert!(Language::ALL.is_sorted_by_key(|language| language.code()));
}

/// A folder of texts that no language names would never be read, nor tested.
#[test]
fn every_folder_is_a_language() {
    let folders = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales")).expect("the texts are beside the crates");
    let mut codes: Vec<String> = folders.map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned()).collect();
    codes.sort();
    assert_eq!(codes, ["de", "en", "es", "fr", "it", "nl", "pl"]);
    assert_eq!(codes, Language::ALL.iter().map(|language| language.code()).collect::<Vec<_>>());
}

#[test]
fn english_is_for_everybody_else() {
    for wanted in ["", "C", "C.UTF-8", "POSIX", "tlh-KX,ja;q=0.9", ";;;,,,:::", "en_GB.UTF-8", "en;q=nonsense", "*"] {
        assert_eq!(Language::best(wanted), Language::English, "{wanted}");
    }
}

#[test]
fn the_first_language_asked_for_that_exists_is_taken() {
    for (wanted, best) in [
        ("de-AT,de;q=0.9,en;q=0.8", Language::German),
        ("tlh, en;q=0.3, de;q=0.7", Language::German),
        ("de;q=0, en;q=0.1", Language::English),
        ("de_CH.UTF-8@euro", Language::German),
        ("tlh:de:en", Language::German),
        ("DE", Language::German),
        ("den", Language::English),
    ] {
        assert_eq!(Language::best(wanted), best, "{wanted}");
    }
    let too_long = format!("{}de", "tlh,".repeat(1_000));
    assert_eq!(Language::best(&too_long), Language::English);
}

/// Plurals are those of the language, whether the number comes as one or as text.
#[test]
fn a_number_decides_about_the_plural() {
    let german = Catalogue::of(Language::German);
    let told = |number: &str| german.text("clock-correspondence", [("days", number.into())]);
    assert_eq!(told("1"), "1 Tag pro Zug");
    assert_eq!(told("3"), "3 Tage pro Zug");
    assert_eq!(told("+1"), "+1 Tage pro Zug");
    let polish = |number: u32| Catalogue::of(Language::Polish).text("refused-stale", [("number", number.into())]);
    for (number, ending) in [(1, "1 ruch."), (3, "3 ruchy."), (5, "5 ruchów."), (12, "12 ruchów."), (23, "23 ruchy.")] {
        assert!(polish(number).ends_with(ending), "{}", polish(number));
    }
}
