//! Who may do what, and how much of it there may be.

use super::random::{apply, empty_chapter, generator, person};
use trilynx_games::game::Game;
use trilynx_games::yinsh;
use trilynx_protocol::study::{
    Glyph, LineMove, MAX_COMMENT_BYTES, MOST_CHAPTERS, MOST_MEMBERS, MOST_NODES, MOST_SHAPES, NodeId, Shape, ShapeColour, StudyChange,
    StudyChapter, StudyNode, StudyRole, Visibility,
};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ChapterId, StudyId};
use trilynx_studies::Study;

fn too_large(result: Result<Option<StudyChange>, Error>, what: &str) -> bool {
    matches!(result, Err(Error::TooLarge { what: found, .. }) if found == what)
}

/// A study of rings to place: 85 points, so many moves are legal.
fn rings() -> (Study, ChapterId) {
    let owner = person(1);
    let mut study = Study::new(StudyId::from_random([3; 16]), owner, "Rings".to_owned());
    let id = ChapterId::from_random([5; 16]);
    let chapter = StudyChapter { id, name: "First".to_owned(), start: "yinsh/standard".to_owned(), nodes: vec![StudyNode::default()] };
    apply(&mut study, owner, &StudyChange::AddChapter { chapter });
    (study, id)
}

fn moves(texts: &[&str]) -> Vec<LineMove> {
    texts.iter().map(|text| LineMove { seat: 0, text: (*text).to_owned() }).collect()
}

#[test]
fn a_chapter_has_so_many_nodes_and_no_more() {
    let (mut study, chapter) = rings();
    let owner = person(1);
    let points = yinsh::State::new(&yinsh::Options { variant: yinsh::Variant::Standard }).legal_texts();
    'full: for first in &points {
        for second in points.iter().filter(|second| *second != first) {
            let wanted = StudyChange::AddMoves { chapter, at: NodeId::ROOT, moves: moves(&[first, second]) };
            match study.decide(owner, &wanted) {
                Ok(Some(decided)) => study.fold(&decided),
                Ok(None) => panic!("{first} {second} is new"),
                other => {
                    assert!(too_large(other, "nodes"));
                    break 'full;
                }
            }
        }
    }
    let size = study.chapters()[0].size();
    assert!((MOST_NODES - 1..=MOST_NODES).contains(&size), "{size}");
    // What is there already can still be found, and such a chapter fits into a frame.
    assert_eq!(study.decide(owner, &StudyChange::AddMoves { chapter, at: NodeId::ROOT, moves: moves(&[&points[0]]) }), Ok(None));
    let frame = serde_json::to_string(&study.chapters()[0].written()).expect("JSON").len();
    assert!(frame <= study.chapters()[0].bytes() + 400 && frame < 250_000, "{frame} of {}", study.chapters()[0].bytes());
}

#[test]
fn chapters_members_comments_and_drawings_have_limits() {
    let (mut study, chapter) = rings();
    let owner = person(1);
    let mut chance = generator(1);
    for n in 1..MOST_CHAPTERS {
        apply(&mut study, owner, &StudyChange::AddChapter { chapter: empty_chapter(&mut chance, &format!("Chapter {n}")) });
    }
    let more = StudyChange::AddChapter { chapter: empty_chapter(&mut chance, "Too many") };
    assert!(too_large(study.decide(owner, &more), "chapters"));
    for n in 1..MOST_MEMBERS {
        apply(&mut study, owner, &StudyChange::SetMember { person: person(n as u8 + 1), role: StudyRole::Reader });
    }
    assert!(too_large(study.decide(owner, &StudyChange::SetMember { person: person(200), role: StudyRole::Reader }), "members"));
    let root = NodeId::ROOT;
    let comment = |text: String| StudyChange::Comment { chapter, node: root, text };
    assert!(study.decide(owner, &comment("x".repeat(MAX_COMMENT_BYTES))).is_ok());
    assert!(too_large(study.decide(owner, &comment("x".repeat(MAX_COMMENT_BYTES + 1))), "comment"));
    for unfit in ["bell\u{7}", " blank", "gnp\u{202E}exe"] {
        assert!(matches!(study.decide(owner, &comment(unfit.to_owned())), Err(Error::Unfit { .. })), "{unfit:?}");
    }
    let mark = |from: String| Shape { colour: ShapeColour::Green, from, to: None };
    let draw = |shapes: Vec<Shape>| StudyChange::Draw { chapter, node: root, shapes };
    let many = |count: usize| (0..count).map(|n| mark(format!("a{n}"))).collect::<Vec<_>>();
    assert!(study.decide(owner, &draw(many(MOST_SHAPES))).is_ok());
    assert!(too_large(study.decide(owner, &draw(many(MOST_SHAPES + 1))), "shapes"));
    for unfit in [vec![mark("E5".to_owned())], vec![mark("e5".to_owned()), mark("e5".to_owned())], vec![mark(String::new())]] {
        assert!(matches!(study.decide(owner, &draw(unfit)), Err(Error::Unfit { .. })));
    }
    let long: Vec<LineMove> = (0..101).map(|_| LineMove { seat: 0, text: "e5".to_owned() }).collect();
    assert!(too_large(study.decide(owner, &StudyChange::AddMoves { chapter, at: root, moves: long }), "moves"));
}

