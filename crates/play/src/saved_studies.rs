//! Studies that are saved: made from what was sent, read from a text, written as one.

use trilynx_protocol::http::{NewStudy, ReadStudy, StudyText};
use trilynx_protocol::study::StudyChange;
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ChapterId, PersonId, StudyId};
use trilynx_studies::{Chapter, Study, text};

/// A new study of somebody. Its chapters are checked as if they had been added one after the other.
pub fn new_study(id: StudyId, owner: PersonId, wanted: NewStudy) -> Result<Study, Error> {
    let mut study = Study::new(id, owner, String::new());
    if wanted.chapters.is_empty() {
        return Err(Error::Malformed { message: "a study has at least one chapter".to_owned() });
    }
    let named = StudyChange::Rename { name: wanted.name };
    let chapters = wanted.chapters.into_iter().map(|chapter| StudyChange::AddChapter { chapter });
    for change in std::iter::once(named).chain(chapters) {
        if let Some(decided) = study.decide(owner, &change)? {
            study.fold(&decided);
        }
    }
    Ok(study)
}

/// What a text holds: a study, or records.
pub fn read_text(written: &str, id: &mut impl FnMut() -> ChapterId) -> Result<ReadStudy, Error> {
    let (name, chapters) = text::import(written, id)?;
    Ok(ReadStudy { name, chapters: chapters.iter().map(Chapter::written).collect() })
}

/// A study as text. What was sent may be no study; what is written can be read.
pub fn write_text(wanted: &NewStudy) -> Result<StudyText, Error> {
    let chapters = wanted.chapters.iter().map(Chapter::read).collect::<Result<Vec<_>, _>>()?;
    let text = text::write(&wanted.name, &chapters);
    text::read(&text, &mut || ChapterId::from_random([0; 16])).map_err(|error| Error::Refused { reason: error.into() })?;
    Ok(StudyText { text })
}
