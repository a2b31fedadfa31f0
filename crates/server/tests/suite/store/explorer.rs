//! What was played from which position: the store's answers against a plain recount over the records.

use super::sample::{Place, on_both, person, table as table_id};
use std::collections::HashMap;
use trilynx_games::chance::Seed;
use trilynx_games::record::{Ending, Record};
use trilynx_games::{Game, GameId, GameView, Seat, Viewer, with_game};
use trilynx_play::explorer::{Choices, OUTLINED, Tally, most_decisions};
use trilynx_play::turns::roster;
use trilynx_protocol::http::{ExploredMove, Pace, PlayerKind};
use trilynx_protocol::log::Entry;
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, Occupant, Options, SeatOffer, TableId, Time};
use trilynx_server::explorer::explore_finished;
use trilynx_server::live::table::row;
use trilynx_server::ratings::rate_finished;
use trilynx_server::store::{Account, Append, ExplorerFilter, RatingBand, Store, TableRow};
use trilynx_table::{By, Entropy, Input, Opening, Table};

on_both!(
    answers_equal_a_recount_over_the_records,
    games_are_counted_once_whoever_counts_them,
    private_and_aborted_games_are_left_out,
    a_rebuild_gives_the_same_answers,
);

/// A game that was played, as the store has it.
struct Played {
    id: TableId,
    entries: Vec<Entry>,
    row: TableRow,
}

/// How a random game is played.
#[derive(Clone, Copy)]
struct Manner {
    game: GameId,
    clock: ClockRule,
    rated: bool,
    private: bool,
    against_bot: bool,
    /// Given up after this many moves.
    resigns: Option<u32>,
}

const BLITZ: ClockRule = ClockRule::Fischer { initial_s: 300, increment_s: 3 };

fn manner(n: u64) -> Manner {
    let game = if n % 3 == 2 { GameId::ALL[1] } else { GameId::ALL[0] };
    let against_bot = n % 4 == 3;
    let resigns = (n % 5 == 1).then_some(14 + n as u32 % 4);
    Manner {
        game,
        clock: if n.is_multiple_of(2) { BLITZ } else { ClockRule::None },
        rated: n.is_multiple_of(2) && !against_bot,
        private: false,
        against_bot,
        resigns,
    }
}

/// Plays a game by few of the legal moves, so that games meet in many positions.
fn play(n: u64, manner: Manner) -> Played {
    let mut random = fastrand::Rng::with_seed(n);
    let (white, black) = (person(1 + n % 3), person(4 + n % 2));
    let second = if manner.against_bot { Occupant::Bot("level1".to_owned()) } else { Occupant::Person(black) };
    let options = Options {
        game: GameName(manner.game),
        variant: "standard".to_owned(),
        players: 2,
        start: None,
        order: Order::Fixed,
        clock: manner.clock,
        rated: manner.rated,
        rounds: 1,
        private: manner.private,
    };
    let offer = if manner.against_bot { SeatOffer::Bot("level1".to_owned()) } else { SeatOffer::Open };
    let occupants = vec![Some(Occupant::Person(white)), Some(second)];
    let opening = Opening { options, by: white, offers: vec![SeatOffer::Me, offer], occupants, rematch_of: None, guest: false };
    let at = |k: u64| Time { service_ms: 1_000 + k, unix_ms: 1_700_000_000_000 + n * 1_000_000 + k };
    // Two layouts, so that games from one deal meet as well.
    let given = |k: u64| Entropy { seed: Seed([n as u8 % 2; 64]), table: table_id(1_000_000 + n * 1000 + k), bots: roster };
    let id = table_id(n);
    let mut entries = Vec::new();
    let mut table = Table::open(id, at(0), opening, &given(0), &mut |_, entry| entries.push(entry.clone())).expect("a table");
    for k in 1.. {
        let Some(seat) = table.to_move() else { break };
        let by_seat =
            |seat: Seat| By::Person { id: if seat.0 == 0 { white } else { black }, seat: Some(seat), lag_ms: 0, held_ms: 0, guest: false };
        let (by, request) = if manner.resigns == Some(table.moves_played()) {
            (by_seat(Seat(0)), Command::Resign)
        } else {
            let legal =
                table.view(Viewer::Seat(seat)).game.and_then(|game| game.decision).and_then(|decision| decision.legal).expect("moves");
            let text = legal[random.usize(..legal.len().min(2 + table.moves_played() as usize / 4))].clone();
            let by = if table.bot_to_move().is_some() { By::Bot(seat) } else { by_seat(seat) };
            (by, Command::Play { text, number: table.moves_played() })
        };
        table.apply(at(k), &given(k), by, Input::Asked(request), &mut |_, entry| entries.push(entry.clone())).expect("it is granted");
    }
    assert_eq!(table.stage(), Stage::Over);
    let row = row(&table, &entries);
    Played { id, entries, row }
}

