//! The TypeScript of the web client, made from the types of this crate, and a story that shows how its folding must work.
//!
//! The one thing to know: the files are committed, and these tests fail when they are stale. `cargo xtask gen` rewrites them.

use crate::command::Command;
use crate::http::{
    BlockedPerson, Challenges, ClubActs, ClubAsk, ClubChat, ClubList, ClubSeasonTable, ClubView, Conduct, Conversation, Conversations,
    Credentials, DigestChoice, Explored, FeaturedGames, Follows, FoundPeople, GameBots, Games, Hint, KeptGame, KeptTable, Leaderboard,
    LessonsDone, MadeClub, MadeStudy, MadeToken, MadeTournament, MailCode, MailState, Me, MeetingScore, ModeratedPerson, ModerationQueue,
    ModeratorAct, MovesToPlan, MyMoves, NewClubMessage, NewClubSeason, NewMailAddress, NewMember, NewPasskey, NewPrivateMessage, NewPush,
    NewRecoveryCodes, NewReport, NewStudy, NewTournament, Notifications, OwnerProof, Pace, PasskeyAnswer, PasskeyChallenge,
    PasskeyCreation, PasskeyLabel, Passkeys, PlannedMoves, PlayedGames, PlayerKind, Profile, PushMessage, PushState, Puzzle, PuzzleDone,
    PuzzleRated, PuzzleReport, PuzzleRequest, PuzzleStanding, PuzzleStep, PuzzleTry, Puzzles, RatingHistory, ReadMessages, ReadStudy,
    Recovery, RecoveryByMail, RecoveryCodes, ReviewBegun, ReviewNews, ReviewRequest, SeenTable, SessionLine, Statistics, Studied, Study,
    StudyAsk, StudyText, StudyVersion, TokenLine, TournamentAsk, TournamentCrosstable, TournamentHistory, TournamentList, TournamentNext,
    TournamentPlayer, TournamentRound, TournamentStandings, TournamentStep, TournamentVersion, TournamentView, Vacation,
};
use crate::lesson::{LessonStep, LessonTry, Lessons};
use crate::options::GameName;
use crate::study::{SavedStudy, StudyLine};
use crate::wire::{TableView, ToClient, ToServer, ViewEvent};
use std::collections::BTreeMap;
use std::path::PathBuf;
use ts_rs::{Config, TS, TypeVisitor};

/// Set by `cargo xtask gen`: write what is stale instead of complaining of it.
const WRITE: &str = "TRILYNX_GEN";

/// Compares a file of the web client with what it should be.
fn check(name: &str, expected: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire").join(name);
    if std::env::var_os(WRITE).is_some() {
        std::fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("the folder can be made");
        std::fs::write(&path, expected).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "web/src/wire/{name} is stale: run `cargo xtask gen`");
}

/// All types that a type is made of, by name.
#[derive(Default)]
struct Declarations(BTreeMap<String, String>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without a file of their own are TypeScript's own, or stand for one of those.
        if T::output_path().is_none() {
            return;
        }
        let config = Config::new();
        let declared = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config));
        match self.0.insert(T::ident(&config), declared.clone()) {
            None => {
                T::visit_dependencies(self);
                T::visit_generics(self);
            }
            Some(before) => assert_eq!(before, declared, "two types have one name in TypeScript"),
        }
    }
}

