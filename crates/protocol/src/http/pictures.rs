//! Pictures of positions.

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::IntoParams;

/// What a picture of a study shows: as in the link to the study.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(IntoParams), into_params(parameter_in = Query))]
pub struct StudyPicture {
    /// The deal or position it starts from; the usual beginning if not said.
    #[serde(default)]
    pub position: Option<String>,
    /// What is played from there, with blanks between moves.
    #[serde(default)]
    pub moves: Option<String>,
}
