//! Saved studies over plain HTTP.

use crate::id::StudyId;
use crate::study::{StudyChange, StudyChapter, StudyRole};
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A study to save, or to be written as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewStudy {
    /// What it is called.
    pub name: String,
    /// Its chapters: at least one.
    pub chapters: Vec<StudyChapter>,
}

/// A study that was saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MadeStudy {
    /// Which one.
    pub study: StudyId,
}

/// A text to be read: of a study, or records in our format or in a foreign one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StudyText {
    /// The text.
    pub text: String,
}

/// What a text holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReadStudy {
    /// The name of the study; nothing where the text is records.
    pub name: Option<String>,
    /// Its chapters, or one for each record.
    pub chapters: Vec<StudyChapter>,
}

/// A change of a study.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StudyAsk {
    /// The client's own name for this change. Asked again with the same key, it is made once.
    pub key: String,
    /// The change.
    pub change: StudyChange,
}

/// A change that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudyVersion {
    /// The version it led to.
    pub version: u32,
}

/// A new member of a study.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMember {
    /// The name of an account.
    pub name: String,
    /// What they may do.
    pub role: StudyRole,
}

/// Which studies are listed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct StudiesQuery {
    /// Public studies, instead of those you are a member of.
    #[serde(default)]
    pub public: bool,
    /// The `X-Trilynx-Next` of the page before.
    #[serde(default)]
    pub before: Option<String>,
}

/// A study in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedStudy {
    /// Which one.
    pub study: StudyId,
    /// All of it as text.
    pub text: String,
}
