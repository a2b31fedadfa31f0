//! Linko!: each player's sets from bottom to top, the last one in bold; hidden cards as `?`.

use super::{BOLD, Draw, FAINT, Scene, Signs, Span, ending, styled};
use std::fmt::Write;
use trilynx_games::linko::{Cards, Phase, Set, State, View};
use trilynx_games::{Game, Seat, Viewer};
use trilynx_locales::Catalogue;

impl Draw for State {
    fn draw(&self, viewer: Option<Viewer>) -> String {
        let view = self.view(viewer.unwrap_or(Viewer::Spectator));
        let mut drawing = String::new();
        writeln!(drawing, "Row      {}", cards(view.row())).expect("writing to a string");
        writeln!(drawing, "Pile     {} cards", view.pile_size()).expect("writing to a string");
        writeln!(drawing, "Discard  {}", cards(view.discard())).expect("writing to a string");
        for seat in view.options().seats() {
            // Without a viewer, each hand is shown as its own player sees it.
            let own = match viewer {
                None => self.view(Viewer::Seat(seat)),
                Some(_) => view.clone(),
            };
            let mark = if view.turn() == seat { "▶" } else { " " };
            writeln!(drawing, "{mark} Seat {seat} {}\n           in front: {}", hand(&own, seat), sets(view.sets(seat)))
                .expect("writing to a string");
        }
        drawing
    }

    fn caption(&self) -> String {
        let view = self.view(Viewer::Spectator);
        let turn = view.turn();
        match view.phase() {
            Phase::Lay => format!("Seat {turn} lays a set."),
            Phase::Attack { owner } => format!("Seat {turn} attacks seat {owner}, and takes the set or leaves it."),
            Phase::Answer { owner } => format!("Seat {owner} takes the set back or discards it."),
            Phase::Draw { owner, owed } => format!("Seat {owner} draws a card ({owed} to draw)."),
            Phase::Over => ending(self, |seat| format!("seat {seat}")).unwrap_or_default(),
        }
    }

    fn scene(view: &View, signs: Signs, catalogue: &Catalogue) -> Scene {
        let none = signs.pick("–", "-");
        let list = |cards: Cards| {
            let texts: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
            if texts.is_empty() { none.to_owned() } else { texts.join(" ") }
        };
        let heading = |id: &str| Span::new(FAINT, format!("{} ", catalogue.text(id, [])));
        let pile = catalogue.text("terminal-linko-pile", [("count", (view.pile_size() as u32).into())]);
        let mut lines = vec![
            vec![heading("terminal-linko-row"), Span::new(BOLD, list(view.row())), Span::new(FAINT, format!("   {pile}"))],
            vec![heading("terminal-linko-discard"), Span::plain(list(view.discard()))],
        ];
        for seat in view.options().seats() {
            let mark = if view.turn() == seat { signs.pick("▶ ", "> ") } else { "  " };
            let values = [("player", Self::player(seat, catalogue).into()), ("count", (view.hand_size(seat) as u32).into())];
            let is_own = view.viewer() == Viewer::Seat(seat);
            let mut line = vec![Span::plain(format!("{mark}{}", catalogue.text("terminal-linko-player", values)))];
            if !is_own && !view.known(seat).is_empty() {
                line.push(Span::new(FAINT, format!("  {}", list(view.known(seat)))));
            }
            lines.push(line);
            let sets = view.sets(seat);
            let top = sets.len().saturating_sub(1);
            let set = |(n, set): (usize, &Set)| Span::new(if n == top { BOLD } else { FAINT }, format!(" [{}]", list(set.cards())));
            let indent = Span::plain("   ");
            lines.push(std::iter::once(indent).chain(sets.iter().enumerate().map(set)).collect());
        }
        if let Some(hand) = view.hand() {
            lines.push(vec![heading("terminal-linko-hand"), Span::new(BOLD, list(hand))]);
        }
        Scene { spots: Vec::new(), lines }
    }

    fn player(seat: Seat, catalogue: &Catalogue) -> String {
        catalogue.text("linko-player-number", [("number", (u32::from(seat.0) + 1).into())])
    }
}

/// The cards of a hand that the viewer knows, and a `?` for each other.
fn hand(view: &View, seat: Seat) -> String {
    let seen = if view.viewer() == Viewer::Seat(seat) { view.hand().unwrap_or_default() } else { view.known(seat) };
    let hidden = view.hand_size(seat) - seen.len();
    let gap = if seen.is_empty() || hidden == 0 { "" } else { " " };
    let shown = if seen.is_empty() { String::new() } else { cards(seen) };
    format!("hand {:>2}: {shown}{gap}{}", view.hand_size(seat), styled(FAINT, &vec!["?"; hidden].join(" ")))
}

fn cards(cards: Cards) -> String {
    if cards.is_empty() { "none".to_string() } else { cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ") }
}

fn sets(sets: Vec<Set>) -> String {
    let mut texts: Vec<String> = sets.iter().map(|set| format!("[{}]", cards(set.cards()))).collect();
    let Some(top) = texts.pop() else { return "none".to_string() };
    texts.push(styled(BOLD, &top));
    texts.join(" ")
}