async fn put(store: &Store, played: &Played) {
    let Played { id, entries, row } = played;
    let append =
        Append { table: *id, epoch: 1, entries: entries.clone(), key: None, line: row.clone(), snapshot: None, notify: Default::default() };
    store.append(vec![append]).await.unwrap();
}

async fn with_games(place: &Place, games: u64) -> (Store, Vec<Played>) {
    let store = place.open().await;
    for n in 1..=5 {
        let name = format!("player-{n}");
        store.create_account(person(n), Account { name: &name, folded: &name, skeleton: &name, password_hash: "x" }, 1).await.unwrap();
    }
    let mut all = Vec::new();
    for n in 0..games {
        let played = play(n, manner(n));
        put(&store, &played).await;
        all.push(played);
    }
    rate_finished(&store).await.unwrap();
    (store, all)
}

/// By what is known of the positions before and after a move, and from no code of the explorer.
type Recount = HashMap<(Vec<u8>, Vec<u8>), Tally>;

/// By what positions are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Counted {
    /// By what lies where, from whichever side it is seen.
    ByPosition,
    /// By how many stacks were moved and how many colours each has claimed: games of LYNGK with different layouts share it.
    ByClaims,
}

/// What was decided so far, and by whom.
type Decided = Vec<(Seat, String)>;

impl Counted {
    fn bytes<G: Game>(self, state: &G, decided: &Decided) -> Vec<u8> {
        if self == Counted::ByPosition {
            return state.view(Viewer::Spectator).canonical().expect("nothing is hidden");
        }
        // From the record alone, not from the board.
        let is_claim = |text: &str| text.starts_with("claim:");
        let own = state.status().to_move().unwrap_or(Seat(0));
        let claims = |mine: bool| decided.iter().filter(|(seat, text)| (*seat == own) == mine && is_claim(text)).count() as u8;
        let moves = decided.iter().filter(|(_, text)| !is_claim(text)).count() as u8;
        let has_claimed = decided.last().is_some_and(|(_, text)| is_claim(text));
        vec![u8::from(has_claimed), moves, claims(true), claims(false)]
    }

    /// How many decisions of a game are counted.
    fn most<G: Game>(self) -> usize {
        if self == Counted::ByPosition { most_decisions::<G>() } else { OUTLINED }
    }

    fn choices<G: Game>(self, state: &G) -> Choices {
        let choices = if self == Counted::ByPosition { Choices::of(state) } else { Choices::outlined(state) };
        choices.expect("it is counted in this way")
    }
}

struct Read<G: Game> {
    start: G,
    moves: Vec<G::Move>,
}

/// What the records of some games come to, and the games themselves.
fn recount<G: Game>(by: Counted, all: &[&Played], ratings: &Ratings) -> (Recount, Vec<Read<G>>) {
    let (mut recount, mut games) = (Recount::new(), Vec::new());
    for Played { id, entries, .. } in all {
        for text in Table::records(*id, entries, &|_| "?".to_owned()).expect("a sound log") {
            let record = Record::<G>::read(&text).expect("our own record");
            let winners = match &record.ending {
                Ending::ByRules(outcome) => outcome.winners,
                Ending::Otherwise { winners, .. } => *winners,
                Ending::Open => panic!("{id} is not over"),
            };
            let start = record.start.state();
            let (mut state, mut decided) = (start.clone(), Decided::new());
            for chosen in record.moves.iter().take(by.most::<G>()) {
                let (seat, before) = (state.status().to_move().expect("it goes on"), by.bytes(&state, &decided));
                state.play(*chosen).expect("it is legal");
                decided.push((seat, chosen.to_string()));
                let tally = recount.entry((before, by.bytes(&state, &decided))).or_default();
                match (winners.is_empty(), winners.contains(seat)) {
                    (true, _) => tally.drawn += 1,
                    (false, true) => tally.won += 1,
                    (false, false) => tally.lost += 1,
                }
                if let Some(rating) = ratings[id][seat.index()] {
                    tally.rated += 1;
                    tally.ratings += rating.round() as u64;
                }
            }
            games.push(Read { start, moves: record.moves.clone() });
        }
    }
    (recount, games)
}

