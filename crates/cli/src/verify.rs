//! `trilynx verify`: recomputes everything a record claims.

use crate::input::{RecordText, read_records};
use crate::{Failure, Outcome};
use std::io::Write;
use std::path::Path;
use trilynx_games::record::{DealProof, Record};
use trilynx_games::{Game, with_game};

pub fn run(path: &Path) -> Outcome {
    let records = read_records(path)?;
    let several = records.len() > 1;
    for (n, record) in records.iter().enumerate() {
        if several {
            writeln!(std::io::stdout().lock(), "record {} of {}", n + 1, records.len())?;
        }
        with_game!(record.game, G => verify::<G>(record, path))?;
    }
    Ok(())
}

fn verify<G: Game>(text: &RecordText, path: &Path) -> Outcome {
    let record: Record<G> = text.read(path)?;
    let proof = record.verify_deal().map_err(|fault| Failure::Said(format!("{}: {fault}", path.display())))?;
    let mut out = std::io::stdout().lock();
    let (commitment, deal) = match proof {
        DealProof::Committed => ("the seed is the one that was promised", "the seed gives exactly this deal"),
        DealProof::Seeded => ("none on record", "the seed gives exactly this deal"),
        DealProof::Unproven => ("none to check", "no seed on record: taken as it is"),
    };
    writeln!(out, "commitment  {commitment}\ndeal        {deal}")?;
    writeln!(out, "moves       {} moves, all legal (rules version {})", record.moves.len(), record.rules)?;
    writeln!(out, "result      {}", record.ending)?;
    Ok(())
}
