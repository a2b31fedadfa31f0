//! Studies are read back exactly, and damaged ones name line and column.

use super::random::{apply, change, generator, person, study};
use trilynx_protocol::ChapterId;
use trilynx_protocol::Refused;
use trilynx_protocol::study::StudyChapter;
use trilynx_protocol::wire::Error;
use trilynx_studies::text::{import, read, write};
use trilynx_studies::{Chapter, Study};

fn ids() -> impl FnMut() -> ChapterId {
    let mut next = 0;
    move || {
        next += 1;
        ChapterId::from_random([next; 16])
    }
}

/// A study after this many random changes, each as its owner sees it.
fn grown(seed: u64, changes: usize) -> Study {
    let mut chance = generator(seed);
    let owner = person(1);
    let mut study = study(&mut chance, owner);
    for _ in 0..changes {
        let wanted = change(&study, &mut chance);
        // A random note may be about the start, which has no glyph.
        if study.decide(owner, &wanted).is_ok() {
            apply(&mut study, owner, &wanted);
        }
    }
    study
}

fn without_ids(chapters: &[Chapter]) -> Vec<StudyChapter> {
    let anyone = ChapterId::from_random([0; 16]);
    chapters.iter().map(|chapter| StudyChapter { id: anyone, ..chapter.written() }).collect()
}

#[test]
fn random_studies_are_read_as_they_were_written() {
    let mut variations = 0;
    for seed in 0..150 {
        let study = grown(seed, 120);
        let text = write(&study.name, study.chapters());
        let (name, chapters) = read(&text, &mut ids()).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert_eq!(name, study.name);
        assert_eq!(without_ids(&chapters), without_ids(study.chapters()), "seed {seed}\n{text}");
        assert_eq!(write(&name, &chapters), text, "seed {seed}");
        assert_eq!(import(&text, &mut ids()).map(|(name, chapters)| (name, chapters.len())), Ok((Some(name), chapters.len())));
        // What is stored is read back too.
        assert_eq!(Study::restore(&study.saved()).as_ref(), Ok(&study), "seed {seed}");
        variations += text.matches(" (").count();
    }
    assert!(variations > 1000, "only {variations} variations were tried");
}

const SMALL: &str = "Trilynx-Study: 1
Name: Rings

Chapter: First
Start: yinsh/standard
Rules: 1

{About it} [g:e5]
1. d5! {good\\nor so} (e5 e7 (f6?? g7) f4) e7 (f4 [r:e5-e9 y:a2]) f4

Chapter: Empty
Start: yinsh/blitz
Rules: 1
";

#[test]
fn the_grammar_is_as_it_is_documented() {
    let (name, chapters) = read(SMALL, &mut ids()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((name.as_str(), chapters.len()), ("Rings", 2));
    let nodes = chapters[0].written().nodes;
    let told: Vec<String> =
        nodes.iter().map(|node| format!("{}{}{}", node.depth, node.text, node.glyph.map_or("", |glyph| glyph.text()))).collect();
    assert_eq!(told, ["0", "1d5!", "2e7", "3f4", "2f4", "1e5", "2e7", "3f4", "2f6??", "3g7"]);
    assert_eq!(nodes[1].comment, "good\nor so");
    assert_eq!(write(&name, &chapters), SMALL);
}

#[test]
fn a_damaged_text_names_line_and_column() {
    let check = |from: &str, to: &str, place: (usize, usize)| {
        let damaged = SMALL.replacen(from, to, 1);
        assert_ne!(damaged, SMALL, "{from}");
        let error = read(&damaged, &mut ids()).expect_err(to);
        assert_eq!((error.line, error.column), place, "{from} -> {to}: {error}");
        let Refused::StudyText { line, column, .. } = Refused::from(error) else { panic!("another refusal") };
        assert_eq!((line as usize, column as usize), place);
    };
    check("Study: 1", "Study: 2", (1, 1));
    check("Name: Rings", "Name: ", (2, 7));
    check("Name: Rings", "Nam: Rings", (2, 1));
    check("Chapter: First", "Chapter:  First", (4, 10));
    check("yinsh/standard", "yinsh/nonsense", (5, 8));
    check("Rules: 1", "Rules: 9", (6, 8));
    check("{About it}", "{About it", (8, 1));
    check("[g:e5]", "[q:e5]", (8, 12));
    check("[g:e5]", "[g:e5", (8, 12));
    check("d5!", "d5!!!", (9, 4));
    check("d5!", "z9!", (9, 4));
    check(") e7 (f4", ") d5 (f4", (9, 43));
    check("good\\n", "good\\x", (9, 8));
    check("(f6?? g7)", "((f6?? g7)", (9, 30));
    check("(f6?? g7)", "() (f6?? g7)", (9, 30));
    check("g7) f4) e7", "g7) f4)) e7", (9, 42));
    check("g7) f4) e7", "g7) f4 e7", (9, 42));
    check("y:a2]) f4", "y:a2] g3", (9, 46));
    check("(f4 [r", "(e7 [r", (9, 47));
    check("1. d5", "2. d5", (9, 1));
    check("1. d5", "1.  d5", (9, 4));
    check("\n\nChapter: Empty", "\nChapter: Empty", (10, 1));
}

#[test]
fn records_and_foreign_files_become_chapters() {
    let record = "Trilynx-Record: 1\nStart: yinsh/standard\nRules: 1\nSeat-0: Ann\nSeat-1: Ben\nResult: *\n\n1. d5 e7\n";
    let (name, chapters) = import(record, &mut ids()).expect("a record");
    assert_eq!((name, chapters.len()), (None, 1));
    assert_eq!((chapters[0].name.as_str(), chapters[0].size()), ("Ann – Ben", 3));
    let (_, two) = import(&format!("{record}{record}"), &mut ids()).expect("two records");
    assert_eq!(two.len(), 2);
    let damaged = import(&record.replace("e7", "d5"), &mut ids());
    assert!(matches!(damaged, Err(Error::Refused { reason: Refused::Record { line: 8, at_move: Some(2), .. } })), "{damaged:?}");
    let official = "1.e5 2.f6 3.g7";
    let (_, foreign) = import(official, &mut ids()).expect("the official notation");
    assert_eq!(foreign[0].size(), 4);
}

#[test]
fn a_file_of_boardspace_becomes_a_chapter_and_a_damaged_one_names_its_line() {
    let file = "(;
GM[24]VV[2]
SU[Yinsh]
P0[id \"Ann\"]
P1[id \"Ben\"]
; P0[0 Start White]
; P0[1 place wr  G 2]TM[1]
; P0[2 Done ]TM[2]
; P1[3 place br  E 7]TM[3]
; P1[4 Done ]
; P0[5 Resign ]
;
P0[time 0:00:01 ]
)
";
    let (name, chapters) = import(file, &mut ids()).expect("a game of boardspace");
    assert_eq!((name, chapters.len()), (None, 1));
    let text = write("From boardspace", &chapters);
    assert!(text.contains("Start: yinsh/standard") && text.contains("1. g2 e7"), "{text}");
    // What came from a file of others is kept as our own.
    let (name, again) = read(&text, &mut ids()).expect("our own text");
    assert_eq!(name, "From boardspace");
    assert_eq!(without_ids(&again), without_ids(&chapters));
    // The point of the second ring is taken.
    let damaged = import(&file.replace("E 7", "G 2"), &mut ids());
    assert!(matches!(damaged, Err(Error::Refused { reason: Refused::Record { line: 9, at_move: Some(2), .. } })), "{damaged:?}");
}
