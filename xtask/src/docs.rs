//! `cargo xtask docs [FOLDER]`: all documents, the rules of the games and what changed, as a book that can be searched.
//!
//! The one thing to know: the chapters are those that docs/README.md names, in its order, and files keep their places. So links are the same in
//! the book and in the repository, and `cargo xtask tidy` fails where a document is in no chapter.

use crate::{Outcome, cargo, links, project_files, root, run};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const MDBOOK: &str = "0.5.4";
/// The list of all documents, and the first page.
const INDEX: &str = "docs/README.md";

const SETTINGS: &str = r#"[book]
title = "Trilynx"
description = "Board games on the web and in the terminal: playing, hosting, programming."
language = "en"

# Pages keep the names of their files, and nothing in them is replaced.
[build]
use-default-preprocessors = false

[output.html]
default-theme = "light"
preferred-dark-theme = "navy"
no-section-label = true
smart-punctuation = false
additional-css = ["trilynx.css"]

[output.html.fold]
enable = true
level = 0

[output.html.search]
limit-results = 40
use-boolean-and = true
boost-title = 4

[output.html.print]
enable = false
"#;

/// Our documents are full of tables: they get the room, also on a phone, and no head where it is empty.
const STYLE: &str = "\
.content main { max-width: 95rem; }
.table-wrapper > table { width: 100%; }
table td, table th { padding: 0.5rem 1rem; text-align: start; vertical-align: top; }
table thead:not(:has(th:not(:empty))) { display: none; }
@media (max-width: 600px) {
  table td, table th { padding: 0.4rem 0.6rem; overflow-wrap: anywhere; }
  table td code { white-space: normal; overflow-wrap: anywhere; }
  table td:first-child { min-width: 9rem; max-width: 45vw; }
}
";

const FIRST_PAGE: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Trilynx</title>
<meta http-equiv=\"refresh\" content=\"0; url=docs/README.html\">
<p><a href=\"docs/README.html\">Documentation</a></p>
</html>
";

pub fn run_docs(arguments: &[&str]) -> Outcome {
    let folder = match arguments {
        [] => root().join("target/book"),
        [folder] => std::env::current_dir().map_err(|error| error.to_string())?.join(folder),
        _ => return Err("say where: cargo xtask docs [FOLDER]".to_owned()),
    };
    let mdbook = mdbook()?;
    let sources = root().join("target/book-sources");
    write_sources(&sources)?;
    run(Command::new(mdbook).arg("build").arg(&sources).arg("--dest-dir").arg(&folder))?;
    // mdBook puts a copy of the first chapter there, whose links lead elsewhere.
    fs::write(folder.join("index.html"), FIRST_PAGE).map_err(|error| format!("{}: {error}", folder.display()))?;
    is_whole(&folder, &Book::read()?)?;
    println!("\n{}\n\nTo read it here:\n\n    python3 -m http.server --directory {0}", folder.display());
    Ok(())
}

/// Every chapter has a page, and the search knows every page: mdBook leaves out what it cannot use without a word.
fn is_whole(folder: &Path, book: &Book) -> Outcome {
    let names = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?.flatten();
    let is_index = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("searchindex"));
    let index = names.map(|entry| entry.path()).find(is_index).ok_or("the book has no index for its search")?;
    let index = fs::read_to_string(&index).map_err(|error| format!("{}: {error}", index.display()))?;
    for chapter in book.chapters() {
        let page = chapter.with_extension("html");
        if !folder.join(&page).is_file() {
            return Err(format!("the book has no page {}", page.display()));
        }
        if !index.contains(&format!("{}#", page.display())) {
            return Err(format!("the search of the book does not know {}", page.display()));
        }
    }
    Ok(())
}

/// mdBook, built once. It is unoptimised: a book takes it two seconds, and compiling half the time.
fn mdbook() -> Result<PathBuf, String> {
    let tools = root().join("target/tools");
    let program = tools.join("bin/mdbook");
    let version = Command::new(&program).arg("--version").output();
    if version.is_ok_and(|version| String::from_utf8_lossy(&version.stdout).trim() == format!("mdbook v{MDBOOK}")) {
        return Ok(program);
    }
    let mut install = cargo();
    install.args(["install", "--locked", "--debug", "--quiet", "mdbook", "--version", MDBOOK, "--no-default-features"]);
    run(install.args(["--features", "search", "--force", "--root"]).arg(&tools))?;
    Ok(program)
}

