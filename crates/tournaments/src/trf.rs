//! The tournament report file of FIDE (TRF16), which other programs for tournaments read. For games of two.
//!
//! Columns are counted from 1: starting rank 5–8, name 15–47, rating 49–52, points 81–84, place 86–89, and then 10 columns a round:
//! opponent, seat (`w` is the first one) and result. `XXR` is the number of rounds.

use crate::state::{Cell, CellKind, Tournament};
use std::fmt::Write as _;
use trilynx_protocol::tournament::{Bye, Format, POINT, PlayerNumber};

/// What a tournament does not know itself.
#[derive(Clone, Debug, Default)]
pub struct TrfHead<'a> {
    /// When it began, as `2026/11/18`.
    pub began: &'a str,
    /// When it ended.
    pub ended: &'a str,
    /// The names of the players, by their numbers.
    pub names: &'a [String],
}

/// The report; nothing for tournaments whose games or points the format has no place for.
pub fn write(tournament: &Tournament, head: &TrfHead) -> Option<String> {
    let kind = match tournament.settings.format {
        Format::Swiss { .. } => "Individual: Swiss-System",
        Format::RoundRobin { cycles: 1 } => "Individual: Round-Robin",
        Format::RoundRobin { .. } => "Individual: Double Round-Robin",
        Format::Arena { .. } | Format::Tables { .. } => return None,
    };
    let players = tournament.players.len();
    let mut text = String::new();
    let lines = [
        ("012", plain(&tournament.settings.name)),
        ("042", plain(head.began)),
        ("052", plain(head.ended)),
        ("062", players.to_string()),
        ("092", kind.to_owned()),
        ("XXR", tournament.rounds_in_all().to_string()),
    ];
    lines.iter().for_each(|(code, value)| line(&mut text, format_args!("{code} {value}")));
    let mut places = vec![0; players];
    tournament.standings().iter().for_each(|standing| places[usize::from(standing.player)] = standing.place);
    for (number, player) in tournament.players.iter().enumerate() {
        let name = fitted(head.names.get(number).map_or("", String::as_str));
        let mut row = format!("001 {:>4}      {name:<33} {:>4}", number + 1, player.rating);
        let _ = write!(row, "{:28}{:>4} {:>4}", "", points_text(player.points), places[number]);
        for round in 1..=tournament.rounds.len() as u16 {
            let cell = player.cells.iter().find(|cell| cell.round == round);
            row.push_str(&cell.map_or_else(|| "  0000 - Z".to_owned(), |cell| result(tournament, number as PlayerNumber, cell)));
        }
        line(&mut text, format_args!("{}", row.trim_end()));
    }
    Some(text)
}

fn line(text: &mut String, line: std::fmt::Arguments) {
    let _ = writeln!(text, "{line}");
}

/// A value on one line.
fn plain(value: &str) -> String {
    value.chars().map(|char| if char.is_control() { ' ' } else { char }).collect()
}

/// A name of at most 33 characters.
fn fitted(name: &str) -> String {
    plain(name).chars().take(33).collect()
}

/// Points with one decimal.
fn points_text(points: u32) -> String {
    format!("{}.{}", points / POINT, points % POINT * 10 / POINT)
}

/// Ten columns of a round.
fn result(tournament: &Tournament, player: PlayerNumber, cell: &Cell) -> String {
    let (game, seat) = match cell.kind {
        CellKind::Bye(bye) => {
            let code = match bye {
                Bye::Full => 'U',
                Bye::Half => 'H',
                Bye::Rest => 'Z',
            };
            return format!("  0000 - {code}");
        }
        CellKind::Game { game, seat } => (&tournament.games[game as usize], seat),
    };
    let opponent = game.players.iter().find(|other| **other != player).map_or(0, |other| other + 1);
    let code = match (&game.outcome, cell.points) {
        (None, _) => ' ',
        (Some(outcome), POINT) if !outcome.absent.is_empty() => '+',
        (Some(outcome), _) if !outcome.absent.is_empty() => '-',
        (Some(_), 0) => '0',
        (Some(_), POINT) => '1',
        (Some(_), _) => '=',
    };
    format!("  {opponent:>4} {} {code}", if seat == 0 { 'w' } else { 'b' })
}
