//! Games played to learn from, kept in few bytes: a move is its place among the legal ones, a judgement two bytes more.
//!
//! ```text
//! file    = "TRILYNXG" version:u32 length:u32 settings:json { game }                  all little-endian
//! game    = length:u32 checksum:u32 content
//! content = length:u16 deal:text opening:u16 moves:u16 { move [judgement:u16] } winners:u8
//! move    = its place among the legal moves in their order, one byte where there are at most 256, else two
//! ```
//!
//! A judgement is a probability in ten-thousandths, with the highest bit set where it was proved; the random moves of the opening have none. A
//! game is appended in one piece when it ends, so a run that is killed leaves at most one torn game at the end: it is cut off and played again.

#[cfg(test)]
mod tests;

use super::{JudgedGame, Judgement, SelfPlay};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::{error::Error, fmt};
use trilynx_games::header::read_alone;
use trilynx_games::{Game, Seat, Seats, Status};

const MAGIC: &[u8; 8] = b"TRILYNXG";
const VERSION: u32 = 1;
/// Longer settings are no settings.
const MAX_SETTINGS: usize = 1 << 16;
/// No game of ours comes near.
const MAX_GAME: usize = 1 << 16;
const PROVED: u16 = 1 << 15;

/// What decides every game of a file. Only a run with the same settings goes on with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SelfPlaySettings {
    /// Game, variant and options.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// Who plays.
    pub player: String,
    /// The checksum of the network that was loaded, if one was.
    pub network: Option<String>,
    /// How many random moves begin a game, at least and at most.
    pub openings: [usize; 2],
    /// The seed.
    pub seed: u64,
}

impl SelfPlaySettings {
    /// The settings of a run.
    pub fn of<G: Game>(run: &SelfPlay<G>, network: Option<String>) -> SelfPlaySettings {
        SelfPlaySettings {
            game: run.options.to_string(),
            rules: G::RULES_VERSION,
            player: run.player.name.clone(),
            network,
            openings: [*run.openings.start(), *run.openings.end()],
            seed: run.seed,
        }
    }
}

/// Why a file of games cannot be used.
#[derive(Debug)]
pub enum BadGames {
    /// The system says no.
    Io(io::Error),
    /// It is no such file.
    NotGames,
    /// A format that this program does not know.
    Version {
        /// As written.
        found: u32,
    },
    /// Its beginning is damaged.
    SelfPlaySettings,
    /// It belongs to another run.
    OtherSettings {
        /// As written.
        found: Box<SelfPlaySettings>,
        /// Those of this run.
        now: Box<SelfPlaySettings>,
    },
    /// A game that cannot be replayed.
    Game {
        /// Its number.
        number: u64,
        /// What is wrong.
        why: &'static str,
    },
}

impl fmt::Display for BadGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadGames::Io(error) => write!(f, "cannot read or write games: {error}"),
            BadGames::NotGames => f.write_str("not a file of games: it does not begin with TRILYNXG"),
            BadGames::Version { found } => write!(f, "games in format {found}: this program reads format {VERSION}"),
            BadGames::SelfPlaySettings => f.write_str("the settings at the beginning of the file are damaged"),
            BadGames::OtherSettings { found, now } => write!(f, "the file belongs to another run: it has {found:?}, now {now:?}"),
            BadGames::Game { number, why } => write!(f, "game {number} cannot be replayed: {why}"),
        }
    }
}

impl Error for BadGames {}

impl From<io::Error> for BadGames {
    fn from(error: io::Error) -> BadGames {
        BadGames::Io(error)
    }
}

/// A file that games are added to.
#[derive(Debug)]
pub struct GamesFile {
    file: File,
    games: u64,
}

impl GamesFile {
    /// Begins a file, or goes on with one of the same settings after its last whole game.
    pub fn open(path: &Path, settings: &SelfPlaySettings) -> Result<GamesFile, BadGames> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let header = header_of(settings);
        // Killed while it wrote the very first bytes.
        if header.starts_with(&bytes) && bytes.len() < header.len() {
            file.set_len(0)?;
            file.seek(SeekFrom::Start(0))?;
            file.write_all(&header)?;
            return Ok(GamesFile { file, games: 0 });
        }
        let found = read_settings(&bytes)?;
        if found != *settings {
            return Err(BadGames::OtherSettings { found: Box::new(found), now: Box::new(settings.clone()) });
        }
        let (contents, whole) = contents(&bytes)?;
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::Start(whole as u64))?;
        Ok(GamesFile { file, games: contents.len() as u64 })
    }

    /// How many games it has; the next one gets this number.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Appends a game in one piece.
    pub fn add<G: Game>(&mut self, game: &JudgedGame<G>) -> Result<(), BadGames> {
        let content = encode(game);
        let mut block = (content.len() as u32).to_le_bytes().to_vec();
        block.extend(checksum(&content).to_le_bytes());
        block.extend(content);
        self.file.write_all(&block)?;
        self.games += 1;
        Ok(())
    }
}

/// All whole games of a file, and its settings. A torn end is left out.
#[allow(clippy::type_complexity)]
pub fn read<G: Game>(bytes: &[u8]) -> Result<(SelfPlaySettings, impl Iterator<Item = Result<JudgedGame<G>, BadGames>>), BadGames> {
    let settings = read_settings(bytes)?;
    let (contents, _) = contents(bytes)?;
    let games = contents.into_iter().zip(0..).map(|(content, number)| decode(content).map_err(|why| BadGames::Game { number, why }));
    Ok((settings, games))
}

