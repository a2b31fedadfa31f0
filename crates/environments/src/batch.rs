//! Many games stepped at once. A game that ends begins again, with a new deal.

use crate::{Encoded, reward};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::{Header, Seat, Status, with_game};

/// The most games of a batch.
pub const MAX_GAMES: usize = 1 << 20;

/// Where a batch writes, an entry for each game. The caller owns the memory.
pub struct Arrays<'a> {
    /// What the seat that decides sees: [`Games::observation_bytes`] a game.
    pub planes: &'a mut [u8],
    /// Which actions are legal: [`Games::actions`] a game.
    pub mask: &'a mut [bool],
    /// What the step was worth to each seat, 0 but at the end of a game: [`Games::seats`] a game.
    pub reward: &'a mut [f32],
    /// Whether the step ended the game; what is seen is then the start of the next.
    pub done: &'a mut [bool],
    /// The seat that decides.
    pub seat: &'a mut [u8],
}

/// A batch, whatever the game.
pub trait Games: Send + Sync {
    /// How many games there are.
    fn len(&self) -> usize;
    /// Whether there is none; there always is one.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many seats play.
    fn seats(&self) -> usize;
    /// How many actions there are.
    fn actions(&self) -> usize;
    /// The dimensions of an observation.
    fn shape(&self) -> &'static [usize];
    /// How many bytes an observation has.
    fn observation_bytes(&self) -> usize {
        self.shape().iter().product()
    }
    /// Starts all games over. The same seed gives the same deals and samples.
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>);
    /// Plays an action in each game, on so many threads. An action that is not legal is named, and then nothing was played anywhere.
    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>, threads: usize) -> Result<(), String>;
    /// Chooses a legal action for each game, all equally likely.
    fn sample(&mut self, actions: &mut [i64]);
    /// A game as a line of text.
    fn text(&self, game: usize) -> Option<String>;
}

/// A batch of games with these options: a game with its variant, and fields such as `players=4` where it has them.
pub fn batch(options: &str, games: usize, seed: u64) -> Result<Box<dyn Games>, String> {
    if games == 0 || games > MAX_GAMES {
        return Err(format!("a batch has 1 to {MAX_GAMES} games, not {games}"));
    }
    let (header, _) = Header::split(options).map_err(|error| error.to_string())?;
    with_game!(header.game, G => {
        let options = read_alone::<<G as trilynx_games::Game>::Options>(options).map_err(|error| error.to_string())?;
        Ok(Box::new(Batch::<G>::new(options, games, seed)))
    })
}

/// The games of a batch.
pub struct Batch<G: Encoded> {
    options: G::Options,
    slots: Vec<Slot<G>>,
}

struct Slot<G: Encoded> {
    state: G,
    /// The actions that are legal now, in the order of the game's choosing.
    legal: Vec<u16>,
    random: fastrand::Rng,
}

impl<G: Encoded> Slot<G> {
    fn deal(options: &G::Options, random: &mut fastrand::Rng) -> G {
        let mut seed = Seed([0; 64]);
        random.fill(&mut seed.0);
        G::new(&G::deal(options, &mut Generator::new(&seed, &[])))
    }

    fn find_legal(&mut self) {
        let mut moves = G::Moves::default();
        self.state.legal_moves(&mut moves);
        self.legal.clear();
        self.legal.extend(moves.iter().map(|chosen| G::action(*chosen) as u16));
    }

    /// Writes what is seen; the mask of this game is all false before.
    fn show(&self, place: &mut Place<'_>) {
        self.state.observe_decider(place.planes);
        self.legal.iter().for_each(|action| place.mask[usize::from(*action)] = true);
        *place.seat = self.state.status().to_move().map_or(0, |seat| seat.0);
    }

