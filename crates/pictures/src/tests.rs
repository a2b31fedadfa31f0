use super::*;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::{Game, GameId, Seat, Viewer, with_game};
use trilynx_protocol::position::Shown;

/// The largest picture that a chat will fetch without a second thought.
const MOST_BYTES: usize = 400_000;

/// Reads a picture as others do: checks every checksum, and undoes the compression and the filter.
fn pixels(file: &[u8]) -> Vec<u8> {
    assert_eq!(file[..8], *b"\x89PNG\r\n\x1a\n");
    let (mut rest, mut data, mut kinds) = (&file[8..], Vec::new(), Vec::new());
    while !rest.is_empty() {
        let length = u32::from_be_bytes(rest[..4].try_into().expect("four bytes")) as usize;
        let (kind, body) = (&rest[4..8], &rest[8..8 + length]);
        let told = u32::from_be_bytes(rest[8 + length..12 + length].try_into().expect("four bytes"));
        assert_eq!(told, png::checksum(rest[4..8 + length].iter()), "the checksum of {kind:?}");
        kinds.push(String::from_utf8_lossy(kind).into_owned());
        match kind {
            b"IHDR" => assert_eq!(body[..8], [WIDTH.to_be_bytes(), HEIGHT.to_be_bytes()].concat()),
            b"IDAT" => data.extend_from_slice(body),
            _ => assert_eq!(length, 0),
        }
        rest = &rest[12 + length..];
    }
    assert_eq!(kinds, ["IHDR", "IDAT", "IEND"]);
    let filtered = miniz_oxide::inflate::decompress_to_vec_zlib(&data).expect("compressed as zlib");
    let row = WIDTH as usize * 3;
    let mut pixels: Vec<u8> = Vec::new();
    for line in filtered.chunks_exact(row + 1) {
        let above: Vec<u8> = pixels.len().checked_sub(row).map_or_else(|| vec![0; row], |from| pixels[from..].to_vec());
        pixels.extend(line[1..].iter().zip(above).map(|(byte, above)| byte.wrapping_add(above)));
    }
    assert_eq!(pixels.len(), row * HEIGHT as usize);
    pixels
}

/// What a spectator sees after a game has gone on for this many moves, always the middle one of those that are legal.
fn after<G: Shown>(players: usize, moves: usize) -> Position {
    let text = G::ID.options_text(G::VARIANTS[0], players, Seat(0));
    let options = trilynx_games::header::read_alone::<G::Options>(&text).expect("options");
    let mut state = G::new(&G::deal(&options, &mut Generator::new(&Seed([7; 64]), &[])));
    for _ in 0..moves {
        let mut legal = G::Moves::default();
        state.legal_moves(&mut legal);
        let Some(chosen) = legal.get(legal.len() / 2) else { break };
        state.play_unchecked(*chosen);
    }
    G::position(&state.view(Viewer::Spectator))
}

#[test]
fn every_game_has_a_picture_that_changes_with_the_position() {
    for game in GameId::ALL {
        let positions: Vec<Position> = with_game!(*game, G => {
            G::PLAYERS.flat_map(|players| [0, 12, 40].map(|moves| after::<G>(players, moves))).collect()
        });
        let drawn: Vec<Vec<u8>> = positions.iter().map(picture).collect();
        for (n, file) in drawn.iter().enumerate() {
            assert!(file.len() < MOST_BYTES, "{}: {} bytes", game.name(), file.len());
            assert!(!drawn[..n].contains(file), "two positions of {} look alike", game.name());
            pixels(file);
        }
        if let Some(folder) = std::env::var_os("TRILYNX_PICTURES") {
            for (n, file) in drawn.iter().enumerate() {
                std::fs::write(std::path::Path::new(&folder).join(format!("{}-{n}.png", game.name())), file)
                    .expect("the folder can be written");
            }
        }
    }
}

#[test]
fn an_empty_board_is_lit_from_the_upper_left() {
    let seen = pixels(&picture(&after::<trilynx_games::yinsh::State>(2, 0)));
    let brightness = |x: u32, y: u32| {
        let at = ((y * WIDTH + x) * 3) as usize;
        seen[at..at + 3].iter().map(|byte| u32::from(*byte)).sum::<u32>()
    };
    assert!(brightness(20, 20) > brightness(WIDTH - 20, HEIGHT - 20));
    assert!(brightness(WIDTH / 2 + 26, HEIGHT / 2) > brightness(20, HEIGHT - 20), "the board is brighter than the table");
}

#[test]
fn a_checksum_is_the_one_that_png_wants() {
    assert_eq!(png::checksum(b"123456789".iter()), 0xcbf4_3926);
}