/// Compares every position of every game. Returns how many games the most frequent move has.
async fn check<G: Game>(by: Counted, store: &Store, all: &[&Played], filter: ExplorerFilter, ratings: &Ratings) -> u32 {
    let (recount, games) = recount::<G>(by, all, ratings);
    let mut most = 0;
    for Read { start, moves } in games {
        let (mut state, mut decided) = (start, Decided::new());
        for chosen in moves.iter().take(by.most::<G>()) {
            let choices = by.choices(&state);
            let seat = state.status().to_move().expect("it goes on");
            let found = choices.explored(&store.explored(choices.position, filter).await.unwrap());
            let mut found: Vec<ExploredMove> = found.into_iter().collect();
            found.sort_by(|one, other| one.moves.cmp(&other.moves));
            let mut groups: HashMap<Vec<u8>, Vec<String>> = HashMap::new();
            let mut legal = state.legal_texts();
            legal.sort_unstable();
            for text in legal {
                let mut next = state.clone();
                next.play(text.parse().unwrap_or_else(|_| panic!("{text}"))).expect("it is legal");
                decided.push((seat, text.clone()));
                groups.entry(by.bytes(&next, &decided)).or_default().push(text);
                decided.pop();
            }
            let before = by.bytes(&state, &decided);
            let played = groups.into_iter().filter_map(|(after, moves)| Some((recount.get(&(before.clone(), after))?, moves)));
            let mut expected: Vec<ExploredMove> = played
                .map(|(tally, moves)| ExploredMove {
                    moves,
                    won: tally.won,
                    drawn: tally.drawn,
                    lost: tally.lost,
                    rating: (tally.rated > 0).then(|| (tally.ratings / u64::from(tally.rated)) as u16),
                })
                .collect();
            expected.sort_by(|one, other| one.moves.cmp(&other.moves));
            assert_eq!(found, expected, "{by:?}: {}", state.setup());
            most = most.max(expected.iter().map(|explored| explored.won + explored.drawn + explored.lost).max().unwrap_or(0));
            state.play(*chosen).expect("it is legal");
            decided.push((seat, chosen.to_string()));
        }
    }
    most
}

/// The ratings that players had in each game.
type Ratings = HashMap<TableId, [Option<f64>; 2]>;

async fn ratings_of(store: &Store, all: &[Played]) -> Ratings {
    let mut ratings = Ratings::new();
    for played in all {
        let after = store.ratings_after(played.id).await.unwrap();
        let of = |seat: usize| match &played.row.occupants[seat] {
            Some(Occupant::Person(person)) => after.get(person).copied(),
            _ => None,
        };
        ratings.insert(played.id, [of(0), of(1)]);
    }
    ratings
}

