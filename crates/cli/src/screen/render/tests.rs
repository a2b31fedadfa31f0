use super::super::model::Picture;
use super::*;
use crate::draw::{Draw, Signs};
use crate::input::play_line;
use ratatui_core::backend::TestBackend;
use ratatui_core::terminal::Terminal;
use trilynx_games::chance::Seed;
use trilynx_games::{Game, Header, Seat, Viewer, with_game};
use trilynx_locales::Language;

const SIZES: [(u16, u16); 3] = [(60, 20), (80, 24), (120, 40)];
const LINES: [&str; 6] = [
    "yinsh/standard d5 e7 f4 g6 h8 c3 d2 e3 f9 g9 d5-d6",
    "yinsh/blitz",
    "lyngk/standard",
    "lyngk/six",
    "linko/standard players=2",
    "linko/standard players=5",
];

fn look(has_colours: bool, language: Language) -> Look {
    Look { has_colours, catalogue: Catalogue::of(language) }
}

/// The model of a position that somebody has to decide in.
fn model(line: &str, signs: Signs, look: Look) -> Model {
    let (header, words) = Header::split(line).expect("a line");
    let history: Vec<(String, String)> = words.map(|word| ("White".to_owned(), word.to_owned())).collect();
    let picture = with_game!(header.game, G => {
        let state = play_line::<G>(line, Some(&Seed([7; 64])), look.catalogue).unwrap_or_else(|_| panic!("{line}"));
        let seat = state.status().to_move().unwrap_or(Seat(0));
        let scene = G::scene(&state.view(Viewer::Seat(seat)), signs, look.catalogue);
        let choices = crate::play::choices::sorted(state.legal_texts());
        Picture { title: G::TITLE.to_owned(), scene, shown: history.len(), history, choices, status: "White".to_owned(), has_review: true, ..Picture::default() }
    });
    Model { picture, ..Model::default() }
}

fn draw(model: &Model, look: Look, (width, height): (u16, u16)) -> (Terminal<TestBackend>, Places) {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    let mut places = Places::new();
    terminal.draw(|frame| places = render(model, look, frame.buffer_mut())).expect("it draws");
    (terminal, places)
}

fn rows(terminal: &Terminal<TestBackend>) -> Vec<String> {
    let buffer = terminal.backend().buffer();
    (0..buffer.area.height).map(|y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect()).collect()
}

#[test]
fn every_board_fits_every_size() {
    for line in LINES {
        for size in SIZES {
            for signs in [Signs::Unicode, Signs::Ascii] {
                let look = look(true, Language::English);
                let model = model(line, signs, look);
                let (terminal, places) = draw(&model, look, size);
                let points: Vec<&(Rect, Target)> = places.iter().filter(|(_, target)| matches!(target, Target::Point(_))).collect();
                assert_eq!(points.len(), model.picture.scene.spots.len(), "{line} at {size:?}: every point can be clicked");
                for (n, (place, target)) in points.iter().enumerate() {
                    assert!(terminal.backend().buffer().area.intersection(*place) == *place, "{line} at {size:?}: {target:?}");
                    let overlaps = points[n + 1..].iter().find(|(other, _)| other.intersects(*place));
                    assert_eq!(overlaps, None, "{line} at {size:?}: {target:?}");
                }
                let rows = rows(&terminal);
                let text = rows.join("\n");
                for span in model.picture.scene.lines.iter().flatten() {
                    let words = span.text.split_whitespace().next().unwrap_or_default();
                    assert!(text.contains(words), "{line} at {size:?}: {words} in\n{text}");
                }
                assert!(text.contains("F10 quit"), "{line} at {size:?}\n{text}");
                if signs == Signs::Ascii {
                    let strange = text.chars().find(|sign| !sign.is_ascii());
                    assert_eq!(strange, None, "{line} at {size:?}\n{text}");
                }
            }
        }
    }
}

#[test]
fn pieces_stand_where_they_are_clicked() {
    let look = look(true, Language::English);
    let model = model("yinsh/standard d5 e7 f4", Signs::Unicode, look);
    for size in SIZES {
        let (terminal, places) = draw(&model, look, size);
        for (point, sign) in [("d5", "○"), ("e7", "●"), ("f4", "○"), ("g6", "·")] {
            let (place, _) = places.iter().find(|(_, target)| *target == Target::Point(point.to_owned())).expect("a point");
            assert_eq!(terminal.backend().buffer()[(place.x + 1, place.y)].symbol(), sign, "{point} at {size:?}");
        }
    }
}

