use super::*;

fn model(choices: &str) -> Model {
    let choices = choices.split(' ').map(ToOwned::to_owned).collect();
    let history = vec![("White".to_owned(), "e5".to_owned()); 3];
    Model { picture: Picture { choices, history, shown: 3, ..Picture::default() }, ..Model::default() }
}

fn type_in(screen: &mut Model, text: &str) {
    text.chars().for_each(|sign| drop(screen.press(Key::Sign(sign))));
}

fn presses(model: &mut Model, keys: &[Key]) -> Option<Action> {
    keys.iter().fold(None, |_, key| model.press(*key))
}

#[test]
fn a_move_is_typed_marked_or_clicked() {
    let play = |text: &str| Some(Action::Play(text.to_owned()));
    let mut screen = model("e5-e9 e5-e8 d1-d2");
    assert_eq!(presses(&mut screen, &[Key::Sign('D'), Key::Enter]), play("d1-d2"));
    let mut screen = model("e5-e9 e5-e8 d1-d2");
    assert_eq!(presses(&mut screen, &[Key::Down, Key::Enter]), play("e5-e8"));
    assert_eq!(presses(&mut screen, &[Key::PageDown, Key::Enter]), play("d1-d2"));
    let mut screen = model("e5-e9 e5-e8 d1-d2");
    assert_eq!(screen.click(Target::Point("e5".to_owned())), None);
    assert_eq!(screen.listed(), ["e5-e9", "e5-e8"]);
    // Another piece may be taken up instead.
    assert_eq!(screen.click(Target::Point("d1".to_owned())), None);
    assert_eq!(screen.listed(), ["d1-d2"]);
    assert_eq!(screen.click(Target::Point("e5".to_owned())), None);
    assert_eq!(screen.click(Target::Point("e8".to_owned())), play("e5-e8"));
    assert_eq!(model("xe5 xe6").click(Target::Point("e6".to_owned())), play("xe6"));
    assert_eq!(model("claim:red c3-e5").click(Target::Choice(0)), play("claim:red"));
    assert_eq!(model("e5").click(Target::Point("a2".to_owned())), None);
    assert_eq!(model("7+X row:3").press(Key::Enter), play("7+X"));
}

#[test]
fn what_is_no_move_is_explained() {
    let mut screen = model("e5-e9 e5-e8");
    let typed = presses(&mut screen, &[Key::Sign('z'), Key::Sign('9'), Key::Enter]);
    assert_eq!(typed, Some(Action::Explain("z9".to_owned())));
    assert_eq!(screen.typed.text(), "");
    assert_eq!(
        presses(&mut screen, &[Key::Sign('e'), Key::Sign('5'), Key::Sign('e'), Key::Sign('8'), Key::Enter]),
        Some(Action::Play("e5-e8".to_owned()))
    );
    assert_eq!(Model::default().press(Key::Enter), None);
}

#[test]
fn nothing_is_given_up_by_one_key() {
    let mut screen = model("e5");
    assert_eq!(presses(&mut screen, &[Key::Resign]), None);
    assert_eq!(presses(&mut screen, &[Key::Sign('n')]), None);
    assert_eq!(presses(&mut screen, &[Key::Resign, Key::Enter]), Some(Action::Resign));
    assert_eq!(presses(&mut screen, &[Key::Quit]), None);
    assert_eq!(presses(&mut screen, &[Key::Enter]), Some(Action::Quit));
    screen.picture.is_over = true;
    assert_eq!(presses(&mut screen, &[Key::Quit]), Some(Action::Quit));
}

#[test]
fn on_a_server_one_can_talk_and_answer() {
    let mut screen = model("e5-e9 e5-e8");
    type_in(&mut screen, "/e");
    assert_eq!(screen.press(Key::Enter), Some(Action::Explain("/e".to_owned())), "not in a game of one's own");
    screen.picture.is_live = true;
    type_in(&mut screen, "/Who begins?");
    assert_eq!(screen.listed().len(), 2);
    assert_eq!(screen.press(Key::Enter), Some(Action::Say("Who begins?".to_owned())));
    assert_eq!((screen.typed.text(), screen.helps), ("", false));
    type_in(&mut screen, "?");
    assert!(screen.helps);
    screen.press(Key::Escape);
    assert_eq!(presses(&mut screen, &[Key::Yes, Key::No]), None, "nobody asks");
    assert_eq!(screen.press(Key::Draw), Some(Action::OfferDraw));
    screen.picture.is_asked = true;
    assert_eq!((screen.press(Key::Yes), screen.press(Key::No)), (Some(Action::Answer(true)), Some(Action::Answer(false))));
}

#[test]
fn a_move_that_others_make_keeps_what_is_being_written() {
    let mut screen = model("e5-e9 e5-e8");
    screen.picture.is_live = true;
    screen.press(Key::Sign('/'));
    screen.press(Key::Sign('h'));
    let mut next = model("a1 a2").picture;
    next.is_live = true;
    screen.show(next);
    assert_eq!(screen.typed.text(), "/h");
}

