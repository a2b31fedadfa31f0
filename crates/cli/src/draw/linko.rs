//! Linko!: each player's sets from bottom to top, the last one in bold; hidden cards as `?`.

use super::{BOLD, Draw, FAINT, Page, Scene, Signs, Span, capital, styled};
use trilynx_games::linko::{Cards, Phase, Set, State, View};
use trilynx_games::{Game, Seat, Viewer};
use trilynx_locales::Catalogue;

impl Draw for State {
    fn draw(&self, viewer: Option<Viewer>, page: Page<'_>) -> String {
        let catalogue = page.catalogue;
        let view = self.view(viewer.unwrap_or(Viewer::Spectator));
        let heading = |id: &str| catalogue.text(id, []);
        let pile = catalogue.text("terminal-linko-pile", [("count", (view.pile_size() as u32).into())]);
        let mut drawing = format!("{}  {}\n{pile}\n", heading("terminal-linko-row"), cards(view.row()));
        drawing += &format!("{}  {}\n", heading("terminal-linko-discard"), cards(view.discard()));
        for seat in view.options().seats() {
            // Without a viewer, each hand is shown as its own player sees it.
            let own = match viewer {
                None => self.view(Viewer::Seat(seat)),
                Some(_) => view.clone(),
            };
            let mark = if view.turn() == seat { "▶" } else { " " };
            let values = [("player", Self::player(seat, catalogue).into()), ("count", (view.hand_size(seat) as u32).into())];
            let player = capital(&catalogue.text("terminal-linko-player", values));
            drawing += format!("{mark} {player}  {}", hand(&own, seat)).trim_end();
            drawing += &format!("\n    {}\n", sets(view.sets(seat)));
        }
        drawing
    }

    fn target(&self) -> Option<Seat> {
        let view = self.view(Viewer::Spectator);
        match view.phase() {
            Phase::Attack { owner } => Some(owner),
            _ => None,
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
            let mut line = vec![Span::plain(format!("{mark}{}", capital(&catalogue.text("terminal-linko-player", values))))];
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
        Scene { spots: Vec::new(), has_stacks: false, lines }
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
    let unknown = if hidden == 0 { String::new() } else { styled(FAINT, &vec!["?"; hidden].join(" ")) };
    format!("{shown}{gap}{unknown}")
}

fn cards(cards: Cards) -> String {
    if cards.is_empty() { "–".to_string() } else { cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ") }
}

fn sets(sets: Vec<Set>) -> String {
    let mut texts: Vec<String> = sets.iter().map(|set| format!("[{}]", cards(set.cards()))).collect();
    let Some(top) = texts.pop() else { return "–".to_string() };
    texts.push(styled(BOLD, &top));
    texts.join(" ")
}