/// The folder that mdBook reads.
fn write_sources(folder: &Path) -> Outcome {
    let describe = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| describe(folder, error))?;
    }
    let book = Book::read()?;
    for file in book.files()? {
        let to = folder.join("src").join(&file);
        fs::create_dir_all(to.parent().expect("a file lies in a folder")).map_err(|error| describe(&to, error))?;
        fs::copy(root().join(&file), &to).map_err(|error| describe(&file, error))?;
    }
    fs::write(folder.join("trilynx.css"), STYLE).map_err(|error| describe(folder, error))?;
    fs::write(folder.join("book.toml"), SETTINGS).map_err(|error| describe(folder, error))?;
    fs::write(folder.join("src/SUMMARY.md"), book.summary()).map_err(|error| describe(folder, error))
}

/// What is in no chapter and should be, for `cargo xtask tidy`.
pub fn complaints(files: &[PathBuf]) -> Vec<String> {
    let book = match Book::read() {
        Ok(book) => book,
        Err(complaint) => return vec![complaint],
    };
    let chapters: BTreeSet<&PathBuf> = book.chapters().collect();
    let is_document = |path: &&PathBuf| path.starts_with("docs") && path.extension().is_some_and(|ext| ext == "md");
    let missing = files.iter().filter(is_document).filter(|path| !chapters.contains(path));
    let mut complaints: Vec<String> = missing.map(|path| format!("{INDEX} does not name {}", path.display())).collect();
    // A page that the book does not have would be missing only there.
    for chapter in &chapters {
        let text = fs::read_to_string(root().join(chapter)).unwrap_or_default();
        for link in links::links(chapter, &text) {
            if link.file.extension().is_some_and(|ext| ext == "md") && !chapters.contains(&link.file) {
                complaints.push(format!("{}:{}: {} is no chapter of {INDEX}", chapter.display(), link.line, link.target));
            }
        }
    }
    complaints
}

/// The chapters, in parts with titles.
struct Book {
    parts: Vec<Part>,
}

struct Part {
    title: String,
    chapters: Vec<Chapter>,
}

/// A document, and those in its folder if it is the first of a folder.
struct Chapter {
    title: String,
    file: PathBuf,
    below: Vec<Chapter>,
}

impl Book {
    fn read() -> Result<Book, String> {
        let index = fs::read_to_string(root().join(INDEX)).map_err(|error| format!("{INDEX}: {error}"))?;
        let files = project_files()?;
        let mut parts = Vec::new();
        let mut seen = BTreeSet::from([PathBuf::from(INDEX)]);
        for (title, section) in sections(&index) {
            let named = links::links(Path::new(INDEX), section).into_iter().map(|link| link.file);
            let mut chapters = Vec::new();
            for file in named.filter(|file| file.extension().is_some_and(|ext| ext == "md")) {
                if seen.insert(file.clone()) {
                    chapters.push(chapter(file, &files, &mut seen)?);
                }
            }
            parts.push(Part { title: title.to_owned(), chapters });
        }
        Ok(Book { parts })
    }

    fn chapters(&self) -> impl Iterator<Item = &PathBuf> {
        let all = self.parts.iter().flat_map(|part| &part.chapters);
        all.flat_map(|chapter| std::iter::once(chapter).chain(&chapter.below)).map(|chapter| &chapter.file).chain(self.first())
    }

    fn first(&self) -> Option<&PathBuf> {
        static FIRST: std::sync::OnceLock<PathBuf> = std::sync::OnceLock::new();
        Some(FIRST.get_or_init(|| PathBuf::from(INDEX)))
    }

