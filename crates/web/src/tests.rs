use super::*;

fn page_text() -> &'static str {
    std::str::from_utf8(page(false).bytes).expect("a page is UTF-8")
}

/// Whether the bundle is a page that says that there is none.
fn skipped() -> bool {
    FILES.len() == 1
}

#[test]
fn the_page_answers_for_every_screen_and_for_nothing_else() {
    for path in ["/", "/play/yinsh", "/table/abcdefghijkl"] {
        assert_eq!(file_or_page(path, true), Some(page(true)), "{path}");
    }
    for path in ["/assets/none.js", "/favicon.ico"] {
        assert_eq!(file_or_page(path, true), None, "{path}");
    }
    assert_eq!(page(false).cache, ASK_EACH_TIME);
    assert_eq!(page(false).content_type, "text/html; charset=utf-8");
}

#[test]
fn what_the_page_asks_for_is_there_and_may_be_kept() {
    let wanted: Vec<&str> = page_text().split('"').filter(|word| word.starts_with(ASSETS)).collect();
    assert!(skipped() || !wanted.is_empty(), "the page names no assets");
    for path in wanted {
        let found = file(path, true).unwrap_or_else(|| panic!("{path} is missing"));
        assert_eq!((found.encoding, found.cache), (Some("br"), FOR_EVER), "{path}");
        assert!(found.bytes.len() < file(path, false).expect("the same file").bytes.len(), "{path} did not get smaller");
    }
}

#[test]
fn the_first_table_is_light() {
    // Code and styles of whatever the way to a table may need, and one language; rules and lessons are loaded when they are read.
    // What a browser really fetches, its tests count.
    const MOST: usize = 145 * 1024;
    const NOT_ON_THE_WAY: [&str; 12] =
        ["About", "Account", "DiagramView", "Lesson", "Lessons", "Lobby", "Profile", "Rules", "Settings", "StudyView", "diagrams", "qr"];
    const FONTS: usize = 60_000;
    let size = |file: &Embedded| file.brotli.unwrap_or(file.plain).len();
    let name_is = |file: &Embedded, names: &[&str]| {
        let name = file.path.trim_start_matches(ASSETS).split('-').next().unwrap_or_default();
        names.contains(&name)
    };
    let language = |file: &&Embedded| name_is(file, &["de", "en", "es", "fr", "it", "nl", "pl"]);
    let rules = |file: &&Embedded| name_is(file, &["yinsh", "lyngk", "linko"]);
    let largest = FILES.iter().filter(language).map(size).max().unwrap_or(0);
    let elsewhere = |file: &&Embedded| name_is(file, &NOT_ON_THE_WAY);
    let font = |file: &&Embedded| file.path.ends_with(".woff2");
    let code: usize = FILES.iter().filter(|file| !language(file) && !rules(file) && !elsewhere(file) && !font(file)).map(size).sum();
    let fonts: usize = FILES.iter().filter(font).map(size).sum();
    assert!(fonts <= FONTS, "{fonts} bytes of fonts");
    assert!(skipped() || largest > 0, "the languages have other names");
    for name in NOT_ON_THE_WAY {
        assert!(skipped() || FILES.iter().any(|file| name_is(file, &[name])), "{name} has another name");
    }
    assert!(code + largest <= MOST, "{code} bytes of code and styles, {largest} of texts");
}

#[test]
fn nothing_inline_is_left_for_the_content_policy_to_stop() {
    assert!(!page_text().contains("style="));
    for script in page_text().split("<script").skip(1) {
        assert!(skipped() || script.split('>').next().is_some_and(|tag| tag.contains("src=")), "an inline script: {script}");
    }
}
