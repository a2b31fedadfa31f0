//! The table of a season: what the places of several tournaments add up to.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use trilynx_protocol::tournament::{POINT, SeasonPlace, SeasonRow, SeasonRule};
use trilynx_protocol::{PersonId, TournamentId};

/// A tournament of a season that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonResult {
    /// Which one.
    pub tournament: TournamentId,
    /// The people who played, with their places.
    pub places: Vec<(PersonId, u16)>,
}

/// The table of a season, best first. Equal places share their points; equal points are decided by tournaments won.
pub fn season_table(rule: &SeasonRule, results: &[SeasonResult]) -> Vec<SeasonRow> {
    let mut people: BTreeMap<PersonId, Vec<SeasonPlace>> = BTreeMap::new();
    for result in results {
        for (person, place) in &result.places {
            let equal = result.places.iter().filter(|(_, other)| other == place).count();
            let points = place_points(rule, *place, equal);
            people.entry(*person).or_default().push(SeasonPlace { tournament: result.tournament, place: *place, points, counts: false });
        }
    }
    let mut rows: Vec<SeasonRow> = people.into_iter().map(|(person, results)| row(rule, person, results)).collect();
    let key = |row: &SeasonRow| (Reverse(row.points), Reverse(row.wins));
    rows.sort_by_key(|row| (key(row), row.person));
    for at in 0..rows.len() {
        let is_equal = at > 0 && key(&rows[at]) == key(&rows[at - 1]);
        rows[at].place = if is_equal { rows[at - 1].place } else { at as u16 + 1 };
    }
    rows
}

fn row(rule: &SeasonRule, person: PersonId, mut results: Vec<SeasonPlace>) -> SeasonRow {
    let mut best: Vec<usize> = (0..results.len()).collect();
    best.sort_by_key(|at| Reverse(results[*at].points));
    best.truncate(rule.best.map_or(usize::MAX, usize::from));
    best.iter().for_each(|at| results[*at].counts = true);
    let points = results.iter().filter(|result| result.counts).map(|result| result.points).sum();
    let wins = results.iter().filter(|result| result.place == 1).count() as u16;
    SeasonRow { person, place: 0, points, wins, results }
}

/// What a place counts that so many share, in sixtieths, rounded down.
fn place_points(rule: &SeasonRule, place: u16, equal: usize) -> u32 {
    let shared = rule.places.iter().skip(usize::from(place.saturating_sub(1))).take(equal);
    shared.map(|points| u32::from(*points)).sum::<u32>() * POINT / equal as u32
}
