//! Whether a change is made. Nothing here changes a study.

use crate::chapter::{Chapter, Node, check_comment, check_name, check_shapes, check_size, weight_of_move, weight_of_notes};
use crate::rules;
use crate::state::Study;
use trilynx_protocol::study::{
    LineMove, MAX_CHAPTER_BYTES, MAX_STUDY_BYTES, MOST_ADDED_MOVES, MOST_CHAPTERS, MOST_DEPTH, MOST_MEMBERS, MOST_NODES, NodeId, Shape,
    StudyChange, StudyRole,
};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ChapterId, PersonId};

impl Study {
    /// Decides about a change that somebody asks for: what is to be folded in, nothing if it is so already, or why not.
    pub fn decide(&self, by: PersonId, change: &StudyChange) -> Result<Option<StudyChange>, Error> {
        self.check_role(by, change)?;
        self.check_total(change)?;
        let is_news = match change {
            StudyChange::Rename { name } => {
                check_name(name)?;
                *name != self.name
            }
            StudyChange::SetVisibility { visibility } => *visibility != self.visibility,
            StudyChange::SetMember { person, role } => match self.role_of(*person) {
                Some(StudyRole::Owner) => return Err(Error::Forbidden),
                _ if *role == StudyRole::Owner => return Err(Error::Forbidden),
                Some(now) => now != *role,
                None => {
                    check_size("members", self.members.len() + 1, MOST_MEMBERS)?;
                    true
                }
            },
            StudyChange::RemoveMember { person } => match self.role_of(*person) {
                Some(StudyRole::Owner) => return Err(Error::Forbidden),
                role => role.is_some(),
            },
            StudyChange::AddChapter { chapter } => {
                check_size("chapters", self.chapters.len() + 1, MOST_CHAPTERS)?;
                if self.chapter(chapter.id).is_some() {
                    return Err(Error::Taken { what: "chapter".to_owned() });
                }
                if chapter.nodes.is_empty() {
                    return Err(Error::Malformed { message: "a chapter has a start among its nodes".to_owned() });
                }
                Chapter::read(chapter)?;
                return Ok(Some(StudyChange::AddChapter { chapter: rules::checked(chapter)? }));
            }
            StudyChange::RenameChapter { chapter, name } => {
                check_name(name)?;
                *name != self.find(*chapter)?.name
            }
            StudyChange::MoveChapter { chapter, to } => {
                self.find(*chapter)?;
                if usize::from(*to) >= self.chapters.len() {
                    return Err(Error::NotFound);
                }
                self.chapters[usize::from(*to)].id != *chapter
            }
            StudyChange::DeleteChapter { chapter } => {
                self.find(*chapter)?;
                if self.chapters.len() == 1 {
                    return Err(Error::Forbidden);
                }
                true
            }
            StudyChange::AddMoves { chapter, at, moves } => {
                let found = self.find(*chapter)?;
                let moves = added(found, *at, moves)?;
                return Ok(moves.map(|moves| StudyChange::AddMoves { chapter: *chapter, at: *at, moves }));
            }
            StudyChange::Delete { chapter, node } => {
                self.find_move(*chapter, *node)?;
                true
            }
            StudyChange::Promote { chapter, node } => {
                let parent = self.find_move(*chapter, *node)?.parent.and_then(|parent| self.find(*chapter).ok()?.node(parent));
                parent.is_some_and(|parent| parent.children.first() != Some(node))
            }
            StudyChange::Comment { chapter, node, text } => {
                check_comment(text)?;
                let noted = self.find_node(*chapter, *node)?;
                self.check_notes(*chapter, noted, text, &noted.shapes)?;
                *text != noted.comment
            }
            StudyChange::SetGlyph { chapter, node, glyph } => *glyph != self.find_move(*chapter, *node)?.glyph,
            StudyChange::Draw { chapter, node, shapes } => {
                check_shapes(shapes)?;
                let noted = self.find_node(*chapter, *node)?;
                self.check_notes(*chapter, noted, &noted.comment, shapes)?;
                *shapes != noted.shapes
            }
        };
        Ok(is_news.then(|| change.clone()))
    }

    /// Only the owner decides about people, and only those who may write about the rest.
    fn check_role(&self, by: PersonId, change: &StudyChange) -> Result<(), Error> {
        let role = self.role_of(by);
        let is_allowed = match change {
            StudyChange::RemoveMember { person } if *person == by => role.is_some(),
            StudyChange::SetVisibility { .. } | StudyChange::SetMember { .. } | StudyChange::RemoveMember { .. } => {
                role == Some(StudyRole::Owner)
            }
            _ => matches!(role, Some(StudyRole::Owner | StudyRole::Writer)),
        };
        if is_allowed { Ok(()) } else { Err(Error::Forbidden) }
    }

    /// A study that is full takes nothing more.
    fn check_total(&self, change: &StudyChange) -> Result<(), Error> {
        match change {
            StudyChange::AddChapter { .. } | StudyChange::AddMoves { .. } => {
                check_size("study", self.chapters.iter().map(Chapter::bytes).sum(), MAX_STUDY_BYTES)
            }
            _ => Ok(()),
        }
    }

    /// Refuses notes that make a chapter larger than it may be; less can always be noted.
    fn check_notes(&self, chapter: ChapterId, noted: &Node, comment: &str, shapes: &[Shape]) -> Result<(), Error> {
        let (before, after) = (weight_of_notes(&noted.comment, &noted.shapes), weight_of_notes(comment, shapes));
        if after <= before { Ok(()) } else { check_size("chapter", self.find(chapter)?.bytes() + after - before, MAX_CHAPTER_BYTES) }
    }

    fn find(&self, chapter: ChapterId) -> Result<&Chapter, Error> {
        self.chapter(chapter).ok_or(Error::NotFound)
    }

    fn find_node(&self, chapter: ChapterId, node: NodeId) -> Result<&Node, Error> {
        self.find(chapter)?.node(node).ok_or(Error::NotFound)
    }

    /// A node that a move leads to: not the start.
    fn find_move(&self, chapter: ChapterId, node: NodeId) -> Result<&Node, Error> {
        self.find_node(chapter, node).and_then(|found| if found.parent.is_some() { Ok(found) } else { Err(Error::Forbidden) })
    }
}

/// The moves of a line as the rules see them, if it leads anywhere new.
fn added(chapter: &Chapter, at: NodeId, moves: &[LineMove]) -> Result<Option<Vec<LineMove>>, Error> {
    let from = chapter.node(at).ok_or(Error::NotFound)?;
    check_size("moves", moves.len(), MOST_ADDED_MOVES)?;
    check_size("depth", usize::from(from.depth) + moves.len(), MOST_DEPTH)?;
    let moves = rules::line_after(chapter, &chapter.line(at), moves)?;
    let (mut end, mut new, mut bytes) = (at, 0, 0);
    for played in &moves {
        let before = end;
        end = end.after(&played.text);
        match chapter.node(end) {
            // Two lines of moves with one hash: nobody comes by this except on purpose.
            Some(known) if known.parent != Some(before) || known.played.text != played.text => {
                return Err(Error::Taken { what: "node".to_owned() });
            }
            Some(_) => {}
            None => {
                new += 1;
                bytes += weight_of_move(played);
            }
        }
    }
    check_size("nodes", chapter.size() + new, MOST_NODES)?;
    check_size("chapter", chapter.bytes() + bytes, MAX_CHAPTER_BYTES)?;
    Ok((new > 0).then_some(moves))
}
