//! A study written down.

use super::{FIRST_LINE, MOVES_A_LINE};
use crate::chapter::{Chapter, Node};
use crate::rules;
use trilynx_games::{Game, with_game};
use trilynx_protocol::study::{NodeId, Shape};

/// The text of a study of this name with these chapters.
pub fn write(name: &str, chapters: &[Chapter]) -> String {
    let mut text = format!("{FIRST_LINE}\nName: {name}\n");
    for chapter in chapters {
        let rules = rules::game_of(&chapter.start).map_or(1, |game| with_game!(game, G => G::RULES_VERSION));
        text.push_str(&format!("\nChapter: {}\nStart: {}\nRules: {rules}\n", chapter.name, chapter.start));
        let body = body(chapter);
        if !body.is_empty() {
            text.push('\n');
            text.push_str(&body);
        }
    }
    text
}

/// What is still to be written.
enum Task {
    /// What follows a node.
    Line(NodeId),
    /// A variation that begins with the move to this node.
    Branch(NodeId),
    /// Its end.
    Close,
}

fn body(chapter: &Chapter) -> String {
    let mut text = String::new();
    let node = |id: NodeId| chapter.node(id).expect("a child is in its chapter");
    notes(&mut text, node(NodeId::ROOT), "");
    let mut depth = 0_usize;
    let mut tasks = vec![Task::Line(NodeId::ROOT)];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Line(at) => {
                let Some((first, others)) = node(at).children.split_first() else { continue };
                let number = usize::from(node(*first).depth);
                if depth == 0 && number % MOVES_A_LINE == 1 {
                    if !text.is_empty() {
                        text.push('\n');
                    }
                    text.push_str(&format!("{number}."));
                }
                text.push(' ');
                played(&mut text, node(*first));
                tasks.push(Task::Line(*first));
                for other in others.iter().rev() {
                    tasks.push(Task::Close);
                    tasks.push(Task::Branch(*other));
                }
            }
            Task::Branch(at) => {
                depth += 1;
                text.push_str(" (");
                played(&mut text, node(at));
                tasks.push(Task::Line(at));
            }
            Task::Close => {
                depth -= 1;
                text.push(')');
            }
        }
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// A move with what is noted about it.
fn played(text: &mut String, node: &Node) {
    text.push_str(&node.played.text);
    text.push_str(node.glyph.map_or("", |glyph| glyph.text()));
    notes(text, node, " ");
}

fn notes(text: &mut String, node: &Node, before: &str) {
    let mut before = before;
    if !node.comment.is_empty() {
        text.push_str(before);
        text.push('{');
        text.push_str(&node.comment.replace('\\', "\\\\").replace('}', "\\}").replace('\n', "\\n"));
        text.push('}');
        before = " ";
    }
    if !node.shapes.is_empty() {
        text.push_str(before);
        text.push('[');
        text.push_str(&node.shapes.iter().map(shape).collect::<Vec<_>>().join(" "));
        text.push(']');
    }
}

fn shape(shape: &Shape) -> String {
    let to = shape.to.as_ref().map_or(String::new(), |to| format!("-{to}"));
    format!("{}:{}{to}", shape.colour.letter(), shape.from)
}