#[test]
fn numbers_and_letters_of_the_board_stand_apart_from_each_other_and_from_pieces() {
    let look = look(true, Language::English);
    for line in ["yinsh/standard a2 a3 b1 e10 k7", "lyngk/standard", "lyngk/six"] {
        for size in SIZES {
            let (terminal, _) = draw(&model(line, Signs::Unicode, look), look, size);
            for row in &rows(&terminal)[1..] {
                let signs: Vec<char> = row.chars().collect();
                let touch = |pair: &[char]| matches!(pair, [one, '('] if one.is_ascii_digit()) || matches!(pair, [']', '[' | '0'..='9']);
                assert!(!signs.windows(2).any(touch), "{line} at {size:?}: {row}");
            }
        }
    }
}

#[test]
fn the_first_stack_does_not_move_the_board() {
    let look = look(true, Language::English);
    let start = "lyngk/standard layout=iggrgkrbgkkbbgiwkrbibiiribgkkbikbirgrgrwkrw";
    let before = model(start, Signs::Unicode, look);
    let moved = before.picture.choices.iter().find(|text| text.contains('-')).expect("a move of a stack");
    let after = model(&format!("{start} {moved}"), Signs::Unicode, look);
    for size in SIZES {
        let points = |model: &Model| {
            let (_, places) = draw(model, look, size);
            places.into_iter().filter(|(_, target)| matches!(target, Target::Point(_))).collect::<Vec<_>>()
        };
        assert_eq!(points(&before), points(&after), "{size:?}");
    }
}

#[test]
fn the_marked_choice_and_the_last_move_are_seen_on_the_board() {
    let look = look(true, Language::English);
    let mut model = model("yinsh/standard d5 e7 f4", Signs::Unicode, look);
    let modifiers = |model: &Model, point: &str| {
        let (terminal, places) = draw(model, look, (80, 24));
        let (place, _) = places.iter().find(|(_, target)| *target == Target::Point(point.to_owned())).expect("a point");
        terminal.backend().buffer()[(place.x + 1, place.y)].modifier
    };
    assert!(modifiers(&model, "f4").contains(Modifier::UNDERLINED));
    assert!(modifiers(&model, "a2").contains(Modifier::REVERSED), "the first choice is marked");
    model.press(Key::Down);
    assert!(!modifiers(&model, "a2").contains(Modifier::REVERSED));
    assert!(modifiers(&model, "a3").contains(Modifier::REVERSED));
}

#[test]
fn without_colours_there_are_none() {
    for (has_colours, expected) in [(true, true), (false, false)] {
        let look = look(has_colours, Language::English);
        let (terminal, _) = draw(&model("lyngk/standard", Signs::Unicode, look), look, (80, 24));
        let is_coloured = terminal.backend().buffer().content.iter().any(|cell| cell.fg != Color::Reset);
        assert_eq!(is_coloured, expected);
    }
}

#[test]
fn a_window_that_is_too_small_says_so_in_every_language() {
    for language in Language::ALL {
        let look = look(true, *language);
        let (terminal, places) = draw(&model("yinsh/standard", Signs::Unicode, look), look, (40, 10));
        assert!(places.is_empty());
        let text = rows(&terminal).join(" ");
        assert!(text.contains("60") && text.contains("20"), "{language:?}: {text}");
    }
}

#[test]
fn help_and_questions_fit_the_smallest_screen_in_every_language() {
    for language in Language::ALL {
        let look = look(true, *language);
        let mut model = model("yinsh/standard d5", Signs::Unicode, look);
        model.helps = true;
        for is_live in [false, true] {
            model.picture.is_live = is_live;
            let text = rows(&draw(&model, look, (60, 20)).0).join("\n");
            let help = look.catalogue.text("terminal-help", []);
            let live = look.catalogue.text("terminal-live-help", []);
            let words = if is_live { format!("{live} {help}") } else { help };
            let shown: Vec<&str> = text.split_whitespace().collect();
            let words: Vec<&str> = words.split_whitespace().collect();
            assert!(shown.windows(words.len()).any(|part| part == words), "{language:?}, on a server: {is_live}\n{text}");
        }
        model.picture.is_live = false;
        model.helps = false;
        model.asks = Some(Sure::Quit);
        let text = rows(&draw(&model, look, (60, 20)).0).join("\n");
        assert!(text.contains(&look.catalogue.text("terminal-sure-quit", [])), "{language:?}: {text}");
    }
}

