//! Logs that somebody else has kept: what was played is accepted, and whatever is changed in it is found.

use crate::scene::{bots, given, options, person, table_id};
use trilynx_games::{GameId, Seat, Viewer};
use trilynx_protocol::log::{Entry, Event, Secret, StoredEndedBy, StoredOccupant, StoredSeatOffer};
use trilynx_protocol::options::Order;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, Options, SeatOffer, Time};
use trilynx_table::{By, CorruptLog, Input, Opening, Table};

/// A table of person 0 alone, as a device keeps it.
struct Device {
    table: Table,
    log: Vec<Entry>,
    now: u64,
    asked: u64,
}

fn bot() -> SeatOffer {
    SeatOffer::Bot("middling".into())
}

impl Device {
    fn open(options: Options, offers: Vec<SeatOffer>) -> Device {
        Device::open_as(Opening { options, by: person(0), offers, occupants: Vec::new(), rematch_of: None, guest: true })
    }

    fn open_as(opening: Opening) -> Device {
        let mut log = Vec::new();
        let at = Time { service_ms: 1_000, unix_ms: 1_790_000_000_000 };
        let table = Table::open(table_id(1), at, opening, &given(1), &mut |_, entry| log.push(entry.clone())).unwrap();
        Device { table, log, now: 1_000, asked: 1 }
    }

    fn input(&mut self, by: By, input: Input) {
        self.asked += 1;
        self.now += 700;
        let (log, at) = (&mut self.log, Time { service_ms: self.now, unix_ms: 1_790_000_000_000 + self.now });
        self.table.apply(at, &given(self.asked), by, input, &mut |_, entry| log.push(entry.clone())).unwrap();
    }

    fn ask(&mut self, seat: u8, command: Command) {
        self.input(By::Person { id: person(0), seat: Some(Seat(seat)), lag_ms: 0, held_ms: 0, guest: true }, Input::Asked(command));
    }

    /// The seat that decides plays one of the legal moves.
    fn play(&mut self, choice: usize) {
        let seat = self.table.to_move().expect("a game is on");
        let legal = self.table.view(Viewer::Seat(seat)).game.unwrap().decision.unwrap().legal.unwrap();
        let play = Command::Play { text: legal[choice % legal.len()].clone(), number: self.table.moves_played() };
        if self.table.bot_to_move().is_some() { self.input(By::Bot(seat), Input::Asked(play)) } else { self.ask(seat.0, play) }
    }

    /// Plays until nothing is left to play; between the games of a match the person is ready.
    fn finish(&mut self) {
        for n in 0..40_000 {
            match self.table.stage() {
                Stage::Playing => self.play(n * 7 + n / 5),
                Stage::Between => {
                    let seat = self.table.seat_of(person(0)).next().expect("the person plays");
                    self.ask(seat.0, Command::Ready);
                }
                _ => return,
            }
        }
        panic!("no game is that long");
    }
}

fn verify(log: &[Entry]) -> Result<usize, CorruptLog> {
    Table::verify_alone(table_id(1), log, person(0), bots)
}

#[test]
fn whole_games_against_bots_and_on_one_device_are_accepted() {
    for &game in GameId::ALL {
        for offers in [vec![SeatOffer::Me, bot()], vec![SeatOffer::Me, SeatOffer::Me]] {
            for order in [Order::Fixed, Order::Random] {
                let mut device = Device::open(Options { order, ..options(game, 2) }, offers.clone());
                device.finish();
                assert_eq!(verify(&device.log), Ok(device.log.len()), "{game} {order:?}");
            }
        }
    }
}

#[test]
fn what_comes_after_the_end_is_left_out_and_what_is_not_over_is_refused() {
    let mut device = Device::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, bot()]);
    (0..20).for_each(|n| device.play(n));
    assert_eq!(verify(&device.log).unwrap_err().what, "the table is not over");
    device.ask(0, Command::Resign);
    let over = device.log.len();
    device.ask(0, Command::OfferRematch);
    assert!(matches!(device.log.last().unwrap().event, Event::RematchAgreed { .. }));
    assert_eq!(verify(&device.log), Ok(over));
    // The table of the rematch names its players.
    let mut rematch = Device::open_as(device.table.rematch_opening());
    rematch.finish();
    assert_eq!(verify(&rematch.log), Ok(rematch.log.len()));
}

#[test]
fn everything_that_one_can_do_alone_is_accepted() {
    let mut device = Device::open(options(GameId::Lyngk, 2), vec![SeatOffer::Me, SeatOffer::Me]);
    (0..6).for_each(|n| device.play(n));
    device.ask(1, Command::AskTakeback { to: 3 });
    device.ask(0, Command::Say { text: "<b>well</b>".into() });
    device.ask(0, Command::OfferDraw);
    device.ask(1, Command::AnswerDraw { accept: false });
    (0..12).for_each(|n| device.play(n));
    device.ask(1, Command::OfferDraw);
    device.ask(0, Command::AnswerDraw { accept: true });
    assert_eq!(verify(&device.log), Ok(device.log.len()));

    // A flag that falls, and a game that is broken off.
    let clock = ClockRule::Fischer { initial_s: 60, increment_s: 1 };
    let mut device = Device::open(Options { clock, ..options(GameId::Yinsh, 2) }, vec![SeatOffer::Me, bot()]);
    (0..8).for_each(|n| device.play(n));
    device.now += 600_000;
    device.input(By::Server, Input::Tick);
    assert!(matches!(&device.log.last().unwrap().event, Event::Ended { result, .. } if result.by == StoredEndedBy::Time));
    assert_eq!(verify(&device.log), Ok(device.log.len()));
    let mut device = Device::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, bot()]);
    device.ask(0, Command::Abort);
    assert_eq!(verify(&device.log), Ok(device.log.len()));

    // Among several: a bot that fails, then the person leaves.
    let mut device = Device::open(options(GameId::Linko, 4), vec![SeatOffer::Me, bot(), bot(), bot()]);
    (0..8).for_each(|n| device.play(n));
    device.input(By::Server, Input::BotFailed(Seat(2)));
    device.ask(0, Command::Resign);
    assert_eq!(device.table.stage(), Stage::Over);
    assert_eq!(verify(&device.log), Ok(device.log.len()));
}

