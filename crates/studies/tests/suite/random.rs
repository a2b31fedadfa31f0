//! Random studies: changes that somebody might make, from a seed.

use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::{Game, GameId, Header, Start, with_game};
use trilynx_protocol::study::{Glyph, LineMove, NodeId, Shape, ShapeColour, StudyChange, StudyChapter, StudyNode};
use trilynx_protocol::{ChapterId, PersonId, StudyId};
use trilynx_studies::{Chapter, Study};

pub fn generator(seed: u64) -> Generator {
    let mut bytes = [0; 64];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    Generator::new(&Seed(bytes), &[])
}

pub fn person(name: u8) -> PersonId {
    PersonId::from_random([name; 16])
}

pub fn pick<'a, T>(chance: &mut Generator, from: &'a [T]) -> &'a T {
    &from[chance.below(from.len() as u64) as usize]
}

fn chapter_id(chance: &mut Generator) -> ChapterId {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&chance.word().to_be_bytes());
    bytes[8..].copy_from_slice(&chance.word().to_be_bytes());
    ChapterId::from_random(bytes)
}

/// A deal of some game.
pub fn start(chance: &mut Generator) -> String {
    fn dealt<G: Game>(options: &str, chance: &mut Generator) -> String {
        let options: G::Options = read_alone(options).expect("our own line");
        G::deal(&options, chance).to_string()
    }
    let game = *pick(chance, GameId::ALL);
    let options: Vec<String> = game.every_options().collect();
    let options = pick(chance, &options).clone();
    with_game!(game, G => dealt::<G>(&options, chance))
}

pub fn empty_chapter(chance: &mut Generator, name: &str) -> StudyChapter {
    StudyChapter { id: chapter_id(chance), name: name.to_owned(), start: start(chance), nodes: vec![StudyNode::default()] }
}

/// A study of this person with one chapter.
pub fn study(chance: &mut Generator, owner: PersonId) -> Study {
    let mut study = Study::new(StudyId::from_random([3; 16]), owner, "A study".to_owned());
    let change = StudyChange::AddChapter { chapter: empty_chapter(chance, "First") };
    apply(&mut study, owner, &change);
    study
}

/// Decides and folds.
pub fn apply(study: &mut Study, by: PersonId, change: &StudyChange) {
    if let Some(decided) = study.decide(by, change).unwrap_or_else(|error| panic!("{change:?}: {error:?}")) {
        study.fold(&decided);
    }
}

/// Some legal moves from a node.
fn some_moves(chapter: &Chapter, at: NodeId, chance: &mut Generator) -> Vec<LineMove> {
    fn played<G: Game>(start: &str, before: &[&LineMove], chance: &mut Generator) -> Vec<LineMove> {
        let (header, _) = Header::split(start).expect("a head");
        let Ok((_, mut state)) = Start::<G>::read(header) else { panic!("{start} was checked") };
        for known in before {
            state.play(known.text.parse().expect("a move")).expect("a legal one");
        }
        let mut moves = Vec::new();
        for _ in 0..=chance.below(4) {
            let legal = state.legal_texts();
            if legal.is_empty() {
                break;
            }
            // Few different ones, so that people find each other's.
            let text = legal[chance.below(legal.len().min(3) as u64) as usize].clone();
            state.play(text.parse().expect("a move")).expect("a legal one");
            moves.push(LineMove { seat: 7, text });
        }
        moves
    }
    let (header, _) = Header::split(&chapter.start).expect("a head");
    with_game!(header.game, G => played::<G>(&chapter.start, &chapter.line(at), chance))
}

const COMMENTS: [&str; 6] = ["", "why not?", "two\nlines", "{braces} and \\ backslashes \\n", "naïve – ½ → ∞", "(1. e5) [g:e5]"];
const PLACES: [&str; 4] = ["e5", "a2", "k10", "f11"];

/// A change that the person who sees this study might ask for.
pub fn change(study: &Study, chance: &mut Generator) -> StudyChange {
    let chapters = study.chapters();
    let within = pick(chance, chapters);
    let nodes: Vec<NodeId> = within.in_order().iter().map(|(id, _)| *id).collect();
    let (chapter, node) = (within.id, *pick(chance, &nodes));
    match chance.below(20) {
        0 if chapters.len() < 5 => StudyChange::AddChapter { chapter: empty_chapter(chance, "Another") },
        1 => StudyChange::RenameChapter { chapter, name: format!("Chapter {}", chance.below(100)) },
        2 => StudyChange::MoveChapter { chapter, to: chance.below(chapters.len() as u64) as u16 },
        3 if chapters.len() > 2 => StudyChange::DeleteChapter { chapter },
        4 => StudyChange::Rename { name: format!("Study {}", chance.below(100)) },
        5 if nodes.len() > 8 => StudyChange::Delete { chapter, node },
        6 | 7 => StudyChange::Promote { chapter, node },
        8 | 9 => StudyChange::Comment { chapter, node, text: (*pick(chance, &COMMENTS)).to_owned() },
        10 | 11 => StudyChange::SetGlyph { chapter, node, glyph: Some(*pick(chance, &Glyph::ALL)).filter(|_| chance.below(4) > 0) },
        12 | 13 => {
            let colour = *pick(chance, &ShapeColour::ALL);
            let mark = Shape { colour, from: PLACES[0].to_owned(), to: None };
            let arrow =
                Shape { colour, from: PLACES[chance.below(2) as usize].to_owned(), to: Some((*pick(chance, &PLACES[2..])).to_owned()) };
            StudyChange::Draw { chapter, node, shapes: [mark, arrow].into_iter().take(chance.below(3) as usize).collect() }
        }
        _ => StudyChange::AddMoves { chapter, at: node, moves: some_moves(within, node, chance) },
    }
}
