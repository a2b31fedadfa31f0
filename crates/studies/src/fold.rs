//! What a change does. It was decided, so nothing here is refused; what it is about may have been changed only by changes before it.

use crate::chapter::Chapter;
use crate::state::Study;
use trilynx_protocol::ChapterId;
use trilynx_protocol::study::{StudyChange, StudyMember};

impl Study {
    /// Folds in a change that was decided at this version.
    pub fn fold(&mut self, change: &StudyChange) {
        self.version += 1;
        match change {
            StudyChange::Rename { name } => self.name.clone_from(name),
            StudyChange::SetVisibility { visibility } => self.visibility = *visibility,
            StudyChange::SetMember { person, role } => match self.members.iter_mut().find(|member| member.person == *person) {
                Some(member) => member.role = *role,
                None => self.members.push(StudyMember { person: *person, role: *role }),
            },
            StudyChange::RemoveMember { person } => self.members.retain(|member| member.person != *person),
            StudyChange::AddChapter { chapter } => self.chapters.extend(Chapter::read(chapter)),
            StudyChange::RenameChapter { chapter, name } => self.change(*chapter, |chapter| chapter.name.clone_from(name)),
            StudyChange::MoveChapter { chapter, to } => {
                if let Some(from) = self.chapters.iter().position(|known| known.id == *chapter) {
                    let moved = self.chapters.remove(from);
                    self.chapters.insert(usize::from(*to).min(self.chapters.len()), moved);
                }
            }
            StudyChange::DeleteChapter { chapter } => self.chapters.retain(|known| known.id != *chapter),
            StudyChange::AddMoves { chapter, at, moves } => self.change(*chapter, |chapter| {
                moves.iter().fold(*at, |at, played| chapter.play(at, played));
            }),
            StudyChange::Delete { chapter, node } => self.change(*chapter, |chapter| chapter.delete(*node)),
            StudyChange::Promote { chapter, node } => self.change(*chapter, |chapter| chapter.promote(*node)),
            StudyChange::Comment { chapter, node, text } => {
                self.change(*chapter, |chapter| chapter.note(*node, |noted| noted.comment.clone_from(text)));
            }
            StudyChange::SetGlyph { chapter, node, glyph } => {
                self.change(*chapter, |chapter| chapter.note(*node, |noted| noted.glyph = *glyph));
            }
            StudyChange::Draw { chapter, node, shapes } => {
                self.change(*chapter, |chapter| chapter.note(*node, |noted| noted.shapes.clone_from(shapes)));
            }
        }
    }

    fn change(&mut self, chapter: ChapterId, change: impl FnOnce(&mut Chapter)) {
        if let Some(found) = self.chapters.iter_mut().find(|known| known.id == chapter) {
            change(found);
        }
    }
}