#[test]
fn the_client_has_the_types_of_the_wire() {
    let mut all = Declarations::default();
    all.visit::<ToServer>();
    all.visit::<ToClient>();
    all.visit::<Me>();
    all.visit::<Credentials>();
    all.visit::<Games>();
    all.visit::<GameBots>();
    all.visit::<Profile>();
    all.visit::<Study>();
    all.visit::<Studied>();
    all.visit::<ReviewRequest>();
    all.visit::<ReviewBegun>();
    all.visit::<ReviewNews>();
    all.visit::<RatingHistory>();
    all.visit::<MadeToken>();
    all.visit::<SeenTable>();
    all.visit::<Hint>();
    all.visit::<TokenLine>();
    all.visit::<BlockedPerson>();
    all.visit::<FoundPeople>();
    all.visit::<SessionLine>();
    all.visit::<Challenges>();
    all.visit::<Notifications>();
    all.visit::<ClubList>();
    all.visit::<ClubView>();
    all.visit::<ClubAsk>();
    all.visit::<ClubActs>();
    all.visit::<ClubChat>();
    all.visit::<ClubSeasonTable>();
    all.visit::<MadeClub>();
    all.visit::<NewClubMessage>();
    all.visit::<NewClubSeason>();
    all.visit::<Conversations>();
    all.visit::<Conversation>();
    all.visit::<NewPrivateMessage>();
    all.visit::<ReadMessages>();
    all.visit::<PushState>();
    all.visit::<NewPush>();
    all.visit::<MailState>();
    all.visit::<NewMailAddress>();
    all.visit::<MailCode>();
    all.visit::<DigestChoice>();
    all.visit::<RecoveryByMail>();
    all.visit::<MovesToPlan>();
    all.visit::<PlannedMoves>();
    all.visit::<Vacation>();
    all.visit::<PushMessage>();
    all.visit::<NewReport>();
    all.visit::<Conduct>();
    all.visit::<ModerationQueue>();
    all.visit::<ModeratedPerson>();
    all.visit::<ModeratorAct>();
    all.visit::<Leaderboard>();
    all.visit::<MyMoves>();
    all.visit::<PlayedGames>();
    all.visit::<Statistics>();
    all.visit::<MeetingScore>();
    all.visit::<FeaturedGames>();
    all.visit::<RecoveryCodes>();
    all.visit::<NewRecoveryCodes>();
    all.visit::<Recovery>();
    all.visit::<Passkeys>();
    all.visit::<PasskeyChallenge>();
    all.visit::<PasskeyCreation>();
    all.visit::<PasskeyAnswer>();
    all.visit::<NewPasskey>();
    all.visit::<OwnerProof>();
    all.visit::<PasskeyLabel>();
    all.visit::<Follows>();
    all.visit::<Explored>();
    all.visit::<Pace>();
    all.visit::<PlayerKind>();
    all.visit::<KeptTable>();
    all.visit::<KeptGame>();
    all.visit::<LessonsDone>();
    all.visit::<SavedStudy>();
    all.visit::<StudyLine>();
    all.visit::<TournamentList>();
    all.visit::<NewTournament>();
    all.visit::<MadeTournament>();
    all.visit::<TournamentAsk>();
    all.visit::<TournamentVersion>();
    all.visit::<TournamentView>();
    all.visit::<TournamentPlayer>();
    all.visit::<TournamentNext>();
    all.visit::<TournamentStep>();
    all.visit::<TournamentStandings>();
    all.visit::<TournamentCrosstable>();
    all.visit::<TournamentRound>();
    all.visit::<TournamentHistory>();
    all.visit::<NewStudy>();
    all.visit::<MadeStudy>();
    all.visit::<StudyText>();
    all.visit::<ReadStudy>();
    all.visit::<StudyAsk>();
    all.visit::<StudyVersion>();
    all.visit::<NewMember>();
    all.visit::<Lessons>();
    all.visit::<LessonTry>();
    all.visit::<LessonStep>();
    all.visit::<Puzzles>();
    all.visit::<PuzzleRequest>();
    all.visit::<Puzzle>();
    all.visit::<PuzzleTry>();
    all.visit::<PuzzleStep>();
    all.visit::<PuzzleDone>();
    all.visit::<PuzzleRated>();
    all.visit::<PuzzleStanding>();
    all.visit::<PuzzleReport>();
    let opening = "// What crosses the wire. Made from crates/protocol by `cargo xtask gen`; a test there fails when this file is stale.\n";
    let text = std::iter::once(opening.to_owned()).chain(all.0.into_values()).collect::<Vec<_>>().join("\n");
    let trimmed: String = text.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    check("types.ts", &trimmed);
}

/// The union of names is written out beside `GameName`, because an attribute takes nothing else.
#[test]
fn the_client_knows_every_game_by_name() {
    let names: Vec<String> = trilynx_games::GameId::ALL.iter().map(|game| format!("\"{game}\"")).collect();
    assert_eq!(GameName::inline(&Config::new()), names.join(" | "), "the type of GameName in crates/protocol/src/options.rs");
}

