//! The licences of everything in the program that is not ours, as their authors ask for.

use super::parts::{self, Kind, Part};
use super::{at, read};
use std::collections::BTreeMap;
use std::fs;

/// How files begin that a licence wants to be passed on.
const NAMES: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];

/// Every text once, after the names of those that have it.
pub fn write(triple: &str) -> Result<String, String> {
    let parts = parts::all(triple)?;
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut without = Vec::new();
    for part in parts.iter().filter(|part| matches!(part.kind, Kind::Cargo | Kind::Npm)) {
        let texts = texts(part)?;
        if texts.is_empty() {
            without.push(format!("{} {}: {}", part.name, part.version, part.licence));
        }
        for text in texts {
            by_text.entry(text).or_default().push(format!("{} {}", part.name, part.version));
        }
    }
    let mut groups: Vec<(Vec<String>, String)> = by_text.into_iter().map(|(text, names)| (names, text)).collect();
    groups.sort();
    let line = "=".repeat(80);
    let mut written = "Trilynx contains crates and packages of others. Each is listed with the text of its licence.\n".to_owned();
    for (names, text) in groups {
        written.push_str(&format!("\n{line}\n{}\n{line}\n\n{text}\n", names.join(", ")));
    }
    if !without.is_empty() {
        let list = without.join("\n");
        written.push_str(&format!("\n{line}\nPublished without the text of their licences\n{line}\n\n{list}\n"));
    }
    Ok(written)
}

/// The texts that lie beside a part's sources, without spaces at ends of lines, so that copies are the same.
fn texts(part: &Part) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(&part.folder).map_err(|error| at(&part.folder, &error))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    files.sort();
    let is_meant = |name: &str| NAMES.iter().any(|begin| name.to_lowercase().starts_with(begin)) && !name.ends_with(".rs");
    let files = files.into_iter().filter(|path| path.file_name().is_some_and(|name| is_meant(&name.to_string_lossy())));
    let tidy = |text: String| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned();
    files.map(|path| read(&path).map(tidy)).collect()
}
