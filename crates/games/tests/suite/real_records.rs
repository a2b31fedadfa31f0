//! Replays games that people and other programs have played, where the collection lies beside the repository.

use std::path::PathBuf;
use trilynx_games::header::read_alone;
use trilynx_games::record::{Ending, Record, read_boardspace, read_official, write_official};
use trilynx_games::{Game, Start, Status, lyngk, yinsh};

/// The collection, or a message and nothing.
fn collection() -> Option<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/records");
    if folder.is_dir() {
        return Some(folder);
    }
    crate::tell("skipped: there is no collection of real records at ../shared/records");
    None
}

fn read(path: PathBuf) -> String {
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Pairs of a `#` line and the line after it.
fn games(text: &str) -> Vec<(&str, &str)> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    lines.windows(2).filter(|pair| pair[0].starts_with('#') && !pair[1].starts_with('#')).map(|pair| (pair[0], pair[1])).collect()
}

fn field<'a>(comment: &'a str, name: &str) -> Option<&'a str> {
    comment.split([' ', '[', ']']).find_map(|word| word.strip_prefix(name))
}

fn standard() -> yinsh::Deal {
    read_alone("yinsh/standard").expect("our own line")
}

#[test]
fn yinsh_records_reach_their_results() {
    let Some(folder) = collection() else { return };
    let mut replayed = 0;
    for name in ["yinsh-boardspace.txt", "yinsh-human.txt", "yinsh-networks.txt"] {
        let text = read(folder.join(name));
        for (comment, line) in games(&text) {
            let mut state = yinsh::State::new(&standard());
            for word in line.split_whitespace().map(str::to_lowercase).filter(|word| word != "pass" && word != "resign") {
                let chosen = word.parse().unwrap_or_else(|error| panic!("{name}: {comment}: {error}"));
                state.play(chosen).unwrap_or_else(|refusal| panic!("{name}: {comment}: {word}: {refusal}"));
            }
            let view = state.view(trilynx_games::Viewer::Spectator);
            let (white, black) = (view.removed(yinsh::Colour::White), view.removed(yinsh::Colour::Black));
            if let Some(rings) = field(comment, "rings=") {
                assert_eq!(rings, format!("{white}:{black}"), "{name}: {comment}");
            }
            if let Some(pool) = field(comment, "pool=") {
                assert_eq!(pool, view.pool().to_string(), "{name}: {comment}");
            }
            if comment.contains("GAMEOVER") {
                let Status::Over(outcome) = state.status() else { panic!("{name}: {comment}: not over") };
                let winner = outcome.winners.iter().next().map_or("-", |seat| ["W", "B"][seat.index()]);
                assert_eq!(field(comment, "win=").unwrap_or(winner), winner, "{name}: {comment}");
            }
            replayed += 1;
        }
    }
    println!("{replayed} YINSH games replayed");
    assert!(replayed > 950);
}

#[test]
fn boardspace_files_are_read() {
    let Some(folder) = collection() else { return };
    let lists = read(folder.join("yinsh-boardspace.txt"));
    let mut read_files = 0;
    for entry in std::fs::read_dir(folder.join("yinsh-boardspace-sgf")).expect("a readable folder") {
        let path = entry.expect("a readable folder").path();
        let record = read_boardspace(&read(path.clone()), standard()).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let (comment, line) = games(&lists).into_iter().find(|(comment, _)| comment.contains(&name)).expect("its move list");
        let listed: Vec<String> = line.split_whitespace().map(str::to_lowercase).filter(|word| word != "resign").collect();
        assert_eq!(record.moves.iter().map(ToString::to_string).collect::<Vec<_>>(), listed, "{comment}");
        assert_eq!(matches!(record.ending, Ending::Otherwise { .. }), line.contains("resign"), "{comment}");
        assert!(record.header("Seat-0").is_some() && record.header("Date").is_some());
        let official = write_official(&record).expect("it starts from a deal");
        assert_eq!(read_official(&official, standard()).expect("our own text").moves, record.moves);
        assert_eq!(Record::read(&record.to_string()).as_ref(), Ok(&record));
        read_files += 1;
    }
    assert_eq!(read_files, 5);
}