/// A short life of a table in JSON, as its first player hears it: every kind of event is in it.
mod story {
    use super::*;
    use crate::clock::{Clocks, SeatClock};
    use crate::id::{PersonId, TableId};
    use crate::options::{GameName, Occupant, Options, Order};
    use crate::position::{Position, Shown};
    use crate::result::{EndedBy, GameResult};
    use crate::wire::{ChatLine, Decision, GameView, Offers, Played, PositionUpdate, Room, SeatView, SeriesView, Stage, Takeback};
    use serde_json::json;
    use trilynx_games::{Game, GameId, Seat, Viewer, yinsh};

    fn person(name: u8) -> PersonId {
        PersonId::from_random([name; 16])
    }

    /// The position after these moves, for seat 0.
    fn now(moves: &[&str]) -> PositionUpdate {
        let mut state = yinsh::State::new(&yinsh::Options { variant: yinsh::Variant::Standard });
        for text in moves {
            state.play(text.parse().expect("a move")).expect("legal");
        }
        let view = state.view(Viewer::Seat(Seat(0)));
        let decision = state.status().to_move().map(|seat| Decision {
            seat: seat.0,
            kind: yinsh::State::decision(&view),
            legal: (seat.0 == 0).then(|| state.legal_texts()),
        });
        let clock = |remaining_ms| SeatClock { remaining_ms, periods: 0, in_period: false };
        let clocks = Clocks { seats: vec![clock(180_000), clock(175_500)], running: decision.as_ref().map(|d| d.seat), since_ms: 5_000 };
        PositionUpdate {
            position: yinsh::State::position(&view),
            way: Vec::new(),
            decision,
            may_reset: false,
            may_abort: moves.len() < 2,
            clocks: Some(clocks),
        }
    }

    fn game(moves: &[&str], result: Option<GameResult>) -> Box<GameView> {
        let PositionUpdate { position, way, decision, may_reset, may_abort, clocks } = now(moves);
        let played = moves.iter().enumerate().map(|(n, text)| played(n as u8 % 2, text)).collect();
        let decision = decision.filter(|_| result.is_none());
        let start = Some("yinsh/standard".to_owned());
        Box::new(GameView {
            start,
            rules: 1,
            moves: played,
            position,
            way,
            decision,
            may_reset,
            may_abort: may_abort && result.is_none(),
            clocks,
            commitment: None,
            seed: None,
            words: Vec::new(),
            result,
        })
    }

    fn played(seat: u8, text: &str) -> Played {
        Played { seat, text: text.to_owned(), took_ms: 1_200 }
    }

    fn seat(name: u8, away_since_ms: Option<u64>) -> SeatView {
        SeatView { occupant: Some(Occupant::Person(person(name))), away_since_ms, ..SeatView::default() }
    }

    fn said(text: &str) -> ViewEvent {
        ViewEvent::Said { line: ChatLine { by: person(2), room: Room::All, text: text.to_owned(), unix_ms: 1_700_000_000_000 } }
    }

    fn first_view() -> TableView {
        let options = Options {
            game: GameName(GameId::Yinsh),
            variant: "standard".to_owned(),
            players: 2,
            start: None,
            order: Order::Fixed,
            clock: crate::clock::ClockRule::Fischer { initial_s: 180, increment_s: 2 },
            rated: true,
            rounds: 1,
            private: false,
        };
        TableView {
            id: TableId::from_random([7; 16]),
            version: 1,
            viewer: Some(0),
            options,
            opener: person(1),
            seats: vec![seat(1, None), SeatView::default()],
            stage: Stage::Waiting,
            rated: true,
            series: SeriesView::default(),
            game: None,
            commitment: Some("00".repeat(32)),
            offers: Offers::default(),
            rematch: None,
            chat: Vec::new(),
            tournament: None,
        }
    }

