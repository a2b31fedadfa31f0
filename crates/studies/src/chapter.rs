//! A chapter: a tree of moves, each node with what is noted about it.

use std::collections::HashMap;
use trilynx_protocol::ChapterId;
use trilynx_protocol::command::MAX_MOVE_BYTES;
use trilynx_protocol::study::{
    Glyph, LineMove, MAX_CHAPTER_BYTES, MAX_COMMENT_BYTES, MAX_NAME_BYTES, MAX_START_BYTES, MOST_DEPTH, MOST_NODES, MOST_SHAPES, NodeId,
    Shape, StudyChapter, StudyNode,
};
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::wire::Error;

/// The longest name of a place on a board.
const MAX_PLACE_BYTES: usize = 4;

/// A position of a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Where the move was played; nothing for the start.
    pub parent: Option<NodeId>,
    /// How many moves lead here.
    pub depth: u16,
    /// The move; empty for the start.
    pub played: LineMove,
    /// What follows, the line that goes on first.
    pub children: Vec<NodeId>,
    /// A comment; empty for none.
    pub comment: String,
    /// What is thought of the move.
    pub glyph: Option<Glyph>,
    /// What is drawn on the board.
    pub shapes: Vec<Shape>,
}

/// A chapter of a study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Which one.
    pub id: ChapterId,
    /// What it is called.
    pub name: String,
    /// The deal or position it starts from.
    pub start: String,
    nodes: HashMap<NodeId, Node>,
    bytes: usize,
}

impl Chapter {
    /// A chapter without moves.
    pub fn new(id: ChapterId, name: String, start: String) -> Chapter {
        let root = Node {
            parent: None,
            depth: 0,
            played: LineMove { seat: 0, text: String::new() },
            children: Vec::new(),
            comment: String::new(),
            glyph: None,
            shapes: Vec::new(),
        };
        let bytes = weight(&root);
        Chapter { id, name, start, nodes: HashMap::from([(NodeId::ROOT, root)]), bytes }
    }

    /// A node by its id.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(&id)
    }

    /// How many nodes there are, the start included.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The most bytes it takes when it is sent.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The moves that lead to a node.
    pub fn line(&self, id: NodeId) -> Vec<&LineMove> {
        let mut line = Vec::new();
        let mut at = self.node(id);
        while let Some(node) = at {
            let Some(parent) = node.parent else { break };
            line.push(&node.played);
            at = self.node(parent);
        }
        line.reverse();
        line
    }

    /// All nodes, each before those that follow it, first children first.
    pub fn in_order(&self) -> Vec<(NodeId, &Node)> {
        let mut found = Vec::with_capacity(self.nodes.len());
        let mut waiting = vec![NodeId::ROOT];
        while let Some(id) = waiting.pop() {
            let node = &self.nodes[&id];
            waiting.extend(node.children.iter().rev());
            found.push((id, node));
        }
        found
    }

    /// Plays a move from a node that is there, and returns where it leads. A move that was played there before is found again.
    pub(crate) fn play(&mut self, at: NodeId, played: &LineMove) -> NodeId {
        let id = at.after(&played.text);
        if self.nodes.contains_key(&id) {
            return id;
        }
        let Some(parent) = self.nodes.get_mut(&at) else { return at };
        parent.children.push(id);
        let depth = parent.depth.saturating_add(1);
        self.bytes += weight_of_move(played);
        let node = Node {
            parent: Some(at),
            depth,
            played: played.clone(),
            children: Vec::new(),
            comment: String::new(),
            glyph: None,
            shapes: Vec::new(),
        };
        self.nodes.insert(id, node);
        id
    }

    /// Removes a node with all that follows it.
    pub(crate) fn delete(&mut self, id: NodeId) {
        let Some(parent) = self.nodes.get(&id).and_then(|node| node.parent) else { return };
        if let Some(parent) = self.nodes.get_mut(&parent) {
            parent.children.retain(|child| *child != id);
        }
        let mut waiting = vec![id];
        while let Some(id) = waiting.pop() {
            let Some(node) = self.nodes.remove(&id) else { continue };
            self.bytes -= weight(&node);
            waiting.extend(node.children);
        }
    }

    /// Makes a node the first of its siblings.
    pub(crate) fn promote(&mut self, id: NodeId) {
        let Some(parent) = self.nodes.get(&id).and_then(|node| node.parent) else { return };
        if let Some(parent) = self.nodes.get_mut(&parent) {
            parent.children.retain(|child| *child != id);
            parent.children.insert(0, id);
        }
    }

    /// Changes what is noted about a node.
    pub(crate) fn note(&mut self, id: NodeId, change: impl FnOnce(&mut Node)) {
        let Some(node) = self.nodes.get_mut(&id) else { return };
        self.bytes -= weight(node);
        change(node);
        self.bytes += weight(node);
    }

    /// As it is stored and sent.
    pub fn written(&self) -> StudyChapter {
        let node = |(_, node): (NodeId, &Node)| StudyNode {
            depth: node.depth,
            seat: node.played.seat,
            text: node.played.text.clone(),
            comment: node.comment.clone(),
            glyph: node.glyph,
            shapes: node.shapes.clone(),
        };
        let nodes = self.in_order().into_iter().map(node).collect();
        StudyChapter { id: self.id, name: self.name.clone(), start: self.start.clone(), nodes }
    }

    /// Reads a chapter and checks all that can be checked without the rules of the game.
    pub fn read(written: &StudyChapter) -> Result<Chapter, Error> {
        check_name(&written.name)?;
        check_size("start", written.start.len(), MAX_START_BYTES)?;
        check_size("nodes", written.nodes.len(), MOST_NODES)?;
        let mut chapter = Chapter::new(written.id, written.name.clone(), written.start.clone());
        let mut path: Vec<NodeId> = Vec::new();
        for (number, node) in written.nodes.iter().enumerate() {
            let depth = usize::from(node.depth);
            if (depth == 0) != (number == 0) || depth > path.len() || (depth == 0) != node.text.is_empty() {
                return Err(Error::Malformed { message: format!("node {number} with depth {depth} follows none with one less") });
            }
            check_size("depth", depth, MOST_DEPTH)?;
            check_size("move", node.text.len(), MAX_MOVE_BYTES)?;
            path.truncate(depth);
            let id = match path.last() {
                None => NodeId::ROOT,
                Some(parent) => {
                    let before = chapter.size();
                    let id = chapter.play(*parent, &LineMove { seat: node.seat, text: node.text.clone() });
                    if chapter.size() == before {
                        return Err(Error::Malformed { message: format!("node {number} is there twice") });
                    }
                    id
                }
            };
            check_comment(&node.comment)?;
            check_shapes(&node.shapes)?;
            chapter.note(id, |noted| {
                noted.comment.clone_from(&node.comment);
                noted.glyph = node.glyph.filter(|_| depth > 0);
                noted.shapes.clone_from(&node.shapes);
            });
            path.push(id);
        }
        check_size("chapter", chapter.bytes, MAX_CHAPTER_BYTES)?;
        Ok(chapter)
    }
}