#[test]
fn only_those_who_may_change_it_do() {
    let (mut study, chapter) = rings();
    let [owner, writer, reader, stranger] = [1, 2, 3, 4].map(person);
    apply(&mut study, owner, &StudyChange::SetMember { person: writer, role: StudyRole::Writer });
    apply(&mut study, owner, &StudyChange::SetMember { person: reader, role: StudyRole::Reader });
    let play = StudyChange::AddMoves { chapter, at: NodeId::ROOT, moves: moves(&["e5"]) };
    let show = StudyChange::SetVisibility { visibility: Visibility::Public };
    assert!(study.decide(writer, &play).is_ok() && study.decide(owner, &show).is_ok());
    for (who, what) in [(reader, &play), (stranger, &play), (writer, &show), (reader, &show), (stranger, &show)] {
        assert_eq!(study.decide(who, what), Err(Error::Forbidden), "{what:?}");
    }
    // Everybody may leave but the owner, and nobody else becomes one.
    assert!(study.decide(reader, &StudyChange::RemoveMember { person: reader }).is_ok());
    assert_eq!(study.decide(reader, &StudyChange::RemoveMember { person: writer }), Err(Error::Forbidden));
    assert_eq!(study.decide(owner, &StudyChange::RemoveMember { person: owner }), Err(Error::Forbidden));
    assert_eq!(study.decide(owner, &StudyChange::SetMember { person: writer, role: StudyRole::Owner }), Err(Error::Forbidden));
    assert!(study.may_read(Some(reader)) && !study.may_read(Some(stranger)) && !study.may_read(None));
    apply(&mut study, owner, &show);
    assert!(study.may_read(None));
}

#[test]
fn what_the_rules_forbid_is_not_added_and_the_start_is_not_judged() {
    let (mut study, chapter) = rings();
    let owner = person(1);
    apply(&mut study, owner, &StudyChange::AddMoves { chapter, at: NodeId::ROOT, moves: moves(&["e5", "f6"]) });
    let after = NodeId::ROOT.after("e5");
    let seats: Vec<u8> = study.chapters()[0].line(after.after("f6")).iter().map(|played| played.seat).collect();
    assert_eq!(seats, [0, 1]);
    for (at, text) in [(after, "e5"), (after, "nonsense"), (NodeId::ROOT, "e5-e9")] {
        let wanted = StudyChange::AddMoves { chapter, at, moves: moves(&[text]) };
        assert!(matches!(study.decide(owner, &wanted), Err(Error::Refused { .. })), "{text}");
    }
    let gone = StudyChange::AddMoves { chapter, at: after.after("a2"), moves: moves(&["b3"]) };
    assert_eq!(study.decide(owner, &gone), Err(Error::NotFound));
    assert_eq!(
        study.decide(owner, &StudyChange::SetGlyph { chapter, node: NodeId::ROOT, glyph: Some(Glyph::Good) }),
        Err(Error::Forbidden)
    );
    assert_eq!(study.decide(owner, &StudyChange::Delete { chapter, node: NodeId::ROOT }), Err(Error::Forbidden));
    assert_eq!(study.decide(owner, &StudyChange::DeleteChapter { chapter }), Err(Error::Forbidden), "the last chapter stays");
    let mut chance = generator(2);
    let other = super::random::study(&mut chance, owner);
    assert_ne!(other.chapters()[0].id, chapter);
    // Chapters that are not trees are no chapters.
    let node = |depth, text: &str| StudyNode { depth, text: text.to_owned(), ..StudyNode::default() };
    let wrong = [
        vec![],
        vec![node(1, "e5")],
        vec![node(0, ""), node(2, "e5")],
        vec![node(0, ""), node(0, "")],
        vec![node(0, ""), node(1, "e5"), node(1, "e5")],
    ];
    for nodes in wrong {
        let chapter = StudyChapter { nodes, ..empty_chapter(&mut chance, "Wrong") };
        assert!(matches!(study.decide(owner, &StudyChange::AddChapter { chapter }), Err(Error::Malformed { .. })));
    }
}
