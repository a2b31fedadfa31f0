//! One section for each part of the rulebook, then every refusal, every problem, the notation, and laws over random games.
//!
//! Positions are written sparsely, `standard e5:r e6:wg turn=0`, the stacks bottom first. They need not have all 43 pieces:
//! only the tests of set-ups go through the door that counts them.

use super::*;
use crate::chance::{Generator, Seed};
use crate::game::{Game, Outcome, Seat, Seats, Status, perft};
use crate::header::{Header, Start, StartError, read_alone};
use crate::reason::Reason;
use alloc::{collections::BTreeSet, format, string::String, string::ToString, vec::Vec};

/// The state of a sparse position.
fn position(text: &str) -> State {
    State::build(&setup(text))
}

/// The set-up of a sparse position.
fn setup(text: &str) -> Setup {
    let mut words = text.split(' ');
    let variant = words.next().expect("a position begins with its variant");
    let (fields, stacks): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains('='));
    let mut setup: Setup = read_alone(&format!(
        "lyngk/{variant} board=-/-,-,-,-/-,-,-,-,-,-,-/-,-,-,-,-,-/-,-,-,-,-,-,-/-,-,-,-,-,-/-,-,-,-,-,-,-/-,-,-,-/- {}",
        fields.join(" ")
    ))
    .unwrap_or_else(|error| panic!("{text}: {error}"));
    for word in stacks {
        let (at, stack) = word.split_once(':').unwrap_or_else(|| panic!("{word} in {text}"));
        let pieces = stack.chars().map(|letter| Piece::from_letter(letter).unwrap_or_else(|| panic!("{word} in {text}")));
        setup.board[at.parse::<Point>().expect("a point").index()] = pieces.collect();
    }
    setup
}

/// A state written sparsely again.
fn show(state: &State) -> String {
    let stacks = Point::all().filter(|at| !state.stack(*at).is_empty()).map(|at| format!(" {at}:{}", state.stack(at)));
    let line = state.setup().to_string();
    let fields = line.split(' ').skip(2).filter(|field| !["claims=-,-;-,-", "taken=-;-"].contains(field));
    format!("{}{} {}", state.variant(), stacks.collect::<String>(), fields.collect::<Vec<_>>().join(" "))
}

fn play(from: &str, moves: &str) -> State {
    let mut state = position(from);
    for text in moves.split(' ') {
        state.play(text.parse().expect("a move")).unwrap_or_else(|refusal| panic!("{from}: {text}: {refusal}"));
    }
    state
}

/// Playing `moves` leads to the position `to`.
fn check_play(from: &str, moves: &str, to: &str) {
    assert_eq!(show(&play(from, moves)), to, "{from}: {moves}");
}

/// The legal moves are these and no others.
fn check_legal(at: &str, expected: &str) {
    assert_eq!(position(at).legal_texts().join(" "), expected, "{at}");
}

/// The legal moves of stacks are these and no others; claims are not looked at.
fn check_stack_moves(at: &str, expected: &str) {
    let moves: Vec<_> = position(at).legal_texts().into_iter().filter(|text| !text.starts_with("claim")).collect();
    assert_eq!(moves.join(" "), expected, "{at}");
}

/// The move is refused for this clause.
fn check_refused(at: &str, chosen: &str, clause: &str) {
    let refusal = position(at).check(chosen.parse().expect("a move")).expect_err(chosen);
    assert_eq!(refusal.clause().label, clause, "{at}: {chosen}: {refusal}");
}

fn check_outcome(at: &str, winners: &[u8], scores: &[i16]) {
    let winners: Seats = winners.iter().map(|seat| Seat(*seat)).collect();
    assert_eq!(position(at).status(), Status::Over(Outcome { winners, scores: scores.iter().copied().collect() }), "{at}");
}