#[test]
fn a_match_is_accepted_with_the_deals_that_its_seeds_give() {
    let mut device = Device::open(Options { rounds: 2, ..options(GameId::Linko, 2) }, vec![SeatOffer::Me, bot()]);
    device.finish();
    let deals = device.log.iter().filter(|entry| matches!(entry.event, Event::Started { .. })).count();
    assert!(deals > 1);
    assert_eq!(verify(&device.log), Ok(device.log.len()));
    // Other cards than those of the seed.
    for at in 0..device.log.len() {
        let mut log = device.log.clone();
        let other = Secret("5".repeat(128));
        match &mut log[at].event {
            Event::Opened { seed, .. } => *seed = other,
            Event::Ended { next_seed: next @ Some(_), .. } => *next = Some(other),
            Event::Started { start, .. } => *start = Secret(start.0.replace(",1,", ",2,")),
            _ => continue,
        }
        assert!(verify(&log).is_err(), "event {}", at + 1);
    }
}

#[test]
fn tables_that_need_somebody_else_are_refused() {
    let mut device = Device::open(options(GameId::Yinsh, 2), vec![SeatOffer::Me, bot()]);
    device.finish();
    let changed = |change: &dyn Fn(&mut Event)| {
        let mut log = device.log.clone();
        log.iter_mut().for_each(|entry| change(&mut entry.event));
        verify(&log)
    };
    assert!(changed(&|_| {}).is_ok());
    let opened = |change: &dyn Fn(&mut Event)| {
        changed(&|event| {
            if let Event::Opened { .. } = event {
                change(event);
            }
        })
        .is_err()
    };
    assert!(opened(&|event| if let Event::Opened { options, .. } = event {
        options.rated = true;
    }));
    assert!(opened(&|event| if let Event::Opened { by, .. } = event {
        *by = person(1);
    }));
    for offer in [StoredSeatOffer::Open, StoredSeatOffer::For(person(1)), StoredSeatOffer::Bot("nobody".into())] {
        assert!(
            opened(&|event| if let Event::Opened { offers, .. } = event {
                offers[1] = offer.clone();
            }),
            "{offer:?}"
        );
    }
    // Another person, or a bot that there is not, in the place of the bot, wherever it is named.
    for occupant in [StoredOccupant::Person(person(1)), StoredOccupant::Person(person(0)), StoredOccupant::Bot("nobody".into())] {
        let replaced = changed(&|event| match event {
            Event::Sat { seat: 1, occupant: who, .. } => *who = occupant.clone(),
            Event::Started { occupants, .. } => occupants[1] = occupant.clone(),
            _ => {}
        });
        assert!(replaced.is_err(), "{occupant:?}");
    }
    assert!(Table::verify_alone(table_id(1), &device.log, person(1), bots).is_err());
    assert!(verify(&[]).is_err());
    // Nobody plays at a table of bots.
    let opening = Opening {
        options: options(GameId::Yinsh, 2),
        by: person(0),
        offers: vec![bot(), bot()],
        occupants: Vec::new(),
        rematch_of: None,
        guest: true,
    };
    let mut bots_alone = Device::open_as(opening);
    bots_alone.finish();
    assert!(verify(&bots_alone.log).is_err());
}

#[test]
fn every_change_of_a_log_is_found() {
    let mut device = Device::open(options(GameId::Lyngk, 2), vec![SeatOffer::Me, bot()]);
    device.finish();
    let log = device.log;
    for at in 0..log.len() {
        let mut missing = log.clone();
        missing.remove(at);
        assert!(verify(&missing).is_err(), "without event {}", at + 1);
        // What follows the last event is not looked at.
        if at + 1 < log.len() {
            let mut twice = log.clone();
            twice.insert(at, log[at].clone());
            assert!(verify(&twice).is_err(), "event {} twice", at + 1);
        }
        let mut changed = log.clone();
        match &mut changed[at].event {
            Event::Moved { seat, .. } => *seat = 1 - *seat,
            Event::Ended { result, .. } => result.winners = vec![1 - result.winners.first().copied().unwrap_or(0)],
            Event::Started { rules, .. } => *rules += 1,
            Event::Sat { seat, .. } => *seat = 200,
            _ => continue,
        }
        assert!(verify(&changed).is_err(), "event {} changed", at + 1);
        let mut unforeseen = log.clone();
        for event in [
            Event::Ended {
                result: trilynx_protocol::log::StoredResult {
                    winners: vec![0],
                    scores: vec![],
                    by: StoredEndedBy::Resignation,
                    left: vec![],
                },
                next_seed: None,
            },
            Event::WentAway { seat: 250 },
            Event::TakenBack { to: u32::MAX },
            Event::Replaced { seat: 250, bot: "weak".into() },
            Event::Moved { seat: 255, text: "a1".into(), lag_ms: u32::MAX, held_ms: u32::MAX },
            Event::RematchAgreed { table: table_id(7) },
        ] {
            unforeseen[at].event = event;
            assert!(verify(&unforeseen).is_err(), "another event {}", at + 1);
        }
    }
}