    fn events() -> Vec<ViewEvent> {
        let result = GameResult { winners: vec![0], scores: Vec::new(), by: EndedBy::Resignation, left: vec![1] };
        let asked = Takeback { by: 1, to: 1, agreed: Vec::new() };
        let mut events = vec![
            ViewEvent::Seat { seat: 1, now: seat(2, None) },
            ViewEvent::Started { seats: vec![seat(1, None), seat(2, None)], rated: true, game: game(&[], None) },
            ViewEvent::Nothing,
            ViewEvent::Moved { played: played(0, "f6"), now: Box::new(now(&["f6"])) },
            ViewEvent::Moved { played: played(1, "e5"), now: Box::new(now(&["f6", "e5"])) },
            ViewEvent::Offers { now: Offers { takeback: Some(asked), ..Offers::default() } },
            ViewEvent::WentBack { to: 1, rated: false, now: Box::new(now(&["f6"])) },
            ViewEvent::Seat { seat: 1, now: seat(2, Some(9_000)) },
            ViewEvent::Offers { now: Offers { draw: Some(0), ..Offers::default() } },
            ViewEvent::Vacation {
                seat: 0,
                now: SeatView { vacation_until_unix_ms: Some(1_790_000_000_000), ..seat(1, None) },
                clocks: None,
            },
            ViewEvent::Replaced { seat: 1, now: SeatView { replaced_by: Some("search".to_owned()), ..seat(2, None) }, clocks: None },
            ViewEvent::Moved { played: played(1, "g7"), now: Box::new(now(&["f6", "g7"])) },
            ViewEvent::Ended {
                game: game(&["f6", "g7"], Some(result.clone())),
                stage: Stage::Between,
                series: SeriesView { played: 1, totals: vec![1, 0], results: vec![result], ready: Vec::new() },
                commitment: Some("11".repeat(32)),
            },
            ViewEvent::Ready { ready: vec![1] },
            ViewEvent::Started { seats: vec![seat(2, None), seat(1, None)], rated: false, game: game(&[], None) },
            ViewEvent::Offers { now: Offers { rematch: vec![1], ..Offers::default() } },
            ViewEvent::Rematch { table: TableId::from_random([9; 16]) },
            ViewEvent::Closed,
        ];
        // One line more than a table keeps.
        events.extend((0..=crate::wire::CHAT_KEPT).map(|n| said(&format!("line {n}"))));
        events
    }

    #[test]
    fn the_client_folds_as_we_do() {
        let first = first_view();
        let mut view = first.clone();
        let mut told = Vec::new();
        let mut steps = Vec::new();
        for seen in events() {
            view.fold(&seen);
            told.push(kind(&seen));
            // Chat is long and always folds the same way: the view at its end is enough.
            let talk = matches!(seen, ViewEvent::Said { .. }) && view.chat.len() < crate::wire::CHAT_KEPT;
            steps.push(json!({ "seen": seen, "view": if talk { None } else { Some(view.clone()) } }));
        }
        told.sort_unstable();
        told.dedup();
        assert_eq!(told.len(), KINDS, "the story leaves a kind of event out: {told:?}");
        assert!(matches!(view.game.map(|game| game.position), Some(Position::Yinsh(_))));
        let lines: Vec<String> = steps.iter().map(|step| format!("    {step}")).collect();
        check("fold.json", &format!("{{\n  \"first\": {},\n  \"steps\": [\n{}\n  ]\n}}\n", json!(first), lines.join(",\n")));
    }

    /// How many kinds [`kind`] tells apart.
    const KINDS: usize = 13;

    fn kind(seen: &ViewEvent) -> &'static str {
        match seen {
            ViewEvent::Nothing => "nothing",
            ViewEvent::Seat { .. } => "seat",
            ViewEvent::Replaced { .. } => "replaced",
            ViewEvent::Vacation { .. } => "vacation",
            ViewEvent::Closed => "closed",
            ViewEvent::Started { .. } => "started",
            ViewEvent::Moved { .. } => "moved",
            ViewEvent::WentBack { .. } => "went_back",
            ViewEvent::Offers { .. } => "offers",
            ViewEvent::Ended { .. } => "ended",
            ViewEvent::Ready { .. } => "ready",
            ViewEvent::Rematch { .. } => "rematch",
            ViewEvent::Said { .. } => "said",
        }
    }
}

#[test]
fn what_a_client_may_leave_out_is_still_understood() {
    let asked: ToServer =
        serde_json::from_str(r#"{"say":"ask","table":"abcdefghijkl","key":"1","command":{"do":"sit"}}"#).expect("readable");
    assert!(matches!(asked, ToServer::Ask { seat: None, command: Command::Sit { seat: None, word: None }, .. }));
}
