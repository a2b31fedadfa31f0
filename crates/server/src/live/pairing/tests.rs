//! Who is brought together with whom, and when.

use super::*;
use trilynx_games::GameId;

fn sought() -> Sought {
    let clock = ClockRule::Fischer { initial_s: 60, increment_s: 0 };
    Sought { game: GameName(GameId::ALL[0]), variant: "standard".to_owned(), players: 2, clock, rated: false }
}

/// Seeks, and keeps the queue that makes the outbox open.
fn seek(pairing: &Pairing, n: u64, rating: f64, sought: Sought) -> super::super::outbox::Frames {
    let (outbox, queue, _) = Outbox::new();
    let mut person = [0; 16];
    person[..8].copy_from_slice(&n.to_be_bytes());
    let person = PersonId::from_random(person);
    assert!(pairing.seek(Seeker {
        connection: ConnectionId(n),
        person,
        origin: Origin::LOCAL,
        sought,
        avoids: HashSet::new(),
        way: SeekerWay::Here(outbox)
    }));
    pairing.rate(ConnectionId(n), rating);
    queue
}

fn groups(pairing: &Pairing, now: Instant) -> Vec<Vec<u64>> {
    let groups = pairing.waiting().groups(now);
    groups.iter().map(|group| group.iter().map(|seeker| seeker.connection.0).collect()).collect()
}

#[tokio::test]
async fn people_of_like_strength_are_paired_and_others_wait_longer() {
    let pairing = Pairing::default();
    let _queues = [seek(&pairing, 1, 1500.0, sought()), seek(&pairing, 2, 2000.0, sought()), seek(&pairing, 3, 1600.0, sought())];
    assert_eq!(groups(&pairing, Instant::now()), [[1, 3]]);
    let _queue = seek(&pairing, 4, 1500.0, sought());
    assert!(groups(&pairing, Instant::now()).is_empty());
    assert_eq!(groups(&pairing, Instant::now() + Duration::from_secs(14)), [[2, 4]]);
    assert_eq!(pairing.seekers(), 0);
}

#[tokio::test]
async fn those_who_avoid_each_other_are_not_paired_however_long_they_wait() {
    let pairing = Pairing::default();
    let _queues = [seek(&pairing, 1, 1500.0, sought()), seek(&pairing, 2, 1500.0, sought())];
    let blocked = pairing.waiting().seekers[&ConnectionId(2)].1.person;
    let blocker = pairing.waiting().seekers[&ConnectionId(1)].1.person;
    pairing.avoid(blocker, &[blocked]);
    let later = Instant::now() + Duration::from_secs(600);
    assert!(groups(&pairing, later).is_empty());
    // Whichever of them is known to avoid the other.
    pairing.avoid(blocker, &[]);
    pairing.avoid(blocked, &[blocker]);
    assert!(groups(&pairing, later).is_empty());
    let _queue = seek(&pairing, 3, 1500.0, sought());
    assert_eq!(groups(&pairing, later).len(), 1, "a third one is somebody's opponent");
    pairing.avoid(blocked, &[]);
    assert_eq!(pairing.seekers(), 1);
}

#[tokio::test]
async fn those_who_look_for_something_else_or_are_gone_are_left_alone() {
    let pairing = Pairing::default();
    let _one = seek(&pairing, 1, 1500.0, sought());
    let _other = seek(&pairing, 2, 1500.0, Sought { variant: "blitz".to_owned(), ..sought() });
    drop(seek(&pairing, 3, 1500.0, sought()));
    assert!(groups(&pairing, Instant::now()).is_empty());
    assert_eq!(pairing.seekers(), 2);
}

#[test]
fn what_can_never_be_paired_is_refused_at_once() {
    assert_eq!(sought().check(true), Ok(()));
    let rated = Sought { rated: true, ..sought() };
    assert_eq!((rated.check(false), rated.check(true)), (Ok(()), Err(Refused::NeedsAccount)));
    let field = |sought: Sought| match sought.check(false) {
        Err(Refused::Options { field, .. }) => field,
        other => panic!("{other:?}"),
    };
    assert_eq!(field(Sought { clock: ClockRule::None, ..rated.clone() }), "clock");
    assert_eq!(field(Sought { variant: "none".to_owned(), ..sought() }), "variant");
    assert_eq!(field(Sought { players: 3, ..sought() }), "players");
    assert_eq!(field(Sought { clock: ClockRule::Fischer { initial_s: 0, increment_s: 0 }, ..sought() }), "clock");
}
