//! Several nodes, one database, a lossy bus, clients and viewers, in one thread and in an order that a seed decides.
//!
//! What is real: the judgement of the writer (`validate`) and the trust of a node in its heartbeat (`Tenure`). The database around them is a
//! model of `postgres` and `lease`, which is held against the real one in `tests/suite/store/nodes.rs`; the nodes do what `live/table` does
//! with a table that they own, and pass a command for another's table on to its owner. Nodes are killed, paused, cut off from the database
//! and from the bus, and hand their tables over; the database goes away; answers are lost; every machine has another calendar.
//!
//! After every step:
//!
//! - what a node would answer from memory has all that was ever acknowledged, and nothing that is not stored;
//! - a table was taken from no node that still trusted itself, and written by nobody but the last who took it, in that epoch;
//! - what a viewer has heard is the beginning of the log;
//! - the time in which nobody served a table is credited to its clocks before anything else is stored: no less than it was, no more than
//!   since the table last changed.
//!
//! In the end everything that was acknowledged is stored once, at the version that was said, all time without an owner is credited once, and
//! everybody who still waits is served.
//!
//! `TRILYNX_SEED` is where the seeds begin, `TRILYNX_STEPS` how many steps there are in all. The mutants are the rules left out one by one: a
//! simulator that does not notice them would prove nothing.

mod database;
mod nodes;
mod world;

use world::World;

const USUAL_SEED: u64 = 20_261_118;
const USUAL_STEPS: u64 = 300_000;
/// Steps from one beginning.
const STEPS_A_SEED: u64 = 15_000;
/// Beginnings after which a mutant must have been noticed.
const SEEDS_A_MUTANT: u64 = 60;

/// A rule that is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mutant {
    /// A table is taken from an owner that is alive.
    TakesFromTheLiving,
    /// A node is taken for dead before it stops to trust itself.
    TakenForDeadTooSoon,
    /// Whether an owner is alive is judged by the calendar of the machine that asks.
    UsesItsOwnCalendar,
    /// An append is fenced neither by the owner nor by the epoch.
    WritesWithoutFence,
    /// A command that comes again is not recognised by its key.
    ForgetsKeys,
    /// A heartbeat renews a node that was taken for dead, and the node goes on with what it has in memory.
    ComesBackFromTheDead,
    /// A node trusts its heartbeat for longer than the others wait.
    TrustsTooLong,
    /// A node answers from memory however old its heartbeat is.
    AnswersWithoutTrust,
    /// A node that starts again keeps what it has in memory.
    KeepsMemoryThroughDeath,
    /// An acknowledgement is sent with the commit, not after it.
    AcknowledgesBeforeTheCommit,
    /// After silence, a conflict, or a command that was granted before, a node keeps what it has in memory.
    KeepsMemoryInDoubt,
    /// A viewer who has missed something goes on without asking for it.
    IgnoresGaps,
    /// The owner is not compared when something is appended.
    DoesNotCompareTheOwner,
    /// The version is not compared when something is appended.
    DoesNotCompareTheVersion,
    /// A table that is handed over is free even if another node has taken it since.
    ReleasesAnyEpoch,
    /// A node that has handed a table over goes on with what it has in memory.
    KeepsMemoryAfterRelease,
    /// Time in which nobody served a table is forgotten when the next owner dies before it has credited it.
    ForgetsUnservedTime,
    /// What was credited is credited again by the next owner.
    CreditsTwice,
    /// Time is credited from when an owner counts as dead, not from when it was last seen.
    CreditsFromDeath,
    /// A claim does not store the time of service of the new owner.
    ClaimsWithoutClock,
    /// A new owner plays on without crediting anything.
    PlaysWithoutCredit,
}

const MUTANTS: [Mutant; 19] = [
    Mutant::TakesFromTheLiving,
    Mutant::TakenForDeadTooSoon,
    Mutant::UsesItsOwnCalendar,
    Mutant::WritesWithoutFence,
    Mutant::ForgetsKeys,
    Mutant::ComesBackFromTheDead,
    Mutant::TrustsTooLong,
    Mutant::AnswersWithoutTrust,
    Mutant::KeepsMemoryThroughDeath,
    Mutant::AcknowledgesBeforeTheCommit,
    Mutant::KeepsMemoryInDoubt,
    Mutant::IgnoresGaps,
    Mutant::ReleasesAnyEpoch,
    Mutant::KeepsMemoryAfterRelease,
    Mutant::ForgetsUnservedTime,
    Mutant::CreditsTwice,
    Mutant::CreditsFromDeath,
    Mutant::ClaimsWithoutClock,
    Mutant::PlaysWithoutCredit,
];

/// Rules of which the store has more than it needs: as long as the epoch is compared, nobody notices that one of them is left out.
const SPARE: [Mutant; 2] = [Mutant::DoesNotCompareTheOwner, Mutant::DoesNotCompareTheVersion];

fn from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

fn run(seeds: std::ops::Range<u64>, mutant: Option<Mutant>) -> Result<(), String> {
    for seed in seeds {
        World::new(seed, mutant).run(STEPS_A_SEED).map_err(|what| format!("TRILYNX_SEED={seed}: {what}"))?;
    }
    Ok(())
}

#[test]
fn whatever_happens_to_nodes_nothing_is_lost_or_doubled() {
    let first = from_environment("TRILYNX_SEED").unwrap_or(USUAL_SEED);
    let steps = from_environment("TRILYNX_STEPS").unwrap_or(USUAL_STEPS);
    run(first..first + steps.div_ceil(STEPS_A_SEED), None).unwrap_or_else(|violation| panic!("{violation}"));
}

#[test]
fn every_mutant_is_noticed() {
    let mut unnoticed = Vec::new();
    for mutant in MUTANTS {
        let noticed = run(USUAL_SEED..USUAL_SEED + SEEDS_A_MUTANT, Some(mutant));
        println!("{mutant:?}: {noticed:?}");
        unnoticed.extend(noticed.is_ok().then_some(mutant));
    }
    assert_eq!(unnoticed, []);
}

#[test]
fn the_epoch_alone_is_fence_enough() {
    for spare in SPARE {
        run(USUAL_SEED..USUAL_SEED + 5, Some(spare)).unwrap_or_else(|violation| panic!("{spare:?}: {violation}"));
    }
}