    /// The chapters and every other file of ours that they link to.
    fn files(&self) -> Result<BTreeSet<PathBuf>, String> {
        let mut files = BTreeSet::new();
        for chapter in self.chapters() {
            let text = fs::read_to_string(root().join(chapter)).map_err(|error| format!("{}: {error}", chapter.display()))?;
            files.extend(links::links(chapter, &text).into_iter().map(|link| link.file));
            files.insert(chapter.clone());
        }
        Ok(files)
    }

    fn summary(&self) -> String {
        let mut text = format!("# Summary\n\n[Documentation]({INDEX})\n");
        for part in &self.parts {
            text.push_str(&format!("\n# {}\n\n", part.title));
            for chapter in &part.chapters {
                text.push_str(&format!("- [{}]({})\n", chapter.title, chapter.file.display()));
                for below in &chapter.below {
                    text.push_str(&format!("  - [{}]({})\n", below.title, below.file.display()));
                }
            }
        }
        text
    }
}

/// The parts of the index: each heading with what follows it.
fn sections(index: &str) -> impl Iterator<Item = (&str, &str)> {
    index.split("\n## ").skip(1).map(|section| section.split_once('\n').unwrap_or((section, "")))
}

fn chapter(file: PathBuf, files: &[PathBuf], seen: &mut BTreeSet<PathBuf>) -> Result<Chapter, String> {
    let title = title(&file)?;
    let is_below = |other: &&PathBuf| other.parent() == file.parent() && other.extension().is_some_and(|ext| ext == "md");
    let mut below = Vec::new();
    if file.ends_with("README.md") && file.parent() != Some(Path::new("")) {
        for other in files.iter().filter(is_below) {
            if seen.insert(other.clone()) {
                below.push(Chapter { title: self::title(other)?, file: other.clone(), below: Vec::new() });
            }
        }
    }
    Ok(Chapter { title, file, below })
}

/// The first heading of a document.
fn title(file: &Path) -> Result<String, String> {
    let text = fs::read_to_string(root().join(file)).map_err(|error| format!("{}: {error}", file.display()))?;
    let heading = text.lines().find_map(|line| line.strip_prefix("# "));
    heading.map(str::to_owned).ok_or_else(|| format!("{} has no heading", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_has_every_document_and_the_rules() {
        let book = Book::read().expect("an index");
        let chapters: Vec<&PathBuf> = book.chapters().collect();
        for game in crate::tidy::games().expect("games") {
            assert!(chapters.contains(&&PathBuf::from(format!("locales/en/rules/{game}.md"))), "{game}");
        }
        for file in ["CHANGELOG.md", "docs/upgrading.md", "docs/packages.md", "docs/bots/measurements.md"] {
            assert!(chapters.contains(&&PathBuf::from(file)), "{file}");
        }
        let once: BTreeSet<&PathBuf> = chapters.iter().copied().collect();
        assert_eq!(once.len(), chapters.len(), "no chapter is there twice");
        assert!(book.files().expect("files").contains(&PathBuf::from("deploy/nginx.conf")), "what is linked is in the book");
        // A book without one of its pages, or with a page that its search does not know, is noticed.
        let built = root().join("target/book-of-a-test");
        let index =
            |pages: &[&PathBuf]| pages.iter().map(|page| format!("\"{}#top\",", page.with_extension("html").display())).collect::<String>();
        for page in &chapters {
            let file = built.join(page.with_extension("html"));
            fs::create_dir_all(file.parent().expect("a folder")).and_then(|()| fs::write(&file, "")).expect("a page");
        }
        fs::write(built.join("searchindex-1.js"), index(&chapters)).expect("an index");
        assert_eq!(is_whole(&built, &book), Ok(()));
        fs::write(built.join("searchindex-1.js"), index(&chapters[1..])).expect("an index");
        assert!(is_whole(&built, &book).is_err_and(|error| error.contains("does not know")));
        fs::remove_file(built.join(chapters[1].with_extension("html"))).expect("a page");
        assert!(is_whole(&built, &book).is_err_and(|error| error.contains("has no page") || error.contains("does not know")));
        fs::remove_dir_all(&built).expect("a folder");
        let summary = book.summary();
        assert!(summary.contains("\n# For hosts\n") && summary.contains("](docs/self-hosting.md)\n"), "{summary}");
    }
}