#[test]
fn earlier_positions_are_looked_at() {
    let mut screen = model("e5");
    assert_eq!(screen.press(Key::Left), Some(Action::Look(2)));
    assert_eq!(screen.press(Key::Right), Some(Action::Look(3)));
    assert_eq!(screen.press(Key::Home), Some(Action::Look(0)));
    assert_eq!(screen.click(Target::Moves(1)), Some(Action::Look(1)));
    assert_eq!(screen.last_points(), ["e5"]);
}

#[test]
fn arrows_move_in_what_is_typed_and_else_step_through_the_game() {
    let play = |text: &str| Some(Action::Play(text.to_owned()));
    let mut screen = model("e5-e9 e5-e8 d1-d2");
    type_in(&mut screen, "5-8");
    assert_eq!(presses(&mut screen, &[Key::Home, Key::Sign('e')]), None);
    assert_eq!(presses(&mut screen, &[Key::Right, Key::Right, Key::Sign('e')]), None);
    assert_eq!(screen.typed.text(), "e5-e8");
    assert_eq!(screen.listed(), ["e5-e8"]);
    assert_eq!(presses(&mut screen, &[Key::End, Key::Left, Key::EraseNext, Key::Sign('9'), Key::Enter]), play("e5-e9"));
    assert_eq!(presses(&mut screen, &[Key::LineStart, Key::EraseNext, Key::LineEnd, Key::Erase]), None);
    assert_eq!(screen.typed.text(), "5-e");
    assert_eq!(presses(&mut screen, &[Key::EraseToStart, Key::Left]), Some(Action::Look(2)), "nothing is typed any more");
    type_in(&mut screen, "e5 e9");
    assert_eq!(presses(&mut screen, &[Key::EraseWord, Key::Left, Key::EraseToEnd]), None);
    assert_eq!(screen.typed.text(), "e5");
    assert_eq!(presses(&mut screen, &[Key::Escape, Key::Home]), Some(Action::Look(0)));
}

#[test]
fn what_was_entered_comes_back_where_no_choice_could_be_marked() {
    let mut screen = model("e5-e9 e5-e8");
    type_in(&mut screen, "z9");
    screen.press(Key::Enter);
    type_in(&mut screen, "e5");
    screen.press(Key::Enter);
    screen.press(Key::Escape);
    assert_eq!(presses(&mut screen, &[Key::Up, Key::Down]), None);
    assert_eq!((screen.typed.text(), screen.marked), ("", 1), "choices are marked");
    screen.press(Key::Earlier);
    assert_eq!((screen.typed.text(), screen.marked), ("e5", 0));
    screen.press(Key::Up);
    assert_eq!(screen.typed.text(), "z9", "who has begun to look back goes on");
    assert_eq!(presses(&mut screen, &[Key::Later, Key::Down]), None);
    assert_eq!(screen.typed.text(), "");
    type_in(&mut screen, "y");
    screen.press(Key::Up);
    assert_eq!(screen.typed.text(), "e5", "no choice begins so");
    // What was said to the others, although there are choices.
    screen.picture.is_live = true;
    screen.press(Key::Escape);
    type_in(&mut screen, "/good luck");
    screen.press(Key::Enter);
    type_in(&mut screen, "/");
    screen.press(Key::Up);
    assert_eq!(screen.press(Key::Enter), Some(Action::Say("good luck".to_owned())));
}

#[test]
fn nothing_is_typed_where_nothing_can_be_entered() {
    for (is_record, is_over, is_live, expected) in
        [(true, false, false, ""), (false, true, false, ""), (false, true, true, "/e"), (false, false, false, "/e")]
    {
        let mut screen = model("e5");
        (screen.picture.is_record, screen.picture.is_over, screen.picture.is_live) = (is_record, is_over, is_live);
        type_in(&mut screen, "/e");
        assert_eq!(screen.typed.text(), expected);
    }
}

#[test]
fn another_position_forgets_what_was_begun() {
    let mut screen = model("e5-e9 e5-e8");
    screen.click(Target::Point("e5".to_owned()));
    screen.press(Key::Down);
    let same = screen.picture.clone();
    screen.show(same);
    assert_eq!((screen.points.len(), screen.marked), (1, 1));
    screen.show(model("a1").picture);
    assert_eq!((screen.points.len(), screen.marked), (0, 0));
}

#[test]
fn points_are_read_from_moves() {
    assert_eq!(points_of("xe5-e9"), ["e5", "e9"]);
    assert_eq!(points_of("e10"), ["e10"]);
    for none in ["claim:red", "7+X", "row:3", "pile", "x", "10", ""] {
        assert_eq!(points_of(none), [""; 0], "{none}");
    }
}
