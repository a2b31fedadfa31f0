//! Saved studies: chapters of moves with variations, comments, glyphs and drawings, changed by several people at once.
//!
//! A study hides nothing from somebody who may read it. So what is asked for, what is stored and what is sent is one vocabulary: a
//! [`StudyChange`] that was accepted stands in a [`StudyEntry`] at a version.

use crate::id::{ChapterId, PersonId, StudyId};
use crate::wire::PersonView;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{fmt, str::FromStr};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The most chapters of a study.
pub const MOST_CHAPTERS: usize = 64;
/// The most nodes of a chapter, its start included.
pub const MOST_NODES: usize = 3_000;
/// The most moves from the start of a chapter to a node.
pub const MOST_DEPTH: usize = 1_000;
/// The most people who belong to a study, its owner included.
pub const MOST_MEMBERS: usize = 30;
/// The longest name of a study or chapter, in bytes.
pub const MAX_NAME_BYTES: usize = 120;
/// The longest comment, in bytes: with every sign escaped it still fits into a message.
pub const MAX_COMMENT_BYTES: usize = 1_600;
/// The most arrows and marks on one position.
pub const MOST_SHAPES: usize = 32;
/// The most moves that one change adds.
pub const MOST_ADDED_MOVES: usize = 100;
/// The most bytes of a chapter as it is sent, so that it fits into one frame.
pub const MAX_CHAPTER_BYTES: usize = 240 * 1024;
/// The most bytes of all chapters together, as they are sent; the change that reaches it is still made.
pub const MAX_STUDY_BYTES: usize = 4 * 1024 * 1024;
/// The longest start of a chapter, in bytes.
pub const MAX_START_BYTES: usize = 2_048;

/// A position in a chapter: a hash of the moves that lead to it. The same moves have the same id, no matter who plays them and where they are
/// added first; so two people who add one move at once have added one node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[cfg_attr(feature = "schema", ts(type = "string"))]
#[cfg_attr(feature = "schema", schema(value_type = String, example = "af63bd4c8601b7df"))]
pub struct NodeId(u64);

impl NodeId {
    /// The start of a chapter.
    pub const ROOT: NodeId = NodeId(0xcbf2_9ce4_8422_2325);

    /// Where a move leads from here: one step of FNV-1a for each byte of the move and one for its end.
    pub fn after(self, played: &str) -> NodeId {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        NodeId(step(played.bytes().fold(self.0, step), b' '))
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no id of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotANode;

impl fmt::Display for NotANode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the id of a node has 16 hexadecimal digits, lower case")
    }
}

impl std::error::Error for NotANode {}

impl FromStr for NodeId {
    type Err = NotANode;

    fn from_str(text: &str) -> Result<NodeId, NotANode> {
        let is_digits = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if is_digits { u64::from_str_radix(text, 16).map(NodeId).map_err(|_| NotANode) } else { Err(NotANode) }
    }
}

impl Serialize for NodeId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for NodeId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NodeId, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// A glyph: a judgement of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub enum Glyph {
    /// A good move.
    #[serde(rename = "!")]
    Good,
    /// A mistake.
    #[serde(rename = "?")]
    Mistake,
    /// An interesting move.
    #[serde(rename = "!?")]
    Interesting,
    /// A dubious move.
    #[serde(rename = "?!")]
    Dubious,
    /// A brilliant move.
    #[serde(rename = "!!")]
    Brilliant,
    /// A blunder.
    #[serde(rename = "??")]
    Blunder,
}

impl Glyph {
    /// All of them.
    pub const ALL: [Glyph; 6] = [Glyph::Good, Glyph::Mistake, Glyph::Interesting, Glyph::Dubious, Glyph::Brilliant, Glyph::Blunder];

    /// As it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Glyph::Good => "!",
            Glyph::Mistake => "?",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
        }
    }
}

/// The colour of an arrow or mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ShapeColour {
    /// The first one.
    Green,
    /// For dangers.
    Red,
    /// For alternatives.
    Blue,
    /// For whatever is left.
    Yellow,
}

impl ShapeColour {
    /// All of them.
    pub const ALL: [ShapeColour; 4] = [ShapeColour::Green, ShapeColour::Red, ShapeColour::Blue, ShapeColour::Yellow];

    /// Its letter in text.
    pub const fn letter(self) -> char {
        match self {
            ShapeColour::Green => 'g',
            ShapeColour::Red => 'r',
            ShapeColour::Blue => 'b',
            ShapeColour::Yellow => 'y',
        }
    }
}

/// An arrow between two places of a board, or a mark on one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Shape {
    /// Its colour.
    pub colour: ShapeColour,
    /// The place of a mark, or where an arrow begins: at most four lower-case letters and digits.
    pub from: String,
    /// Where an arrow ends; a mark has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub to: Option<String>,
}

/// A move and who makes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LineMove {
    /// By whom. The server replaces it by what the rules say.
    pub seat: u8,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
}

/// A position of a chapter with what is noted about it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StudyNode {
    /// How many moves lead here. The node before it in the list with one less is its parent.
    pub depth: u16,
    /// Who made the move that led here.
    pub seat: u8,
    /// That move; empty for the start of the chapter.
    #[serde(rename = "move")]
    pub text: String,
    /// A comment; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<String>"))]
    pub comment: String,
    /// The glyph of the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub glyph: Option<Glyph>,
    /// What is drawn on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Shape>>"))]
    pub shapes: Vec<Shape>,
}