/// That site's letters, points and layout, written our way.
fn our_layout(theirs: &str) -> String {
    theirs.chars().map(|letter| if letter == 'N' { 'k' } else { letter.to_ascii_lowercase() }).collect()
}

fn our_move(theirs: &str) -> String {
    const OFFSETS: [i8; 9] = [2, 1, 0, 1, 1, 2, 2, 4, 6];
    if let Some(letter) = theirs.strip_prefix("claim ") {
        let name = match letter {
            "N" => "black",
            "R" => "red",
            "G" => "green",
            "B" => "blue",
            "I" => "ivory",
            other => panic!("no colour: {other}"),
        };
        return format!("claim:{name}");
    }
    let point = |text: &str| {
        let column = text.as_bytes()[0].to_ascii_lowercase();
        let row: i8 = text[1..].parse().expect("a row");
        format!("{}{}", char::from(column), row + OFFSETS[usize::from(column - b'a')])
    };
    let (from, to) = theirs.split_once('-').unwrap_or_else(|| panic!("no move: {theirs}"));
    format!("{}-{}", point(from), point(to))
}

/// That site captures a neutral five-stack when its colour is claimed, and ends a game while a claim could still make a move
/// possible; our rules do neither [LYNGK E10, E11]. Games that meet one of these are counted, all others must agree.
#[test]
fn lyngk_records_replay() {
    let Some(folder) = collection() else { return };
    let text = read(folder.join("lyngk-bots.txt"));
    let lines: Vec<&str> = text.lines().collect();
    let (mut agreed, mut other_rules) = (0, 0);
    for game in lines.chunk_by(|_, next| !next.starts_with('#')) {
        let [comment, layout, moves] = game else { continue };
        let layout = our_layout(layout.strip_prefix("layout ").expect("a layout"));
        let deal: lyngk::Deal = read_alone(&format!("lyngk/standard layout={layout}")).expect("a whole set of pieces");
        let mut state = Start::<lyngk::State>::Deal(deal).state();
        let words: Vec<String> = moves.split(';').map(str::trim).filter(|word| !word.is_empty() && *word != "pass").map(our_move).collect();
        let refused = words.iter().find_map(|word| {
            let chosen = word.parse().unwrap_or_else(|error| panic!("{comment}: {error}"));
            state.play(chosen).err().map(|refusal| format!("{word}: {refusal}"))
        });
        if refused.is_none() && is_their_end(&state, comment) {
            agreed += 1;
        } else if hits_other_rules(&state, refused.is_some()) {
            other_rules += 1;
        } else {
            panic!("{comment}\n{moves}\n{refused:?}\n{}", state.setup());
        }
    }
    println!("{agreed} LYNGK games agree, {other_rules} meet rules that the site has differently");
    assert!(agreed > 0);
}

fn is_their_end(state: &lyngk::State, comment: &str) -> bool {
    let Status::Over(outcome) = state.status() else { return false };
    let winner = outcome.winners.iter().next().map_or(2, |seat| seat.index());
    field(comment, "win=") == Some(winner.to_string().as_str())
}

/// A neutral five-stack whose colour was claimed since, or a position in which only a claim makes a move possible.
fn hits_other_rules(state: &lyngk::State, refused: bool) -> bool {
    let view = state.view(trilynx_games::Viewer::Spectator);
    let standing = lyngk::Point::all().any(|point| {
        let stack = view.stack(point);
        stack.height() == 5 && stack.top_colour().is_some_and(|colour| view.owner(colour).is_some())
    });
    let only_claims = !state.legal_texts().is_empty() && state.legal_texts().iter().all(|text| text.starts_with("claim:"));
    standing || (only_claims && !refused)
}