    fn step(&mut self, action: i64, options: &G::Options, place: &mut Place<'_>) {
        self.legal.iter().for_each(|action| place.mask[usize::from(*action)] = false);
        place.reward.fill(0.0);
        if let Some(chosen) = G::chosen(action as usize) {
            self.state.play_unchecked(chosen);
        }
        let status = self.state.status();
        *place.done = matches!(status, Status::Over(_));
        if let Status::Over(outcome) = status {
            let seats = self.state.seats();
            (0..).map(Seat).zip(place.reward.iter_mut()).for_each(|(seat, worth)| *worth = reward(&outcome, seats, seat));
            self.state = Slot::<G>::deal(options, &mut self.random);
        }
        self.find_legal();
        self.show(place);
    }
}

/// Where one game writes.
struct Place<'a> {
    planes: &'a mut [u8],
    mask: &'a mut [bool],
    reward: &'a mut [f32],
    done: &'a mut bool,
    seat: &'a mut u8,
}

impl<'a> Arrays<'a> {
    /// The places of the games, in order.
    fn places(self, games: &dyn Games) -> impl Iterator<Item = Place<'a>> {
        let places = self.planes.chunks_exact_mut(games.observation_bytes()).zip(self.mask.chunks_exact_mut(games.actions()));
        let places = places.zip(self.reward.chunks_exact_mut(games.seats())).zip(self.done).zip(self.seat);
        places.map(|((((planes, mask), reward), done), seat)| Place { planes, mask, reward, done, seat })
    }
}

impl<G: Encoded> Batch<G> {
    fn new(options: G::Options, games: usize, seed: u64) -> Batch<G> {
        let mut seeds = fastrand::Rng::with_seed(seed);
        let slot = |_| {
            let mut random = seeds.fork();
            let mut slot = Slot { state: Slot::<G>::deal(&options, &mut random), legal: Vec::new(), random };
            slot.find_legal();
            slot
        };
        Batch { slots: (0..games).map(slot).collect(), options }
    }
}

impl<G: Encoded + Send + Sync> Games for Batch<G>
where
    G::Options: Send + Sync,
{
    fn len(&self) -> usize {
        self.slots.len()
    }

    fn seats(&self) -> usize {
        self.slots[0].state.seats()
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn shape(&self) -> &'static [usize] {
        G::SHAPE
    }

    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) {
        *self = Batch::new(self.options.clone(), self.slots.len(), seed);
        arrays.mask.fill(false);
        arrays.reward.fill(0.0);
        arrays.done.fill(false);
        let places: Vec<Place<'_>> = arrays.places(self).collect();
        self.slots.iter().zip(places).for_each(|(slot, mut place)| slot.show(&mut place));
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>, threads: usize) -> Result<(), String> {
        let games = self.slots.len();
        if actions.len() != games {
            return Err(format!("{} actions for {games} games", actions.len()));
        }
        let is_legal = |(slot, action): (&Slot<G>, &i64)| u16::try_from(*action).is_ok_and(|action| slot.legal.contains(&action));
        if let Some(game) = self.slots.iter().zip(actions).position(|pair| !is_legal(pair)) {
            let action = actions[game];
            let text = usize::try_from(action).ok().and_then(G::chosen).map_or(String::new(), |chosen| format!(", {chosen},"));
            return Err(format!("game {game}: action {action}{text} is not legal in {}", self.slots[game].state.setup()));
        }
        let mut places: Vec<Place<'_>> = arrays.places(self).collect();
        let options = &self.options;
        let play = |slots: &mut [Slot<G>], actions: &[i64], places: &mut [Place<'_>]| {
            for ((slot, action), place) in slots.iter_mut().zip(actions).zip(places) {
                slot.step(*action, options, place);
            }
        };
        let part = games.div_ceil(threads.clamp(1, games));
        if part == games {
            play(&mut self.slots, actions, &mut places);
        } else {
            std::thread::scope(|scope| {
                for ((slots, actions), places) in self.slots.chunks_mut(part).zip(actions.chunks(part)).zip(places.chunks_mut(part)) {
                    scope.spawn(|| play(slots, actions, places));
                }
            });
        }
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (slot, action) in self.slots.iter_mut().zip(actions) {
            *action = slot.legal[slot.random.usize(..slot.legal.len())].into();
        }
    }

    fn text(&self, game: usize) -> Option<String> {
        Some(self.slots.get(game)?.state.setup().to_string())
    }
}
