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

#[test]
fn english_is_for_everybody_else() {
    for wanted in ["", "C", "C.UTF-8", "POSIX", "tlh-KX,ja;q=0.9", ";;;,,,:::", "en_GB.UTF-8", "en;q=nonsense", "*"] {
        assert_eq!(Language::best(wanted), Language::English, "{wanted}");
    }
}
