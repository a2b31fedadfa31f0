//! Links of our documents, checked in `cargo xtask tidy`: each leads to a file that is there, and to a heading that is in it.
//!
//! The one thing to know: links lead to files, not to folders, because a book has no page for a folder. Links to other hosts are not asked.

use crate::root;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

/// A link of a document to a file of the project.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    pub line: usize,
    /// As it is written.
    pub target: String,
    /// The file, below the root of the project.
    pub file: PathBuf,
    pub anchor: Option<String>,
}

/// What is wrong with the links of all documents.
pub fn complaints(files: &[PathBuf]) -> Vec<String> {
    let documents = files.iter().filter(|path| path.extension().is_some_and(|ext| ext == "md"));
    let texts: BTreeMap<&PathBuf, String> =
        documents.map(|path| (path, std::fs::read_to_string(root().join(path)).unwrap_or_default())).collect();
    let anchors: BTreeMap<&PathBuf, BTreeSet<String>> = texts.iter().map(|(path, text)| (*path, anchors(text))).collect();
    let mut complaints = Vec::new();
    for (path, text) in &texts {
        for link in links(path, text) {
            let place = format!("{}:{}: {}", path.display(), link.line, link.target);
            match (files.contains(&link.file), &link.anchor) {
                (false, _) if root().join(&link.file).is_dir() => complaints.push(format!("{place} is a folder; link to a file in it")),
                (false, _) => complaints.push(format!("{place} leads to nothing")),
                (true, Some(anchor)) if anchors.get(&link.file).is_some_and(|known| !known.contains(anchor)) => {
                    complaints.push(format!("{place}: {} has no such heading", link.file.display()));
                }
                _ => {}
            }
        }
    }
    complaints
}

/// Links to files of the project, of a document below its root.
pub fn links(path: &Path, text: &str) -> Vec<Link> {
    let mut found = Vec::new();
    for (line, prose) in prose(text) {
        for target in targets(&prose) {
            let is_elsewhere = target.split_once(':').is_some_and(|(scheme, _)| scheme.chars().all(|char| char.is_ascii_alphanumeric()));
            if is_elsewhere {
                continue;
            }
            let (file, anchor) = target.split_once('#').map_or((target.as_str(), None), |(file, anchor)| (file, Some(anchor.to_owned())));
            let file = if file.is_empty() { path.to_owned() } else { plain(&path.parent().unwrap_or(Path::new("")).join(file)) };
            found.push(Link { line, target, file, anchor });
        }
    }
    found
}

/// Without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir if plain.file_name().is_some() => drop(plain.pop()),
            Component::CurDir => {}
            part => plain.push(part),
        }
    }
    plain
}

/// Lines that are no code, with their numbers; code within a line is blank.
fn prose(text: &str) -> Vec<(usize, String)> {
    let mut fence: Option<&str> = None;
    let mut after_blank = true;
    let mut found = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let begin = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|mark| begin.starts_with(mark));
        let is_indented = after_blank && (line.starts_with("    ") || line.starts_with('\t'));
        match (fence, mark) {
            (None, Some(mark)) => fence = Some(mark),
            (Some(open), Some(mark)) if open == mark => fence = None,
            (None, None) if !is_indented => found.push((n + 1, without_code(line))),
            _ => {}
        }
        after_blank = line.trim().is_empty() || is_indented;
    }
    found
}

fn without_code(line: &str) -> String {
    let mut parts = line.split('`');
    let mut prose = parts.next().unwrap_or_default().to_owned();
    while let Some(code) = parts.next() {
        match parts.next() {
            // A mark that nothing closes is a character like others.
            None => prose.push_str(code),
            Some(rest) => {
                prose.push_str(" code ");
                prose.push_str(rest);
            }
        }
    }
    prose
}

/// Targets of `[text](target)`, `![text](target "title")` and `[name]: target`.
fn targets(prose: &str) -> Vec<String> {
    let until = |rest: &str| rest.split([')', ' ']).next().unwrap_or_default().to_owned();
    let mut found: Vec<String> = prose.split("](").skip(1).map(until).collect();
    let definition = prose.strip_prefix('[').and_then(|rest| rest.split_once("]: "));
    found.extend(definition.filter(|(name, _)| !name.contains(']')).map(|(_, target)| until(target)));
    found.retain(|target| !target.is_empty());
    found
}

/// The anchors of a document: its headings, as GitHub and mdBook name them.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut fenced = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        let heading = line.trim_start_matches('#');
        if fenced || heading.len() == line.len() || !heading.starts_with(' ') {
            continue;
        }
        let name = anchor(heading.trim());
        let numbered = (1..).map(|n| format!("{name}-{n}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| !found.contains(name));
        found.extend(free);
    }
    found
}

fn anchor(heading: &str) -> String {
    // Of a link in a heading, only the text counts.
    let mut shown = String::new();
    let mut rest = heading;
    while let Some((before, after)) = rest.split_once("](") {
        shown.push_str(before);
        rest = after.split_once(')').map_or("", |(_, rest)| rest);
    }
    shown.push_str(rest);
    let keep = |char: char| match char {
        ' ' => Some('-'),
        '-' | '_' => Some(char),
        _ if char.is_alphanumeric() => Some(char),
        _ => None,
    };
    shown.to_lowercase().chars().filter_map(keep).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_in_prose_are_found_and_those_in_code_are_not() {
        let text = "See [a](../a.md#Part), ![b](pictures/b.svg \"title\") and `[c](c.md)`.\n\n    [d](d.md)\n\n```\n[e](e.md)\n```\n\
                    [here](#top), [far](https://example.org/x.md)\n[name]: ./f.md\n";
        let found = links(Path::new("docs/x.md"), text);
        let files: Vec<&str> = found.iter().map(|link| link.file.to_str().expect("UTF-8")).collect();
        assert_eq!(files, ["a.md", "docs/pictures/b.svg", "docs/x.md", "docs/f.md"]);
        assert_eq!(found[0].anchor.as_deref(), Some("Part"));
        assert_eq!(found.iter().map(|link| link.line).collect::<Vec<_>>(), [1, 1, 8, 9]);
    }

    #[test]
    fn headings_have_the_anchors_of_github() {
        let text = "# Two words\n\n## `code` & more: 1.0\n\n## Two words\n\n### [Linked](x.md) part\n\n```\n# no heading\n```\n";
        let found: Vec<String> = anchors(text).into_iter().collect();
        assert_eq!(found, ["code--more-10", "linked-part", "two-words", "two-words-1"]);
    }

    #[test]
    fn what_leads_nowhere_is_named() {
        let complain = |text: &str| {
            let file = root().join("target/links-test.md");
            std::fs::write(&file, text).expect("a file");
            let files = ["target/links-test.md", "README.md"].map(PathBuf::from);
            let complaints = complaints(&files);
            complaints.into_iter().filter(|line| line.starts_with("target/")).collect::<Vec<_>>()
        };
        assert_eq!(complain("[a](../README.md#licence)"), Vec::<String>::new());
        assert_eq!(complain("[a](../README.md#nothing)"), ["target/links-test.md:1: ../README.md#nothing: README.md has no such heading"]);
        assert_eq!(complain("\n[a](missing.md)"), ["target/links-test.md:2: missing.md leads to nothing"]);
        assert_eq!(complain("[a](../docs)"), ["target/links-test.md:1: ../docs is a folder; link to a file in it"]);
    }
}