/// Which game a file is about, its variant included.
pub fn read_settings(bytes: &[u8]) -> Result<SelfPlaySettings, BadGames> {
    let mut left = bytes;
    if take::<8>(&mut left) != Some(*MAGIC) {
        return Err(BadGames::NotGames);
    }
    let version = take(&mut left).map(u32::from_le_bytes).ok_or(BadGames::SelfPlaySettings)?;
    if version != VERSION {
        return Err(BadGames::Version { found: version });
    }
    let length = take(&mut left).map(u32::from_le_bytes).ok_or(BadGames::SelfPlaySettings)? as usize;
    let text = left.get(..length).filter(|_| length <= MAX_SETTINGS).ok_or(BadGames::SelfPlaySettings)?;
    serde_json::from_slice(text).map_err(|_| BadGames::SelfPlaySettings)
}

fn header_of(settings: &SelfPlaySettings) -> Vec<u8> {
    let text = serde_json::to_vec(settings).unwrap_or_else(|error| unreachable!("settings are plain data: {error}"));
    let mut header = MAGIC.to_vec();
    header.extend(VERSION.to_le_bytes());
    header.extend((text.len() as u32).to_le_bytes());
    header.extend(text);
    header
}

/// The contents of all whole games, and where the last of them ends.
fn contents(bytes: &[u8]) -> Result<(Vec<&[u8]>, usize), BadGames> {
    let settings = bytes.get(12..16).and_then(|length| length.try_into().ok()).map(u32::from_le_bytes).ok_or(BadGames::SelfPlaySettings)?;
    let mut left = bytes.get(16 + settings as usize..).ok_or(BadGames::SelfPlaySettings)?;
    let mut found = Vec::new();
    let mut whole = left.len();
    while let Some(content) = take_game(&mut left) {
        found.push(content);
        whole = left.len();
    }
    // Whatever is left after the last whole game was torn.
    let start = bytes.len() - bytes[16 + settings as usize..].len();
    let end = if found.is_empty() { start } else { bytes.len() - whole };
    Ok((found, end))
}

fn take_game<'a>(left: &mut &'a [u8]) -> Option<&'a [u8]> {
    let mut rest = *left;
    let length = u32::from_le_bytes(take(&mut rest)?) as usize;
    let sum = u32::from_le_bytes(take(&mut rest)?);
    let content = rest.get(..length).filter(|content| length <= MAX_GAME && checksum(content) == sum)?;
    *left = &rest[length..];
    Some(content)
}

fn encode<G: Game>(game: &JudgedGame<G>) -> Vec<u8> {
    let deal = game.deal.to_string();
    let opening = game.opening_plies();
    let mut content = (deal.len() as u16).to_le_bytes().to_vec();
    content.extend(deal.as_bytes());
    content.extend((opening as u16).to_le_bytes());
    content.extend((game.moves.len() as u16).to_le_bytes());
    let mut state = G::new(&game.deal);
    let mut legal = G::Moves::default();
    for (ply, chosen) in game.moves.iter().enumerate() {
        state.legal_moves(&mut legal);
        let place = legal.iter().filter(|other| *other < chosen).count() as u16;
        content.extend(&place.to_le_bytes()[..bytes_a_move(legal.len())]);
        if let Some(Judgement { win, is_proved }) = ply.checked_sub(opening).map(|n| game.judgements[n]) {
            content.extend((win | if is_proved { PROVED } else { 0 }).to_le_bytes());
        }
        state.play_unchecked(*chosen);
    }
    content.push(game.winners.iter().fold(0, |all, seat| all | 1 << seat.0));
    content
}

fn decode<G: Game>(content: &[u8]) -> Result<JudgedGame<G>, &'static str> {
    let left = &mut &*content;
    let short = "it is too short";
    let length = usize::from(take(left).map(u16::from_le_bytes).ok_or(short)?);
    let (text, rest) = left.split_at_checked(length).ok_or(short)?;
    *left = rest;
    let text = std::str::from_utf8(text).map_err(|_| "its deal is no text")?;
    let deal: G::Deal = read_alone(text).map_err(|_| "its deal is impossible")?;
    let opening = usize::from(take(left).map(u16::from_le_bytes).ok_or(short)?);
    let count = usize::from(take(left).map(u16::from_le_bytes).ok_or(short)?);
    let (mut moves, mut judgements) = (Vec::with_capacity(count), Vec::with_capacity(count));
    let mut state = G::new(&deal);
    let mut legal = G::Moves::default();
    for ply in 0..count {
        state.legal_moves(&mut legal);
        let place = match bytes_a_move(legal.len()) {
            1 => usize::from(take(left).map(u8::from_le_bytes).ok_or(short)?),
            _ => usize::from(take(left).map(u16::from_le_bytes).ok_or(short)?),
        };
        let mut ordered = legal.to_vec();
        ordered.sort_unstable();
        let chosen = *ordered.get(place).ok_or("a move is not legal")?;
        if ply >= opening {
            let judgement = take(left).map(u16::from_le_bytes).ok_or(short)?;
            let win = judgement & !PROVED;
            if win > Judgement::CERTAIN {
                return Err("a judgement is beyond certainty");
            }
            judgements.push(Judgement { win, is_proved: judgement & PROVED != 0 });
        }
        state.play_unchecked(chosen);
        moves.push(chosen);
    }
    let bits = take(left).map(u8::from_le_bytes).ok_or(short)?;
    let winners: Seats = (0..8).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect();
    match state.status() {
        Status::Over(outcome) if outcome.winners == winners && left.is_empty() => Ok(JudgedGame { deal, moves, judgements, winners }),
        Status::Over(_) => Err("its end is another one"),
        Status::ToMove(_) => Err("it does not end"),
    }
}

fn bytes_a_move(legal: usize) -> usize {
    if legal <= 256 { 1 } else { 2 }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk::<N>()?;
    *bytes = rest;
    Some(*first)
}

/// The FNV-1a hash of 32 bits.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