fn dealt(variant: Variant, number: u64) -> Deal {
    let mut seed = [0; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    State::deal(&Options { variant }, &mut Generator::new(&Seed(seed), &[]))
}

/// All of the rules in our words are cited by a test below, and nothing else is cited.
#[test]
fn clauses_are_cited() {
    crate::citations::check::<IllegalMove, SetupError>(
        "LYNGK",
        include_str!("../../../../locales/en/rules/lyngk.md"),
        include_str!("tests.rs"),
    );
}

/// The board is a star of 43 points that all twelve symmetries keep.
#[test]
fn the_board_is_a_star() {
    assert_eq!(Point::all().map(|at| at.to_string()).take(7).collect::<Vec<_>>(), ["a3", "b2", "b3", "b4", "b5", "c1", "c2"]);
    for symmetry in crate::hex::Symmetry::all() {
        let image: BTreeSet<_> = Point::all().filter_map(|at| Point::at(symmetry.apply(at.place(), board::CENTRE))).collect();
        assert_eq!(image.len(), Point::COUNT, "{symmetry:?}");
    }
}

// C · Preparation

/// LYNGK C1: eight pieces of each colour and three jokers, one on each point; the same seed gives the same layout for ever.
#[test]
fn the_whole_board_is_filled_at_random() {
    for number in 0..20 {
        let deal = dealt(Variant::Standard, number);
        for piece in Piece::ALL {
            assert_eq!(deal.layout().iter().filter(|found| **found == piece).count(), piece.count());
        }
        assert_eq!(State::new(&deal).board().of_height(1).len(), 43);
    }
    assert_eq!(dealt(Variant::Six, 1).to_string(), "lyngk/six layout=irwggriiwrrbikbkbibkbiggbkrgkwbgikirgrkkgrb");
}

/// LYNGK C2, C3: seat 0 begins, all five colours can be claimed, and both players could move whatever is no joker.
#[test]
fn seat_0_begins_with_five_neutral_colours() {
    let state = State::new(&dealt(Variant::Standard, 1));
    assert_eq!(state.status(), Status::ToMove(Seat(0)));
    assert_eq!(state.neutral(), ColourSet::ALL);
    let claims: Vec<_> = state.legal_texts().into_iter().filter(|text| text.starts_with("claim")).collect();
    assert_eq!(claims, ["claim:black", "claim:blue", "claim:green", "claim:ivory", "claim:red"]);
}

// D · Jokers, neutral and claimed pieces

/// LYNGK D1: a joker is moved only inside a stack.
#[test]
fn jokers_are_passive() {
    check_stack_moves("standard e5:w e6:r turn=0", "e6-e5");
    check_stack_moves("standard e5:w e6:w turn=over", "");
    check_play("standard e5:wr e6:g d5:b turn=0", "e5-e6", "standard d5:b e6:gwr turn=1");
}

/// LYNGK D2, E1: both players move neutral pieces.
#[test]
fn neutral_pieces_belong_to_both() {
    for turn in 0..2 {
        check_stack_moves(&format!("standard e5:r e6:g turn={turn}"), "e5-e6 e6-e5");
    }
}

/// LYNGK D3: a claimed colour is moved by its owner only, and nobody claims a third.
#[test]
fn claimed_pieces_belong_to_one() {
    check_legal("standard e5:r e6:g turn=0 claims=r,k;-,-", "e5-e6 e6-e5");
    check_legal("standard e5:r e6:g turn=1 claims=r,k;-,-", "claim:blue claim:green claim:ivory e6-e5");
    check_refused("standard e5:r e6:g turn=0 claims=r,k;-,-", "claim:blue", "D3");
}

/// LYNGK D4, D5: a claim comes before the move, is one a turn, and leaves the same player to act.
#[test]
fn a_claim_is_followed_by_a_move() {
    let before = "standard e5:r e6:g c1:b c2:k turn=0";
    check_play(before, "claim:red", "standard c1:b c2:k e5:r e6:g turn=0:claimed claims=r,-;-,-");
    check_legal("standard e5:r e6:g c1:b c2:k turn=0:claimed claims=r,-;-,-", "c1-c2 c2-c1 e5-e6 e6-e5");
    check_play(before, "claim:red e5-e6", "standard c1:b c2:k e6:gr turn=1 claims=r,-;-,-");
    check_play(before, "claim:red e5-e6 claim:blue c1-c2", "standard c2:kb e6:gr turn=over claims=r,-;b,-");
}

/// LYNGK D6: the fifth colour stays neutral, and the rules for neutral pieces stay with it.
#[test]
fn the_fifth_colour_stays_neutral() {
    for turn in 0..2 {
        check_legal(&format!("standard e5:i e6:w e4:rb turn={turn} claims=r,b;g,k"), ["e4-e5 e5-e6", "e5-e6"][turn]);
    }
}

// E · A move

/// LYNGK E1, E2: one whole stack a turn; its top says whose it is.
#[test]
fn stacks_move_as_a_whole() {
    check_play("standard e5:gr e6:b c1:k c2:i turn=0 claims=r,-;g,-", "e5-e6", "standard c1:k c2:i e6:bgr turn=1 claims=r,-;g,-");
    check_refused("standard e5:gr e6:b c1:k c2:i turn=1 claims=r,-;g,-", "e5-e6", "D3");
}

/// LYNGK E3: to the first stack in each of six directions, across empty points, never onto one and never over anything.
#[test]
fn moves_go_straight_to_the_first_stack() {
    check_stack_moves("standard e5:r e8:g turn=0", "e5-e8 e8-e5");
    let star = "standard e5:r e2:g e8:g b2:g h8:g b5:g h5:g turn=0:claimed claims=r,-;g,-";
    check_stack_moves(star, "e5-b2 e5-b5 e5-e2 e5-e8 e5-h5 e5-h8");
    check_stack_moves("standard e5:r e6:b e8:g turn=0:claimed claims=r,b;g,k", "e5-e6 e6-e5 e6-e8");
    check_stack_moves("standard e5:r d6:g f4:g c4:g turn=over", "");
}

/// LYNGK E4, F2, F3: beyond the straight line, a claimed colour moves on from pieces of its own.
#[test]
fn claimed_colours_move_on_from_lyngk_points() {
    // From c1 there are ways by c4, by f4 and by both; they are one move with one result.
    let at = "standard c1:r c4:r f4:r f7:b turn=0 claims=r,-;b,-";
    check_stack_moves(at, "c1-f7 c4-f7 f4-f7");
    check_play(at, "c1-f7", "standard c4:r f4:r f7:br turn=over claims=r,-;b,-");
    let way = |from: &str, to: &str| {
        position(at).way(from.parse().unwrap(), to.parse().unwrap()).iter().map(Point::to_string).collect::<Vec<_>>()
    };
    assert_eq!(way("c4", "f7"), ["c4", "f7"]);
    assert_eq!(way("c1", "f7"), ["c1", "c4", "f7"]);
    assert!(way("c1", "c1").is_empty() && way("c1", "i7").is_empty());
}

/// LYNGK E5: at most five pieces, no colour twice, any number of jokers (the booklet's example of a stack of four).
#[test]
fn stacks_have_five_different_colours_at_most() {
    check_play("standard e5:wi e6:wr c1:b turn=0 claims=r,-;-,-", "e6-e5", "standard c1:b e5:wiwr turn=over claims=r,-;-,-");
    check_play("standard e5:ww e6:r c1:b c2:k turn=0 claims=r,-;-,-", "e6-e5", "standard c1:b c2:k e5:wwr turn=1 claims=r,-;-,-");
    check_refused("standard e5:wr e6:r d5:g turn=0", "e6-e5", "E5");
    check_refused("standard e5:gr e6:bg d4:k turn=0", "e6-e5", "E5");
    check_refused("standard e5:wgr e6:wik d4:b turn=0 claims=k,-;-,-", "e6-e5", "E5");
}

/// LYNGK E6: a single neutral piece lands on single pieces only (the booklet's example with a blue piece).
#[test]
fn single_neutral_pieces_land_on_single_pieces() {
    let at = "standard e5:b e6:w f6:g f5:r e4:bk d4:gk d5:b turn=1 claims=r,-;-,-";
    let moves = position(at).legal_texts().into_iter().filter(|text| text.starts_with("e5")).collect::<Vec<_>>();
    assert_eq!(moves, ["e5-e6", "e5-f5", "e5-f6"]);
    check_refused(at, "e5-d4", "E6");
    check_refused(at, "e5-e4", "E5");
}

/// LYNGK E7: a neutral stack lands on nothing higher (the booklet's example with two pieces).
#[test]
fn neutral_stacks_land_on_nothing_higher() {
    check_stack_moves("standard e5:rg e6:k turn=0:claimed claims=-,-;k,-", "e5-e6");
    check_stack_moves("standard e5:rg e6:ik turn=0:claimed claims=-,-;k,-", "e5-e6");
    check_refused("standard e5:rg e6:wik d5:b turn=0:claimed claims=-,-;k,-", "e5-e6", "E7");
}

/// LYNGK E8: a claimed colour lands on stacks of any height.
#[test]
fn claimed_colours_land_on_anything() {
    for (lower, upper) in [("wik", "rg"), ("k", "rg"), ("wibk", "g"), ("wwik", "g")] {
        check_stack_moves(&format!("standard e5:{upper} e6:{lower} turn=0:claimed claims=g,-;k,-"), "e5-e6");
    }
    check_refused("standard e5:rg e6:wwik d5:b turn=0:claimed claims=g,-;k,-", "e5-e6", "E5");
}

/// LYNGK E9: a five-stack under one's own colour is taken.
#[test]
fn own_five_stacks_are_taken() {
    check_play(
        "standard e5:wibk e6:g c1:b c2:r turn=0 claims=g,-;k,- taken=ibrkg;-",
        "e6-e5",
        "standard c1:b c2:r turn=1 claims=g,-;k,- taken=ibrkg+wibkg;-",
    );
    // Its point is then empty, and lines cross it.
    check_stack_moves("standard e4:r e6:b turn=1", "e4-e6 e6-e4");
    check_play(
        "standard e4:r e5:wibk e6:b d5:g turn=1 claims=-,-;g,-",
        "d5-e5 e4-e6",
        "standard e6:br turn=over claims=-,-;g,- taken=-;wibkg",
    );
}

/// LYNGK E10: a five-stack with a neutral top stays for good, and serves only as a LYNGK-point once its colour is claimed.
#[test]
fn neutral_five_stacks_stay() {
    let before = "standard e5:i e6:wbkg c1:b c2:r turn=0";
    check_play(before, "e6-e5", "standard c1:b c2:r e5:iwbkg turn=1");
    check_play(before, "e6-e5 claim:green c1-c2", "standard c2:rb e5:iwbkg turn=over claims=-,-;g,-");
    check_outcome("standard c2:rb e5:iwbkg turn=over claims=-,-;g,-", &[], &[0, 0]);
    check_refused("standard e5:iwbkg e6:r turn=0 claims=g,-;-,-", "e5-e6", "E10");
    check_refused("standard e5:iwbkg e6:r turn=0 claims=r,-;-,-", "e6-e5", "E10");
    check_stack_moves("standard e4:g e5:iwbkg f5:r turn=0 claims=g,-;r,-", "e4-f5");
}

/// LYNGK E11: no passing while a claim makes a move possible, and then only such claims are legal.
#[test]
fn a_claim_may_be_the_only_way_on() {
    check_legal("standard e5:r e6:gbk turn=0 claims=-,-;k,-", "claim:red");
    check_refused("standard e5:r e6:gbk turn=0 claims=-,-;k,-", "claim:green", "D4");
    // Nothing neutral may land on three, but claimed it may: red on e6, green on c4.
    check_legal("standard e5:r e6:gbk c1:g c2:rg c4:bik turn=0 claims=-,-;k,b", "claim:green claim:red");
    check_play("standard e5:r e6:gbk turn=0 claims=-,-;k,-", "claim:red e5-e6", "standard e6:gbkr turn=over claims=r,-;k,-");
}

/// LYNGK E12: a player without a move is passed over, and asked again as soon as there is one.
#[test]
fn the_other_goes_on_alone() {
    let at = "standard c1:r c2:b e5:g e6:gr e7:b d6:w turn=0 claims=r,b;g,k";
    check_play(at, "c1-c2", "standard c2:br d6:w e5:g e6:gr e7:b turn=0 claims=r,b;g,k");
    check_play(at, "c1-c2 e6-d6", "standard c2:br d6:wgr e5:g e7:b turn=1 claims=r,b;g,k");
    check_legal("standard c2:br d6:wgr e5:g e7:b turn=1 claims=r,b;g,k", "e5-e7");
}

// F · The LYNGK-rule

/// LYNGK F1: neutral pieces have no LYNGK-points, and neither has the opponent's colour.
#[test]
fn only_claimed_colours_have_lyngk_points() {
    check_stack_moves("standard c1:r c4:r f4:r f7:b turn=0 claims=-,-;b,-", "c4-f7 f4-f7");
    check_refused("standard c1:r c4:r f4:r f7:b turn=0 claims=-,-;b,-", "c1-f7", "F1");
    check_refused("standard c1:r c4:r f4:r f7:b turn=1 claims=r,-;-,-", "c1-f7", "D3");
}

/// LYNGK F2: a network is what can be moved towards each other; a stack in between cuts it.
#[test]
fn networks_are_connected_by_straight_lines() {
    let networks = |text: &str| {
        let view = position(text).view(crate::Viewer::Spectator);
        view.networks(Seat(0)).iter().map(|(colour, points)| format!("{colour} {points:?}")).collect::<Vec<_>>()
    };
    assert_eq!(networks("standard c1:r c4:gr f4:r h6:b turn=0 claims=r,b;-,-"), ["red {C1, C4, F4}", "blue {H6}"]);
    assert_eq!(networks("standard c1:r c3:w c4:gr e3:b f4:r turn=0 claims=r,-;-,-"), ["red {C1}", "red {C4, F4}"]);
    assert_eq!(networks("standard c1:r c4:r turn=0 claims=-,-;r,-"), [""; 0]);
    let links = |text: &str| position(text).links(Seat(0)).map(|(one, other)| format!("{one}-{other}")).collect::<Vec<_>>();
    assert_eq!(links("standard c1:r c4:gr f4:r h6:b turn=0 claims=r,b;-,-"), ["c1-c4", "c1-f4", "c4-f4"]);
    assert_eq!(links("standard c1:r c3:w c4:gr e3:b f4:r turn=0 claims=r,-;-,-"), ["c4-f4"]);
    assert_eq!(links("standard c1:r c4:r turn=0 claims=-,-;r,-"), [""; 0]);
}

/// LYNGK F3: one claims black and completes five by two black LYNGK-points in the same turn (the booklet's example).
#[test]
fn a_triple_move_with_a_fresh_claim() {
    let at = "standard c1:k c4:k d2:w f4:k f7:wirg i7:b turn=1 claims=r,-;g,- taken=ibgkr;-";
    check_refused(at, "c1-f7", "F1");
    check_play(at, "claim:black c1-f7", "standard c4:k d2:w f4:k i7:b turn=0 claims=r,-;g,k taken=ibgkr;wirgk");
    check_refused("standard c1:k c4:k f4:k f7:i turn=0 claims=k,-;-,-", "c1-c4", "F3");
    // The points between must all have the moving colour: the other own colour does not help.
    check_refused("standard c1:k c4:r f7:i turn=0 claims=k,r;-,-", "c1-f7", "F2");
}

/// LYNGK F4: a joker is no LYNGK-point.
#[test]
fn jokers_are_no_lyngk_points() {
    check_stack_moves("standard c1:k c4:w f7:i turn=0:claimed claims=k,-;i,-", "c1-c4");
    check_refused("standard c1:k c4:w f7:i turn=0:claimed claims=k,-;i,-", "c1-f7", "F4");
}

/// LYNGK F5: only the top of a LYNGK-point matters, and no way shown uses one twice.
#[test]
fn ways_use_no_lyngk_point_twice() {
    let at = position("standard c1:k c4:wigk f4:bk f7:rk e3:k g8:i turn=0:claimed claims=k,-;i,-");
    for from in at.board().topped(Colour::Black) {
        let way = at.way(from, Point::G8);
        assert_eq!(way.iter().collect::<BTreeSet<_>>().len(), way.len());
        assert!(way[1..way.len() - 1].iter().all(|at_way| at.stack(*at_way).top_colour() == Some(Colour::Black)), "{way:?}");
    }
}

// G · End of the game

/// LYNGK G1: when nobody can do anything, the stacks taken decide.
#[test]
fn most_five_stacks_win() {
    check_play("standard e5:r e6:g turn=0 claims=r,-;g,-", "e5-e6", "standard e6:gr turn=over claims=r,-;g,-");
    check_outcome("standard e6:r turn=over claims=r,-;g,- taken=-;ibrkg", &[1], &[0, 1]);
    check_outcome("standard e6:g turn=over claims=r,-;g,- taken=ibkgr+wbkgr;ibrkg", &[0], &[2, 1]);
}

/// LYNGK G2: then own stacks of four, three, two and one.
#[test]
fn smaller_stacks_break_ties() {
    check_outcome("standard e6:wibg c1:ibr c2:ikr turn=over claims=r,-;g,-", &[1], &[0, 0]);
    check_outcome("standard c1:ibr c3:bg c5:bg turn=over claims=r,-;g,-", &[0], &[0, 0]);
    check_outcome("standard c1:r c3:bg turn=over claims=r,-;g,-", &[1], &[0, 0]);
    check_outcome("standard c1:r c3:g c5:b turn=over claims=r,b;g,-", &[0], &[0, 0]);
}

/// LYNGK G3: and if even single pieces are equal, nobody wins. Neutral stacks count for nobody.
#[test]
fn the_game_may_be_drawn() {
    check_outcome("standard c1:r c3:g c5:wbk turn=over claims=r,-;g,-", &[], &[0, 0]);
}

// H · Variant: six pieces

/// LYNGK H1: five-stacks stay and move on.
#[test]
fn five_stacks_stay_in_six() {
    check_play("six e5:wibk e6:g c1:b c2:r turn=0 claims=g,-;k,-", "e6-e5", "six c1:b c2:r e5:wibkg turn=1 claims=g,-;k,-");
    check_stack_moves("six e5:wibkg e6:r turn=0:claimed claims=g,-;r,-", "e5-e6");
    check_stack_moves("six e5:wibkg e6:r turn=1:claimed claims=g,-;r,-", "e6-e5");
    // LYNGK E6 still holds: a single neutral piece stays off, but a neutral five-stack may go onto a single piece.
    check_stack_moves("six e5:wibkg e6:r turn=0:claimed claims=k,-;b,-", "e5-e6");
}

/// LYNGK H2, H3: six pieces are five colours and a joker as white; more jokers replace what is missing.
#[test]
fn six_stacks_have_a_joker() {
    for (lower, upper) in [("w", "ibgkr"), ("ibgwk", "r"), ("wwi", "kgr"), ("wiw", "wgr")] {
        let state = play(&format!("six e5:{lower} e6:{upper} turn=0:claimed claims=r,-;-,-"), "e6-e5");
        assert_eq!(state.phase(), Phase::Won { by: Seat(0) }, "{upper} on {lower}");
    }
    check_refused("six e5:ibgk e6:wwr d5:i turn=0:claimed claims=r,-;-,-", "e6-e5", "H3");
}

/// LYNGK H4: six under one's own colour win at once, and nothing is counted.
#[test]
fn six_under_an_own_colour_win() {
    let before = "six e5:wibkg e6:r c1:b c2:k turn=1 claims=-,-;r,-";
    check_play(before, "e6-e5", "six c1:b c2:k e5:wibkgr turn=1:won claims=-,-;r,-");
    check_outcome("six c1:b c2:k e5:wibkgr turn=1:won claims=-,-;r,-", &[1], &[]);
    check_legal("six c1:b c2:k e5:wibkgr turn=1:won claims=-,-;r,-", "");
}

/// LYNGK H5: six under a neutral colour win nothing, not even when the colour is claimed.
#[test]
fn six_under_a_neutral_colour_do_not_win() {
    let before = "six e5:wbr e6:ikg c1:b c2:r turn=0 claims=-,-;-,-";
    check_play(before, "e6-e5", "six c1:b c2:r e5:wbrikg turn=1");
    check_play(before, "e6-e5 claim:green c1-c2", "six c2:rb e5:wbrikg turn=over claims=-,-;g,-");
    check_outcome("six c2:rb e5:wbrikg turn=over claims=-,-;g,-", &[], &[0, 0]);
}

/// LYNGK H6: at the end five-stacks on the board are counted, then four, and so on.
#[test]
fn five_stacks_on_the_board_count_in_six() {
    check_outcome("six e5:wibkg c1:ibr turn=over claims=r,-;g,-", &[1], &[0, 1]);
    check_outcome("six e5:wibkg c1:wibkr c3:ibkr turn=over claims=r,-;g,-", &[0], &[1, 1]);
    check_outcome("six e5:wibkg c1:wibgk turn=over claims=r,-;-,-", &[], &[0, 0]);
}

/// LYNGK G1, G2, H4: which stacks decided, and that nothing is told before the end.
#[test]
fn which_stacks_decided() {
    let check = |text: &str, expected: Option<usize>| {
        let state: State = position(text);
        assert_eq!(state.deciding_height(), expected, "{text}");
    };
    check("six e5:wibkg c1:ibr turn=over claims=r,-;g,-", Some(5));
    check("six e5:wibkg c1:wibkr c3:ibkr turn=over claims=r,-;g,-", Some(4));
    check("standard e5:ibkgr c1:kr c3:bkg c5:r turn=over claims=r,-;g,-", Some(3));
    check("six e5:wibkg c1:wibgk turn=over claims=r,-;-,-", None);
    check("six c1:b c2:k e5:wibkgr turn=1:won claims=-,-;r,-", None);
    check("standard e5:rb e6:g turn=0 claims=b,-;-,-", None);
}

// Every refusal and every problem

/// LYNGK D1, D3, D4, D5, E1, E3, E5, E6, E7, E10, F1, F2, F3, F4, G1, H3, H4, H5: each refusal with its clause and sentence.
#[test]
fn every_refusal() {
    let table: &[(&str, &str, &str, &str)] = &[
        ("standard e5:w e6:r turn=0", "e5-e6", "D1", "e5 is a joker: a joker moves only as part of a stack"),
        ("standard e5:r e6:g turn=1 claims=r,-;-,-", "e5-e6", "D3", "e5 has red on top, which your opponent has claimed"),
        ("standard e5:r e6:g turn=0 claims=r,b;-,-", "claim:green", "D3", "you have already claimed two colours"),
        ("standard e5:r e6:g turn=0 claims=r,-;-,-", "claim:red", "D3", "you have already claimed red"),
        ("standard e5:r e6:g turn=1 claims=r,-;-,-", "claim:red", "D3", "your opponent has already claimed red"),
        (
            "standard e5:r e6:gbk turn=0 claims=-,-;k,-",
            "claim:blue",
            "D4",
            "you must move after claiming, and with blue you would have no move",
        ),
        (
            "standard e5:r e6:g turn=0:claimed claims=r,-;-,-",
            "claim:green",
            "D5",
            "you have already claimed a colour this turn: now make your move",
        ),
        ("standard e5:r e6:g turn=0", "e4-e5", "E1", "there is nothing on e4 to move"),
        ("standard e5:r e6:g turn=0", "e5-e5", "E3", "a move from e5 must end on another piece or stack"),
        ("standard e5:r e6:g turn=0", "e5-e4", "E3", "e4 is empty: a move must end on a piece or stack"),
        ("standard e5:r e6:g d6:b turn=0", "e5-d6", "E3", "e5 and d6 are not in line"),
        ("standard e5:r e6:g e7:b turn=0", "e5-e7", "E3", "the way from e5 to e7 is blocked at e6"),
        ("standard e5:r e6:g e7:b turn=0 claims=r,-;-,-", "e5-e7", "E3", "the way from e5 to e7 is blocked at e6"),
        ("standard e5:r e6:r d5:b turn=0", "e5-e6", "E5", "e5 and e6 both contain a red piece, and a stack has each colour only once"),
        ("standard e5:rgb e6:wik turn=0", "e5-e6", "E5", "the stack on e6 would have 6 pieces, but five is the limit"),
        (
            "standard e5:r e6:gb turn=0",
            "e5-e6",
            "E6",
            "e5 is a single piece and red is neutral, so it can land only on another single piece, not on the stack on e6",
        ),
        ("standard e5:ir e6:wgb turn=0", "e5-e6", "E7", "the stack on e6 is higher than the one on e5, and red is neutral"),
        ("standard e5:iwbkg e6:r turn=0", "e5-e6", "E10", "the stack on e5 has five pieces and stays where it is"),
        (
            "standard e5:iwbkg e6:r d6:b turn=0",
            "e6-e5",
            "E10",
            "the stack on e5 has five pieces: it is an obstacle, and nothing can land on it",
        ),
        (
            "standard c1:r c4:r f7:b turn=0",
            "c1-f7",
            "F1",
            "c1 could reach f7 only via other red pieces, and red is neutral: only a claimed colour has LYNGK-points",
        ),
        (
            "standard c1:k c4:r f7:i turn=0 claims=k,r;-,-",
            "c1-f7",
            "F2",
            "c4 is not a LYNGK-point for this move: all of them must have black on top",
        ),
        (
            "standard c1:k c4:k f7:i e5:b turn=0 claims=k,-;-,-",
            "c1-e5",
            "F2",
            "c1 cannot reach e5, neither in a straight line nor via black LYNGK-points",
        ),
        (
            "standard c1:k c4:k f7:i turn=0 claims=k,-;-,-",
            "c1-c4",
            "F3",
            "c4 has black on top too, so it is only a LYNGK-point: the move must go on from there",
        ),
        ("standard c1:k c4:w f7:i turn=0 claims=k,-;-,-", "c1-f7", "F4", "c4 is a joker, and a joker is never a LYNGK-point"),
        ("standard e5:gr turn=over", "e5-e6", "G1", "the game is over: no one can move any more"),
        ("six e5:rgb e6:wwik turn=0", "e5-e6", "H3", "the stack on e6 would have 7 pieces, but six is the limit"),
        ("six c1:b c2:k e5:wibkgr turn=1:won claims=-,-;r,-", "claim:red", "H4", "the game is over: player 2 has won with a stack of six"),
        ("six e5:wbrikg e6:r turn=0", "e5-e6", "H5", "the stack on e5 has six pieces and stays where it is"),
        ("six e5:wbrikg e6:r turn=0", "e6-e5", "H5", "the stack on e5 has six pieces, and nothing can land on it"),
    ];
    let mut seen = BTreeSet::new();
    for (at, chosen, clause, sentence) in table {
        let mut state = position(at);
        let refusal = state.play(chosen.parse().expect("a move")).expect_err(at);
        assert_eq!((refusal.clause().label, refusal.to_string().as_str()), (*clause, *sentence), "{at}: {chosen}");
        assert_eq!(state, position(at), "a refused move changes nothing");
        seen.insert(refusal.kind());
    }
    assert_eq!(seen, IllegalMove::ALL.iter().map(|(kind, _)| *kind).collect(), "every kind of refusal stands in the table");
}

/// The end of a whole standard game, played at random.
const OVER: &str = "lyngk/standard board=-/-,-,-,-/-,-,wbr,-,-,-,-/-,-,-,-,-,-/-,-,gki,-,-,-,-/-,-,-,-,-,-/-,wkbg,-,-,ir,-,-/-,kgr,-,-/ibr \
                    turn=over claims=i,b;r,- taken=igrkb+igrkb+kbgwi+rkgib;bkigr";

/// The same with six pieces, won at once by seat 0.
const WON: &str = "lyngk/six board=-/-,wrig,-,-/rib,-,-,wibkgr,-,rbgi,biwgk/-,-,b,kgr,-,-/-,kr,-,ib,-,-,b/kg,-,-,-,-,-/-,-,ki,igk,-,-,r/kg,-,-,rb/- \
                   turn=0:won claims=r,-;k,i taken=-;-";

/// Only seat 0 can still do something, and only after a claim.
const LAST: &str = "lyngk/standard board=kb/bk,-,-,-/kr,rgk,gbi,-,br,rgib,-/-,-,-,-,-,wkwir/-,-,-,-,-,-,-/gk,-,-,ibgr,-,kigr/rgi,-,-,-,-,-,bik/wibg,-,-,-/- \
                    turn=0 claims=b,-;i,g taken=-;-";

/// Reads the head as a game would start from it.
fn start(line: &str) -> Result<State, StartError<SetupError>> {
    Start::<State>::read(Header::split(line)?.0).map(|(_, state)| state)
}

/// LYNGK C1, C3, D1, D3, D4, D5, E5, E9, E12, G1, H1, H3, H4: each problem with its clause and sentence, all that there are at once.
#[test]
fn every_problem() {
    let deal = dealt(Variant::Standard, 1).to_string();
    let full = State::new(&dealt(Variant::Standard, 1)).setup().to_string();
    let of = |line: &str, changes: &[(&str, &str)]| {
        changes.iter().fold(String::from(line), |line, (from, to)| {
            assert_eq!(line.matches(from).count(), 1, "{from} in {line}");
            line.replace(from, to)
        })
    };
    let table = [
        (
            of(&deal, &[("layout=i", "layout=w")]),
            "there should be 8 ivory pieces, but there are 7 [LYNGK C1]; there should be 3 joker pieces, but there are 4 [LYNGK C1]",
        ),
        (
            of(&full, &[("board=i", "board=r")]),
            "there should be 8 ivory pieces, but there are 7 [LYNGK C1]; there should be 8 red pieces, but there are 9 [LYNGK C1]",
        ),
        (of(&full, &[("turn=0", "turn=1")]), "nothing has moved yet, so it is seat 0’s turn [LYNGK C3]"),
        (of(OVER, &[("wbr", "brw")]), "the stack at c3 has a joker on top, but a joker never moves onto anything [LYNGK D1]"),
        (of(OVER, &[("claims=i,b", "claims=i,b,k")]), "seat 0 has claimed 3 colours, but two is the limit [LYNGK D3]"),
        (of(OVER, &[("r,- taken", "r,i taken")]), "ivory is claimed twice, but each colour can be claimed only once [LYNGK D3]"),
        (of(&full, &[("turn=0", "turn=0:claimed")]), "seat 0 is said to have claimed a colour this turn, but has none [LYNGK D4]"),
        (of(OVER, &[("over", "1:claimed")]), "seat 1 has claimed a colour this turn, but then has no move [LYNGK D4]"),
        (
            of(&full, &[("=-,-;-,-", "=r,-;-,-")]),
            "colours claimed: 1, turns begun: 0, but only one colour can be claimed per turn [LYNGK D5]",
        ),
        (
            of(OVER, &[("wbr", "wbb"), ("/ibr", "/irr")]),
            "the stack at c3 has more than one blue piece [LYNGK E5]; the stack at i7 has more than one red piece [LYNGK E5]",
        ),
        (of(OVER, &[("wkbg,-,-,ir", "-,-,-,irwkbg")]), "the stack at g7 has 6 pieces, but five is the limit [LYNGK E5]"),
        (
            of(OVER, &[("=-/", "=k/"), ("+igrkb", "+igrb")]),
            "stack 2 taken by seat 0 has 4 pieces, but only stacks of five leave the board [LYNGK E9]",
        ),
        (of(OVER, &[("bkigr", "bkirg")]), "stack 1 taken by seat 1 has a colour on top that this seat has not claimed [LYNGK E9]"),
        (of(LAST, &[("turn=0", "turn=1")]), "seat 1 has no move, so it is the other seat’s turn [LYNGK E12]"),
        (of(LAST, &[("turn=0", "turn=over")]), "the game is not over: seat 0 still has a move [LYNGK G1]"),
        (of(OVER, &[("over", "0")]), "the game is over: no one has a move [LYNGK G1]"),
        (
            of(OVER, &[("standard", "six")]),
            "seat 0 has scored stacks, but in the six-piece variant they stay on the board [LYNGK H1]; \
             seat 1 has scored stacks, but in the six-piece variant they stay on the board [LYNGK H1]",
        ),
        (
            of(WON, &[("wibkgr", "wibkgrb"), ("ib,-,-,b", "ib,-,-,-")]),
            "the stack at c4 has more than one blue piece [LYNGK E5]; the stack at c4 has 7 pieces, but six is the limit [LYNGK H3]",
        ),
        (of(OVER, &[("over", "0:won")]), "only a stack of six wins at once, and the standard game has none [LYNGK H4]"),
        (of(WON, &[("0:won", "1:won")]), "seat 1 is said to have won, but has no stack of six topped by a claimed colour [LYNGK H4]"),
    ];
    let mut seen = BTreeSet::new();
    for (line, expected) in &table {
        let error = start(line).expect_err(line);
        assert_eq!(error.to_string(), *expected, "{line}");
        let StartError::Impossible(problems) = error else { panic!("{line} can be read") };
        seen.extend(problems.iter().map(Reason::kind));
    }
    assert_eq!(seen, SetupError::ALL.iter().map(|(kind, _)| *kind).collect(), "every kind of problem stands in the table");
    for line in [OVER, WON, LAST] {
        start(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

// Notation

/// Every move and head is read as it is printed.
#[test]
fn text_is_read_as_it_is_printed() {
    let pairs = Point::all().flat_map(|from| Point::all().map(move |to| Move::Stack { from, to }));
    for chosen in pairs.chain(Colour::ALL.map(Move::Claim)) {
        assert_eq!(chosen.to_string().parse(), Ok(chosen));
    }
    for line in [OVER, WON, LAST] {
        assert_eq!(read_alone::<Setup>(line).map(|setup| setup.to_string()), Ok(line.into()));
    }
    for variant in Variant::ALL {
        let deal = dealt(variant, 7);
        assert_eq!(read_alone(&deal.to_string()), Ok(deal));
        let options = Options { variant };
        assert_eq!(read_alone(&options.to_string()), Ok(options));
    }
    assert_eq!(position("standard e5:r e6:g turn=0"), position("standard e5:r e6:g turn=0 claims=-,-;-,- taken=-;-"));
}

/// Nothing else is a move, and nothing else is a head.
#[test]
fn other_text_is_unreadable() {
    let moves = [
        "",
        "-",
        "c3",
        "c3-",
        "c3-e5-",
        "c3e5",
        "c3–e5",
        "C3-e5",
        "c3-e05",
        "a1-a3",
        "c3-j5",
        " c3-e5",
        "c3-e5 ",
        "claim:",
        "claim:Red",
        "claim:white",
        "claim:r",
        "pass",
    ];
    for text in moves {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
    let error = "claim:white".parse::<Move>().expect_err("no colour");
    assert_eq!(error.to_string(), "cannot read \"claim:white\": expected claim: and one of ivory, blue, red, green, black");
    let deal = dealt(Variant::Standard, 1).to_string();
    let empty = Setup { board: core::array::from_fn(|_| WrittenStack::new()), ..setup("standard turn=0") }.to_string();
    let replaced = |from: &str, to: &str| empty.replacen(from, to, 1);
    let heads = [
        deal[..deal.len() - 1].into(),
        format!("{deal}i"),
        deal.replacen('w', "x", 1),
        String::from("lyngk/standard"),
        String::from("lyngk/standard turn=0"),
        format!("{deal} first=0"),
        replaced("board=-/", "board="),
        replaced("board=-/", "board=-/-/"),
        replaced("board=-/", "board=-,-/"),
        replaced("board=-/-,", "board=-/"),
        replaced("board=-/", "board=/"),
        replaced("board=-/", "board=x/"),
        replaced("board=-/", "board=rgbkwirgb/"),
        replaced("turn=0", "turn=2"),
        replaced("turn=0", "turn=0:over"),
        replaced("turn=0", "turn="),
        replaced("claims=-,-;", "claims=-;"),
        replaced("claims=-,-;", "claims=-,r;"),
        replaced("claims=-,-;", "claims=r,b,-;"),
        replaced("claims=-,-;", "claims=w,-;"),
        replaced("claims=-,-;", "claims=i,i,i,i,i,i;"),
        replaced("claims=-,-;-,-", "claims=-,-"),
        replaced("taken=-;-", "taken=-"),
        replaced("taken=-;-", "taken=;-"),
        replaced("taken=-;-", "taken=r+r+r+r+r+r+r+r+r;-"),
    ];
    for line in heads {
        assert!(matches!(start(&line), Err(StartError::Parse(_))), "{line}");
    }
}

// Laws

/// Numbers for choosing; not for dealing.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * bound as u128) >> 64) as usize
    }
}

/// Plays `games` games of each variant at random, and calls `look` with each state and the move chosen in it, at the end with none.
fn random_games(games: u64, mut look: impl FnMut(&State, &[Move], Option<Move>)) {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    for (variant, number) in Variant::ALL.into_iter().flat_map(|variant| (0..games).map(move |number| (variant, number))) {
        let mut state = State::new(&dealt(variant, number));
        let mut moves = Moves::default();
        for played in 0.. {
            state.legal_moves(&mut moves);
            assert!(played <= State::MAX_MOVES_IN_GAME);
            assert_eq!(moves.is_empty(), state.status().to_move().is_none());
            if moves.is_empty() {
                look(&state, &moves, None);
                break;
            }
            let chosen = moves[dice.below(moves.len())];
            look(&state, &moves, Some(chosen));
            state.play_unchecked(chosen);
        }
    }
}

/// LYNGK C2: what is beside the board stays there, so pieces never come or go; and every position is written and read without loss.
#[test]
fn every_position_can_be_written_down() {
    random_games(60, |state, _, _| {
        let line = state.setup().to_string();
        assert_eq!(start(&line), Ok(*state), "{line}");
    });
}

/// The referee lets pass exactly the moves that are generated, of all there are.
#[test]
fn the_referee_and_the_generator_agree() {
    let pairs = Point::all().flat_map(|from| Point::all().map(move |to| Move::Stack { from, to }));
    let all: Vec<Move> = pairs.chain(Colour::ALL.map(Move::Claim)).collect();
    let mut seen = [0; 5];
    random_games(25, |state, moves, chosen| {
        let legal: BTreeSet<Move> = moves.iter().copied().collect();
        assert_eq!(legal.len(), moves.len(), "each move once");
        for &chosen in &all {
            assert_eq!(state.check(chosen).is_ok(), legal.contains(&chosen), "{chosen} in {}", state.setup());
        }
        seen[0] += usize::from(!moves.is_empty() && moves.iter().all(|chosen| matches!(chosen, Move::Claim(_))));
        if let Some(Move::Stack { from, to }) = chosen {
            let (mut after, by) = (*state, state.phase().to_act());
            after.play_unchecked(Move::Stack { from, to });
            // LYNGK E12: anyone whom the referee would let do anything, the opponent first.
            if !matches!(after.phase(), Phase::Won { .. }) {
                let seats = [Seat(by.expect("somebody moved").0 ^ 1), by.expect("somebody moved")];
                let could_act =
                    |seat: &Seat| all.iter().any(|chosen| State { phase: Phase::Turn { by: *seat }, ..after }.check(*chosen).is_ok());
                assert_eq!(after.phase().to_act(), seats.into_iter().find(could_act), "after {from}-{to} in {}", state.setup());
            }
            seen[1] += usize::from(after.phase().to_act() == by);
            seen[2] += usize::from(state.way(from, to).len() > 2);
            seen[3] += usize::from(after.stack(to).height() == 6 && after.phase() != Phase::Over && after.phase().to_act().is_some());
            seen[4] += usize::from(matches!(after.phase(), Phase::Won { .. }));
        }
    });
    assert!(seen.iter().all(|seen| *seen > 0), "forced claims, passes, LYNGK-points, neutral six-stacks, wins at once: {seen:?}");
}

/// LYNGK F2, F3, F5: each legal move has a way along straight lines, and the points between are different ones of the moving colour.
#[test]
fn every_move_has_a_way() {
    random_games(40, |state, moves, _| {
        for chosen in moves {
            let Move::Stack { from, to } = *chosen else { continue };
            let way = state.way(from, to);
            assert_eq!((way.first(), way.last()), (Some(&from), Some(&to)));
            assert!(way.windows(2).all(|pair| (0..6).any(|direction| state.board().nearest(pair[0], direction) == Some(pair[1]))));
            let between = &way[1..way.len() - 1];
            assert!(between.iter().all(|at| state.stack(*at).top_colour() == state.stack(from).top_colour()));
            assert!(between.is_empty() || state.network(from).contains(between[0]));
            assert_eq!(way.iter().collect::<BTreeSet<_>>().len(), way.len());
        }
    });
}

/// Playing what is not legal gives a meaningless state, but never a panic.
#[test]
fn unchecked_moves_never_panic() {
    let mut dice = Dice(1);
    for number in 0..200 {
        let mut state = State::new(&dealt(Variant::ALL[number % 2], number as u64));
        for _ in 0..200 {
            let from = Point::ALL[dice.below(43)];
            let chosen = if dice.below(9) == 0 {
                Move::Claim(Colour::ALL[dice.below(5)])
            } else {
                Move::Stack { from, to: Point::ALL[dice.below(43)] }
            };
            state.play_unchecked(chosen);
            state.legal_moves(&mut Moves::default());
            let _ = (state.status(), state.setup().to_string(), state.check(chosen), state.way(from, Point::E5));
        }
    }
}

/// The numbers of `tests/perft/lyngk.txt`.
#[test]
fn perft_numbers() {
    for line in include_str!("../../tests/perft/lyngk.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (numbers, line) = line.split_once(" | ").expect("depth leaves | line");
        let (depth, leaves) = numbers.split_once(' ').expect("depth leaves");
        let (header, moves) = Header::split(line).expect("a head");
        let mut state = Start::<State>::read(header).unwrap_or_else(|error| panic!("{line}: {error}")).1;
        for text in moves {
            state.play(text.parse().expect("a move")).unwrap_or_else(|refusal| panic!("{line}: {text}: {refusal}"));
        }
        assert_eq!(perft(&state, depth.parse().expect("a depth")).to_string(), leaves, "{line}");
    }
}
