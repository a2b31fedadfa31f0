//! What a study is.

use crate::chapter::Chapter;
use trilynx_protocol::study::{SavedStudy, StudyMember, StudyRole, Visibility};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ChapterId, PersonId, StudyId};

/// A study at a version. Everything in it was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    /// Which one.
    pub id: StudyId,
    /// The number of changes so far.
    pub version: u32,
    /// What it is called.
    pub name: String,
    /// Who may read it.
    pub visibility: Visibility,
    /// Who belongs to it, the owner first.
    pub members: Vec<StudyMember>,
    pub(crate) chapters: Vec<Chapter>,
}

impl Study {
    /// A new study without a chapter.
    pub fn new(id: StudyId, owner: PersonId, name: String) -> Study {
        let members = vec![StudyMember { person: owner, role: StudyRole::Owner }];
        Study { id, version: 0, name, visibility: Visibility::Private, members, chapters: Vec::new() }
    }

    /// A study that was stored. Moves are not played again: they were when they were added.
    pub fn restore(saved: &SavedStudy) -> Result<Study, Error> {
        let chapters = saved.chapters.iter().map(Chapter::read).collect::<Result<_, _>>()?;
        Ok(Study {
            id: saved.id,
            version: saved.version,
            name: saved.name.clone(),
            visibility: saved.visibility,
            members: saved.members.clone(),
            chapters,
        })
    }

    /// As it is stored and sent. Who the members are is for others to say.
    pub fn saved(&self) -> SavedStudy {
        SavedStudy {
            id: self.id,
            version: self.version,
            name: self.name.clone(),
            visibility: self.visibility,
            members: self.members.clone(),
            chapters: self.chapters.iter().map(Chapter::written).collect(),
            people: Vec::new(),
        }
    }

    /// Its chapters, in order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// A chapter by its id.
    pub fn chapter(&self, id: ChapterId) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.id == id)
    }

    /// What somebody may do; nothing for those who do not belong to it.
    pub fn role_of(&self, person: PersonId) -> Option<StudyRole> {
        self.members.iter().find(|member| member.person == person).map(|member| member.role)
    }

    /// Whether somebody, or a stranger, may read it.
    pub fn may_read(&self, person: Option<PersonId>) -> bool {
        self.visibility != Visibility::Private || person.is_some_and(|person| self.role_of(person).is_some())
    }
}
