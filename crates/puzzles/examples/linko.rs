//! How often Linko! can be proved: counts the positions of games between levels in which no card is hidden any more.
//!
//!     cargo run --release -p trilynx-puzzles --example linko -- GAMES [SEED]

use trilynx_bots::linko::aim::Aim;
use trilynx_bots::linko::determinizations::only_determinization;
use trilynx_bots::linko::ending;
use trilynx_games::linko::State;
use trilynx_games::{Game, Viewer};
use trilynx_puzzles::mine::moments;
use trilynx_puzzles::turns::moves_of;

#[derive(Default)]
struct Counts {
    games: u64,
    duels: u64,
    positions: u64,
    /// Nothing is left to draw but what lies open.
    no_pile: u64,
    /// The player to move can tell every hidden card.
    open: u64,
    /// Of these, with two players.
    open_duels: u64,
    /// Of these, with at least two choices.
    choices: u64,
    /// The player to move can end the game with the win at once, whatever is hidden.
    wins_at_once: u64,
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let (games, seed) = (arguments.next().unwrap_or(1_000), arguments.next().unwrap_or(20_261_118));
    let mut counts = Counts { games, ..Counts::default() };
    for number in 0..games {
        let mut players = 0;
        moments::<State>(seed, number, &mut |moment, _, _| {
            let view = moment.state.view(Viewer::Seat(moment.seat));
            players = view.options().players();
            counts.positions += 1;
            counts.no_pile += u64::from(view.pile_size() == 0);
            counts.wins_at_once += u64::from(ending::immediate_win(&view, moment.seat, &Aim::Game).is_some());
            if only_determinization(&view).is_some() {
                counts.open += 1;
                counts.open_duels += u64::from(players == 2);
                counts.choices += u64::from(players == 2 && moves_of(moment.state).len() >= 2);
            }
        });
        counts.duels += u64::from(players == 2);
    }
    let Counts { games, duels, positions, no_pile, open, open_duels, choices, wins_at_once } = counts;
    println!("{games} games, {duels} of them of two players, {positions} positions before a turn");
    println!(
        "{no_pile} with an empty pile, {open} without a hidden card, {open_duels} of these of two players, {choices} of these with a choice"
    );
    println!("{wins_at_once} with a win at once");
}
