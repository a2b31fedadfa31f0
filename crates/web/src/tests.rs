use super::*;
use trilynx_assets::ASSETS;

const FOR_EVER: &str = "max-age=31536000, immutable";

fn page_text() -> &'static str {
    std::str::from_utf8(FILES.page(false).bytes).expect("a page is UTF-8")
}

/// Whether the bundle is a page that says that there is none.
fn skipped() -> bool {
    EMBEDDED.len() == 1
}

#[test]
fn the_page_answers_for_every_screen_and_for_nothing_else() {
    for path in ["/", "/play/yinsh", "/table/abcdefghijkl"] {
        assert_eq!(FILES.file_or_page(path, true), Some(FILES.page(true)), "{path}");
    }
    for path in ["/assets/none.js", "/favicon.ico"] {
        assert_eq!(FILES.file_or_page(path, true), None, "{path}");
    }
    assert_eq!(FILES.page(false).cache, "no-cache");
    assert_eq!(FILES.page(false).content_type, "text/html; charset=utf-8");
}

#[test]
fn what_the_page_asks_for_is_there_and_may_be_kept() {
    let wanted: Vec<&str> = page_text().split('"').filter(|word| word.starts_with(ASSETS)).collect();
    assert!(skipped() || !wanted.is_empty(), "the page names no assets");
    for path in wanted {
        let found = FILES.file(path, true).unwrap_or_else(|| panic!("{path} is missing"));
        assert_eq!((found.encoding, found.cache), (Some("br"), FOR_EVER), "{path}");
        assert!(found.bytes.len() < FILES.file(path, false).expect("the same file").bytes.len(), "{path} did not get smaller");
    }
}

#[test]
fn fonts_and_first_texts_are_light() {
    // What a browser fetches on the way to a first table, its tests count.
    const FONTS: usize = 60_000;
    const TEXTS: usize = 12 * 1024;
    let size = |file: &Embedded| file.size();
    let fonts: usize = FILES.iter().filter(|file| file.path().ends_with(".woff2")).map(size).sum();
    assert!(fonts <= FONTS, "{fonts} bytes of fonts");
    for language in ["de", "en", "es", "fr", "it", "nl", "pl"] {
        let named = format!("{ASSETS}{language}-");
        let texts: Vec<&Embedded> =
            FILES.iter().filter(|file| file.path().starts_with(&named) && !file.path().contains("-later-")).collect();
        assert!(skipped() || texts.len() == 1, "{language}: {} files of first texts", texts.len());
        assert!(texts.iter().all(|file| size(file) <= TEXTS), "{language}: {:?}", texts.iter().map(|file| size(file)).collect::<Vec<_>>());
    }
}

#[test]
fn nothing_inline_is_left_for_the_content_policy_to_stop() {
    assert!(!page_text().contains("style="));
    for script in page_text().split("<script").skip(1) {
        assert!(skipped() || script.split('>').next().is_some_and(|tag| tag.contains("src=")), "an inline script: {script}");
    }
}

/// Bots and browsers are given the same bytes, so that they are in the program once.
#[test]
fn the_networks_are_those_of_the_bots() {
    let built_in: [&[u8]; 3] =
        [&trilynx_bots::linko::network::BUILT_IN, &trilynx_bots::lyngk::network::BUILT_IN, &trilynx_bots::yinsh::network::BUILT_IN];
    let networks: Vec<&str> = FILES.iter().map(Embedded::path).filter(|path| path.ends_with(".net")).collect();
    let has_engine = FILES.file("/engine.json", false).is_some();
    assert_eq!(networks.len(), if has_engine { built_in.len() } else { 0 });
    for (path, built_in) in networks.into_iter().zip(built_in) {
        let found = FILES.file(path, true).expect("it is on the list");
        assert_eq!((found.bytes.as_ptr_range(), found.encoding), (built_in.as_ptr_range(), Some("br")), "{path}");
    }
}

/// A program that was built where nothing compiles for WebAssembly has no engine, and no list of it.
#[test]
fn the_engine_is_listed_with_its_networks_and_is_light() {
    const MODULES: [(&str, usize); 2] = [("engine", 350_000), ("learning", 266_000)];
    let list = FILES.file("/engine.json", false).map(|list| std::str::from_utf8(list.bytes).expect("JSON is UTF-8"));
    let named: Vec<&str> = list.unwrap_or_default().split('"').filter(|word| word.starts_with(ASSETS)).collect();
    let modules = FILES.iter().filter(|file| file.path().ends_with(".wasm")).count();
    assert_eq!((modules, named.len() > 2), if list.is_some() { (2, true) } else { (0, false) }, "{named:?}");
    for path in named {
        let found = FILES.file(path, true).unwrap_or_else(|| panic!("{path} is missing"));
        assert_eq!((found.encoding, found.cache), (Some("br"), FOR_EVER), "{path}");
        if path.ends_with(".wasm") {
            assert_eq!(found.content_type, "application/wasm");
            let most = MODULES.iter().find(|(name, _)| path.starts_with(&format!("{ASSETS}{name}-"))).map(|(_, most)| *most);
            assert!(Some(found.bytes.len()) <= most, "{path}: {} bytes", found.bytes.len());
        }
    }
}