#[test]
fn the_cursor_is_where_the_next_character_goes() {
    let look = look(true, Language::English);
    let mut model = model("yinsh/standard d5 e7 f4 g6 h8 c3 d2 e3 f9 g9", Signs::Unicode, look);
    for size in SIZES {
        let area = Rect { x: 0, y: 0, width: size.0, height: size.1 };
        assert_eq!(cursor(&model, area), None, "nothing is typed");
        model.press(Key::Sign('d'));
        model.press(Key::Sign('5'));
        model.press(Key::Left);
        let (terminal, _) = draw(&model, look, size);
        let at = cursor(&model, area).expect("a cursor");
        assert_eq!(terminal.backend().buffer()[at].symbol(), "5", "{size:?}");
        // However much is typed.
        (0..90).for_each(|_| drop(model.press(Key::Sign('x'))));
        let (terminal, _) = draw(&model, look, size);
        let at = cursor(&model, area).expect("a cursor");
        assert!(area.contains(at), "{size:?}: {at:?}");
        assert_eq!(terminal.backend().buffer()[(at.x - 1, at.y)].symbol(), "x");
        model.press(Key::Quit);
        assert_eq!(cursor(&model, area), None, "a question stands there");
        model.press(Key::Escape);
        model.press(Key::Escape);
    }
    model.click(Target::Point("d5".to_owned()));
    model.press(Key::Sign('d'));
    let (terminal, _) = draw(&model, look, (80, 24));
    assert!(rows(&terminal).join("\n").contains("> d5 d"), "a point that was clicked is kept");
    assert_eq!(cursor(&model, Rect { x: 0, y: 0, width: 80, height: 24 }), Some(Position { x: 6, y: 21 }));
}

#[test]
fn a_game_on_a_server_fits_every_size_in_every_language() {
    for language in Language::ALL {
        for (line, size) in LINES.iter().flat_map(|line| SIZES.map(|size| (line, size))) {
            let look = look(true, *language);
            let mut model = model(line, Signs::Unicode, look);
            let text = |id: &str| look.catalogue.text(id, [("player", "White (Ada-Lovelace)".into()), ("number", 12.into())]);
            model.picture.title = "YINSH  White (Ada-Lovelace) 1:02:05  Black (Grace-Hopper) 0:30×3  and many more of them".to_owned();
            model.picture.status = text("terminal-live-takeback");
            (model.picture.is_live, model.picture.is_asked, model.picture.has_review) = (true, true, false);
            model.picture.chat = (0..40).map(|n| format!("Ada-Lovelace: said-{n}, and some more")).collect();
            let (terminal, places) = draw(&model, look, size);
            let rows = rows(&terminal);
            let shown = rows.join("\n");
            assert!(rows[0].contains("White (Ada-Lovelace) 1:02:05"), "{shown}");
            assert_eq!(rows[0].trim_end().ends_with(".."), size.0 < 100, "{shown}");
            for key in [Key::Yes, Key::No, Key::Resign, Key::Quit] {
                assert!(
                    places.iter().any(|(_, target)| *target == Target::Key(key)),
                    "{language:?} {size:?}: {key:?} can be clicked\n{shown}"
                );
            }
            model.picture.is_asked = false;
            let (_, places) = draw(&model, look, size);
            assert!(places.iter().any(|(_, target)| *target == Target::Key(Key::Quit)), "{language:?} {size:?}");
            model.picture.is_asked = true;
            // The newest line is seen where there is room for chat, and choices are in any case.
            assert_eq!(shown.contains("said-39"), size.0 >= 80, "{language:?} {size:?}\n{shown}");
            assert!(places.iter().any(|(_, target)| *target == Target::Choice(0)), "{shown}");
            model.helps = true;
            let help = super::tests::rows(&draw(&model, look, size).0).join(" ");
            assert!(help.contains("/claim") && help.contains("F8"), "{language:?} {size:?}\n{help}");
        }
    }
}

#[test]
fn a_note_that_does_not_fit_shows_that_there_is_more() {
    let look = look(true, Language::English);
    let mut model = model("yinsh/standard d5", Signs::Unicode, look);
    model.note = "Ada: so many words that no line of this window can have all of them ".repeat(5);
    let shown = rows(&draw(&model, look, (60, 20)).0);
    assert!(shown[18].trim_end().ends_with(".."), "{}", shown.join("\n"));
    model.note = "Ada: a few words".to_owned();
    let shown = rows(&draw(&model, look, (60, 20)).0).join("\n");
    assert!(shown.contains("Ada: a few words ") && !shown.contains(".."), "{shown}");
}

#[test]
fn a_link_is_read_as_a_whole_on_the_smallest_screen_in_every_language() {
    let link = "https://play.example.org/table/abcdefghijkl";
    for language in Language::ALL {
        let look = look(true, *language);
        let status = look.catalogue.text("terminal-live-waiting", [("link", link.into())]);
        let model = Model { picture: Picture { status, is_live: true, ..Picture::default() }, ..Model::default() };
        let rows = rows(&draw(&model, look, (60, 20)).0);
        assert!(rows.iter().any(|row| row.contains(link)), "{language:?}\n{}", rows.join("\n"));
    }
}