/// The most bytes that a node takes when it is sent, whatever signs of its comment have to be escaped.
fn weight(node: &Node) -> usize {
    weight_of_move(&node.played) + weight_of_notes(&node.comment, &node.shapes)
}

/// The part of the move.
pub(crate) fn weight_of_move(played: &LineMove) -> usize {
    64 + played.text.len()
}

/// The part of what is noted.
pub(crate) fn weight_of_notes(comment: &str, shapes: &[Shape]) -> usize {
    2 * comment.len() + 56 * shapes.len()
}

/// Refuses more than there may be.
pub(crate) fn check_size(what: &str, size: usize, most: usize) -> Result<(), Error> {
    if size > most { Err(Error::TooLarge { what: what.to_owned(), limit: most as u32 }) } else { Ok(()) }
}

/// A name is one line that says something.
pub(crate) fn check_name(name: &str) -> Result<(), Error> {
    check_size("name", name.len(), MAX_NAME_BYTES)?;
    if name.is_empty() || name.trim() != name || !is_plain_line(name, MAX_NAME_BYTES) {
        let message = "a name is one line without blanks at its ends".to_owned();
        return Err(Error::Unfit { what: "name".to_owned(), message });
    }
    Ok(())
}

/// A comment is plain lines.
pub(crate) fn check_comment(comment: &str) -> Result<(), Error> {
    check_size("comment", comment.len(), MAX_COMMENT_BYTES)?;
    if comment.trim() != comment || !comment.split('\n').all(|line| is_plain_line(line, MAX_COMMENT_BYTES)) {
        let message = "a comment is lines of visible text without blanks at its ends".to_owned();
        return Err(Error::Unfit { what: "comment".to_owned(), message });
    }
    Ok(())
}

/// Shapes name places, and none is there twice.
pub(crate) fn check_shapes(shapes: &[Shape]) -> Result<(), Error> {
    check_size("shapes", shapes.len(), MOST_SHAPES)?;
    let is_fit = shapes.iter().enumerate().all(|(number, shape)| {
        let repeated = shapes[..number].iter().any(|before| (&before.from, &before.to) == (&shape.from, &shape.to));
        is_place(&shape.from) && shape.to.as_ref().is_none_or(|to| is_place(to) && *to != shape.from) && !repeated
    });
    if is_fit {
        Ok(())
    } else {
        let message = "a mark names a place, an arrow two, and none is there twice".to_owned();
        Err(Error::Unfit { what: "shapes".to_owned(), message })
    }
}

/// Whether this can be a place of some board.
pub(crate) fn is_place(text: &str) -> bool {
    !text.is_empty() && text.len() <= MAX_PLACE_BYTES && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}
