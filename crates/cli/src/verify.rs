//! `trilynx verify`: recomputes everything that records claim.

use crate::input::{RecordText, name_of, read_records};
use crate::{Failure, Outcome};
use std::io::Write;
use std::path::{Path, PathBuf};
use trilynx_games::record::{DealProof, Record};
use trilynx_games::{Game, with_game};

/// A file that cannot be read at all ends the run; a record that is wrong does not.
pub fn run(paths: &[PathBuf], quiet: bool) -> Outcome {
    let mut out = std::io::stdout().lock();
    let (mut all, mut wrong) = (0, 0);
    for path in paths {
        let records = read_records(path)?;
        let several = records.len() > 1 || paths.len() > 1;
        for (n, record) in records.iter().enumerate() {
            all += 1;
            let place = format!("{}, record {} of {}", name_of(path), n + 1, records.len());
            match with_game!(record.game, G => verify::<G>(record, path)) {
                Ok(report) if quiet => drop(report),
                Ok(report) if several => writeln!(out, "{place}\n{report}")?,
                Ok(report) => writeln!(out, "{report}")?,
                Err(Failure::Said(sentence)) => {
                    wrong += 1;
                    writeln!(out, "{sentence}")?;
                }
                Err(failure) => return Err(failure),
            }
        }
    }
    if all > 1 {
        writeln!(out, "{all} records: {} right, {wrong} wrong", all - wrong)?;
    }
    if wrong > 0 { Err(Failure::Wrong) } else { Ok(()) }
}

/// What was found out about a record, or what is wrong with it.
fn verify<G: Game>(text: &RecordText, path: &Path) -> Result<String, Failure> {
    let record: Record<G> = text.read(path)?;
    let proof = record.verify_deal().map_err(|fault| Failure::Said(format!("{}: {fault}", name_of(path))))?;
    let (commitment, deal) = match proof {
        DealProof::Committed => ("the seed is the one that was promised", "the seed gives exactly this deal"),
        DealProof::Seeded => ("none on record", "the seed gives exactly this deal"),
        DealProof::Unproven => ("none to check", "no seed on record: taken as it is"),
    };
    Ok(format!(
        "commitment  {commitment}\ndeal        {deal}\nmoves       {} moves, all legal (rules version {})\nresult      {}",
        record.moves.len(),
        record.rules,
        record.ending
    ))
}