/// A chapter, whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StudyChapter {
    /// Which one, chosen at random by who adds it.
    pub id: ChapterId,
    /// What it is called.
    pub name: String,
    /// The deal or position it starts from.
    pub start: String,
    /// Its positions, each before those that follow it, first children first. The first one is the start.
    pub nodes: Vec<StudyNode>,
}

/// Who may read a study.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Its members alone.
    Private,
    /// Everybody who has the link.
    Link,
    /// Everybody, and it is listed.
    Public,
}

impl Visibility {
    /// Its name, as it is stored and sent.
    pub const fn name(self) -> &'static str {
        match self {
            Visibility::Private => "private",
            Visibility::Link => "link",
            Visibility::Public => "public",
        }
    }
}

/// What a member may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StudyRole {
    /// Change everything, also who the members are, and delete the study.
    Owner,
    /// Read, and change chapters.
    Writer,
    /// Read, also where the study is private.
    Reader,
}

impl StudyRole {
    /// Its name, as it is stored and sent.
    pub const fn name(self) -> &'static str {
        match self {
            StudyRole::Owner => "owner",
            StudyRole::Writer => "writer",
            StudyRole::Reader => "reader",
        }
    }
}

/// A member of a study.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudyMember {
    /// The person's id.
    pub person: PersonId,
    /// What they may do.
    pub role: StudyRole,
}

/// A change of a study: what somebody asks for, and, once it is accepted, what happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum StudyChange {
    /// Rename the study.
    Rename {
        /// Its new name.
        name: String,
    },
    /// Change who may read it. Only the owner may.
    SetVisibility {
        /// From now on.
        visibility: Visibility,
    },
    /// Add a member or change what they may do. Only the owner may.
    SetMember {
        /// The person's id.
        person: PersonId,
        /// What they may do; nobody becomes the owner.
        role: StudyRole,
    },
    /// Remove a member. The owner may, and everybody may leave.
    RemoveMember {
        /// The person's id.
        person: PersonId,
    },
    /// Add a chapter behind the others.
    AddChapter {
        /// All of it.
        chapter: StudyChapter,
    },
    /// Rename a chapter.
    RenameChapter {
        /// Which one.
        chapter: ChapterId,
        /// Its new name.
        name: String,
    },
    /// Move a chapter to another place.
    MoveChapter {
        /// Which one.
        chapter: ChapterId,
        /// How many chapters stand before it afterwards.
        to: u16,
    },
    /// Delete a chapter. The last one stays.
    DeleteChapter {
        /// Which one.
        chapter: ChapterId,
    },
    /// Play moves from a position. Those that were played there before are found again.
    AddMoves {
        /// In which chapter.
        chapter: ChapterId,
        /// From where.
        at: NodeId,
        /// 100 moves at most.
        moves: Vec<LineMove>,
    },
    /// Delete a move with all that follows it.
    Delete {
        /// In which chapter.
        chapter: ChapterId,
        /// The position after the move.
        node: NodeId,
    },
    /// Make a move the first one among those from the same position.
    Promote {
        /// In which chapter.
        chapter: ChapterId,
        /// The position after the move.
        node: NodeId,
    },
    /// Write a comment in the place of the one before.
    Comment {
        /// In which chapter.
        chapter: ChapterId,
        /// About which position.
        node: NodeId,
        /// The comment; empty for none.
        text: String,
    },
    /// Set the glyph of a move.
    SetGlyph {
        /// In which chapter.
        chapter: ChapterId,
        /// The position after the move.
        node: NodeId,
        /// The glyph; null for none.
        glyph: Option<Glyph>,
    },
    /// Draw on the board in the place of what was drawn before.
    Draw {
        /// In which chapter.
        chapter: ChapterId,
        /// On which position.
        node: NodeId,
        /// All arrows and marks.
        shapes: Vec<Shape>,
    },
}

/// A change that was accepted, at its version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudyEntry {
    /// The version it led to, counted from 1.
    pub version: u32,
    /// Who changed it.
    pub by: PersonId,
    /// Their own name for the change.
    pub key: String,
    /// What changed.
    pub change: StudyChange,
}

/// A study, as its readers see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SavedStudy {
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
    /// Its chapters, in order.
    pub chapters: Vec<StudyChapter>,
    /// Who the members are.
    #[serde(default)]
    pub people: Vec<StudyPerson>,
}

/// A person who is a member of a study or looks at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudyPerson {
    /// The person's id.
    pub person: PersonId,
    /// As they are shown.
    pub shown: PersonView,
}

/// A study in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudyLine {
    /// Which one.
    pub id: StudyId,
    /// What it is called.
    pub name: String,
    /// Who may read it.
    pub visibility: Visibility,
    /// What the caller may do; null for a caller who is not a member.
    pub role: Option<StudyRole>,
    /// When it was changed last, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub changed_unix_ms: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_nodes_read_as_they_print_and_follow_the_moves() {
        let one = NodeId::ROOT.after("e5").after("e5-e9");
        assert_eq!(one.to_string().parse(), Ok(one));
        assert_eq!(one, NodeId::ROOT.after("e5").after("e5-e9"));
        // Where a move ends belongs to the hash: other moves with the same letters lead elsewhere.
        assert_ne!(NodeId::ROOT.after("e5").after("e6"), NodeId::ROOT.after("e5e6"));
        for wrong in ["", "cbf29ce484222325 ", "CBF29CE484222325", "cbf29ce48422232", "+bf29ce484222325"] {
            assert_eq!(wrong.parse::<NodeId>(), Err(NotANode), "{wrong}");
        }
    }
}
