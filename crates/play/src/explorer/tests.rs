use super::*;
use std::collections::HashSet;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::hex::{Place, Symmetry};
use trilynx_games::{linko, lyngk, yinsh};

fn random_game<G: Game>(options: &str, number: u8) -> (G, Vec<G::Move>) {
    let options: G::Options = read_alone(options).expect("options");
    let mut chance = Generator::new(&Seed([number; 64]), &[]);
    let start = G::new(&G::deal(&options, &mut chance));
    let (mut state, mut played, mut legal) = (start.clone(), Vec::new(), G::Moves::default());
    loop {
        state.legal_moves(&mut legal);
        let Some(last) = legal.len().checked_sub(1) else { return (start, played) };
        let chosen = legal[chance.below(last as u64 + 1) as usize];
        state.play_unchecked(chosen);
        played.push(chosen);
    }
}

/// A move of YINSH seen from another side.
fn image(chosen: yinsh::Move, symmetry: Symmetry) -> yinsh::Move {
    let text = chosen.to_string();
    let (mark, points) = text.strip_prefix('x').map_or(("", text.as_str()), |points| ("x", points));
    let place = |point: &str| symmetry.apply(Place::read(point).expect("a point"), yinsh::board::CENTRE);
    let mut places: Vec<Place> = points.split('-').map(place).collect();
    if mark == "x" {
        places.sort();
    }
    format!("{mark}{}", places.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")).parse().expect("a move")
}

#[test]
fn all_twelve_images_of_a_game_land_on_one_entry() {
    for number in 0..20 {
        let (start, moves) = random_game::<yinsh::State>("yinsh/standard", number);
        let counted = counted_moves(&start, &moves);
        assert_eq!(counted.len(), most_decisions::<yinsh::State>());
        for symmetry in Symmetry::all() {
            let turned: Vec<_> = moves.iter().map(|chosen| image(*chosen, symmetry)).collect();
            assert_eq!(counted_moves(&start, &turned), counted, "game {number}, {symmetry:?}");
        }
    }
}

#[test]
fn games_that_differ_share_no_entry_once_they_do() {
    let mut seen: HashSet<PositionKey> = HashSet::new();
    for number in 0..50 {
        let (start, moves) = random_game::<lyngk::State>("lyngk/standard", number);
        let outline = Choices::outlined(&start).expect("an outline").position;
        let counted = counted_moves(&start, &moves);
        assert!(counted.iter().any(|counted| counted.position == outline), "every game begins with the same outline");
        let position = Choices::of(&start).expect("nothing is hidden").position;
        assert!(counted.iter().any(|counted| counted.position == position) && seen.insert(position), "every layout is another");
    }
}

#[test]
fn what_was_counted_is_found_again_from_every_position() {
    fn check<G: Game>(options: &str, number: u8) {
        let (start, moves) = random_game::<G>(options, number);
        let mut state = start.clone();
        let counted = counted_moves(&start, &moves);
        for chosen in moves.iter().take(most_decisions::<G>()) {
            let seat = state.status().to_move().expect("the game goes on");
            let choices = Choices::of(&state).expect("nothing is hidden");
            let result = GameResult { winners: vec![0], scores: vec![], by: trilynx_protocol::EndedBy::Rules, left: vec![] };
            let tallies = counted
                .iter()
                .filter(|counted| counted.position == choices.position)
                .map(|counted| (counted.child, Tally::of(&result, counted.seat, Some(1500.4))))
                .collect();
            let explored = choices.explored(&tallies);
            assert_eq!(explored.len(), 1);
            assert!(explored[0].moves.contains(&chosen.to_string()), "{chosen} in {:?}", explored[0].moves);
            let expected = if seat.0 == 0 { (1, 0, 0) } else { (0, 0, 1) };
            assert_eq!((explored[0].won, explored[0].drawn, explored[0].lost), expected);
            assert_eq!(explored[0].rating, Some(1500));
            state.play_unchecked(*chosen);
        }
    }
    for number in 0..3 {
        check::<yinsh::State>("yinsh/blitz", number);
        check::<lyngk::State>("lyngk/six", number);
    }
}

#[test]
fn moves_that_lead_to_the_same_position_are_one_choice() {
    let (start, _) = random_game::<yinsh::State>("yinsh/standard", 0);
    let choices = Choices::of(&start).expect("nothing is hidden");
    let moves: usize = choices.children.iter().map(|(_, moves)| moves.len()).sum();
    assert_eq!((choices.children.len(), moves), (11, 85), "eleven kinds of points");
}

#[test]
fn hidden_positions_are_not_counted() {
    let (start, moves) = random_game::<linko::State>("linko/standard players=2 first=0", 1);
    assert_eq!(counted_moves(&start, &moves), []);
    assert_eq!(Choices::of(&start), None);
}

#[test]
fn a_book_reads_as_it_is_written_and_finds_its_moves() {
    let mut book = Book::new("yinsh/standard of a test".to_owned());
    let result = GameResult { winners: vec![1], scores: vec![], by: trilynx_protocol::EndedBy::Rules, left: vec![] };
    let mut states = Vec::new();
    for number in 0..8 {
        let (start, moves) = random_game::<yinsh::State>("yinsh/standard", number % 5);
        for counted in counted_moves(&start, &moves) {
            book.add(counted.position, counted.child, &Tally::of(&result, counted.seat, None));
        }
        states.push((start, moves));
    }
    let written = book.write();
    assert_eq!(Book::read(&written), Ok(book.clone()));
    for (start, moves) in &states {
        let mut state = start.clone();
        for chosen in moves.iter().take(most_decisions::<yinsh::State>()) {
            let explored = book.explored(&Choices::of(&state).expect("nothing is hidden"));
            assert!(explored.iter().any(|explored| explored.moves.contains(&chosen.to_string())), "{chosen}");
            state.play_unchecked(*chosen);
        }
    }
    book.prune(2);
    let kept = Book::read(&book.write()).expect("a book");
    assert!(!kept.is_empty() && kept.len() < Book::read(&written).expect("a book").len());
    // Whatever is damaged is an error or another book, and never a panic.
    for end in (0..written.len()).step_by(7) {
        drop(Book::read(&written[..end]));
    }
    for (text, line) in [("", 1), ("no book", 1), ("trilynx book 1 x\nz 1:1,1,1", 2), ("trilynx book 1 x\n0 1:1,1,1\n1 1:1,1", 3)] {
        assert_eq!(Book::read(text), Err(BadBook { line }), "{text}");
    }
}

#[test]
fn the_shipped_book_knows_every_first_placement() {
    let book = Book::read(include_str!("../../books/self-play.book")).expect("our own book");
    let (start, _) = random_game::<yinsh::State>("yinsh/standard", 0);
    let choices = Choices::of(&start).expect("nothing is hidden");
    assert_eq!(book.explored(&choices).len(), choices.children().len());
}