async fn check_all(store: &Store, all: &[Played]) {
    let ratings = ratings_of(store, all).await;
    assert!(ratings.values().any(|[white, black]| white.is_some() && black.is_some()), "some games were rated");
    type Wanted = fn(&Played) -> bool;
    let has_bot: Wanted = |played| played.row.occupants.iter().flatten().any(|occupant| matches!(occupant, Occupant::Bot(_)));
    let any = ExplorerFilter::default();
    for game in [GameId::ALL[0], GameId::ALL[1]] {
        let of_game: Vec<&Played> = all.iter().filter(|played| played.row.options.game.0 == game && !played.row.options.private).collect();
        let part = |wanted: &dyn Fn(&Played) -> bool| -> Vec<&Played> { of_game.iter().copied().filter(|played| wanted(played)).collect() };
        let most = with_game!(game, G => check::<G>(Counted::ByPosition, store, &of_game, any, &ratings).await);
        assert!(most > 2, "games meet");
        let has_outline = game == GameId::ALL[1];
        if has_outline {
            let shared = with_game!(game, G => check::<G>(Counted::ByClaims, store, &of_game, any, &ratings).await);
            assert!(shared > most, "games with different layouts meet: {shared}, {most}");
        }
        let filters: [(ExplorerFilter, Vec<&Played>); 4] = [
            (ExplorerFilter { players: Some(PlayerKind::People), ..any }, part(&|played| !has_bot(played))),
            (ExplorerFilter { players: Some(PlayerKind::Bots), ..any }, part(&|played| has_bot(played))),
            (ExplorerFilter { pace: Some(Pace::Blitz), ..any }, part(&|played| played.row.options.clock == BLITZ)),
            (
                ExplorerFilter { least: RatingBand::of(Some(1400.0)), ..any },
                part(&|played| {
                    let known: Vec<f64> = ratings[&played.id].iter().flatten().copied().collect();
                    !known.is_empty() && known.iter().sum::<f64>() / known.len() as f64 >= 1400.0
                }),
            ),
        ];
        for (filter, games) in filters {
            with_game!(game, G => check::<G>(Counted::ByPosition, store, &games, filter, &ratings).await);
            if has_outline {
                with_game!(game, G => check::<G>(Counted::ByClaims, store, &games, filter, &ratings).await);
            }
        }
    }
}

async fn answers_equal_a_recount_over_the_records(place: Place) {
    let (store, all) = with_games(&place, 36).await;
    assert_eq!(explore_finished(&store).await.unwrap(), 36);
    check_all(&store, &all).await;
    // The last games are named, newest first.
    let first = with_game!(GameId::ALL[0], G => {
        let text = Table::records(all[0].id, &all[0].entries, &|_| "?".to_owned()).unwrap().remove(0);
        Choices::of(&Record::<G>::read(&text).unwrap().start.state()).unwrap()
    });
    let latest = store.latest_explored(first.position, ExplorerFilter::default(), 3).await.unwrap();
    let mut ids: Vec<(u64, TableId)> = all
        .iter()
        .filter(|played| played.row.options.game.0 == GameId::ALL[0])
        .map(|played| (played.row.changed_unix_ms, played.id))
        .collect();
    ids.sort_unstable_by(|one, other| other.cmp(one));
    assert_eq!(latest, ids[..3].iter().map(|(_, id)| *id).collect::<Vec<_>>());
    store.close().await;
}

async fn games_are_counted_once_whoever_counts_them(place: Place) {
    let (store, all) = with_games(&place, 20).await;
    let (one, two, three) = tokio::join!(explore_finished(&store), explore_finished(&store), explore_finished(&store));
    assert_eq!(one.unwrap() + two.unwrap() + three.unwrap(), 20);
    assert_eq!(explore_finished(&store).await.unwrap(), 0);
    check_all(&store, &all).await;
    store.close().await;
    // Nor is anything counted again after a restart.
    let store = place.open().await;
    assert_eq!(explore_finished(&store).await.unwrap(), 0);
    store.close().await;
}

async fn private_and_aborted_games_are_left_out(place: Place) {
    let (store, mut all) = with_games(&place, 18).await;
    for n in 18..22 {
        let played = play(n, Manner { private: true, rated: false, ..manner(n) });
        put(&store, &played).await;
        all.push(played);
    }
    rate_finished(&store).await.unwrap();
    assert_eq!(explore_finished(&store).await.unwrap(), 18);
    check_all(&store, &all).await;
    let mut aborted = play(22, Manner { rated: false, ..manner(22) });
    aborted.row.result.as_mut().expect("a result").by = trilynx_protocol::EndedBy::Abort;
    put(&store, &aborted).await;
    assert_eq!(explore_finished(&store).await.unwrap(), 1, "it is looked at once");
    check_all(&store, &all).await;
    store.close().await;
}

async fn a_rebuild_gives_the_same_answers(place: Place) {
    let (store, mut all) = with_games(&place, 12).await;
    assert_eq!(explore_finished(&store).await.unwrap(), 12);
    store.forget_explored().await.unwrap();
    // One that ends meanwhile is counted with the others.
    let late = play(20, Manner { rated: false, ..manner(20) });
    put(&store, &late).await;
    all.push(late);
    assert_eq!(explore_finished(&store).await.unwrap(), 13);
    check_all(&store, &all).await;
    store.close().await;
}
