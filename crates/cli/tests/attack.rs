//! Small forms of the attacks that `cargo xtask attack` runs at length. Nothing here depends on how fast the machine is.

use std::path::Path;
use trilynx_trials::attack::{self, Size};

const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

async fn holds(name: &str) {
    let folder = tempfile::tempdir().unwrap();
    let scenario = attack::scenario(name).unwrap_or_else(|trouble| panic!("{trouble}"));
    let row = attack::one(Path::new(PROGRAM), folder.path(), scenario, Size::Small).await;
    assert_eq!(row.wrongs(), [""; 0], "{row:?}");
    let measured = row.verdict.measured.expect("honest people played");
    assert!(!measured.felt.moves.is_empty(), "no honest move was played");
    let (_, bytes) = measured.lobby.expect("the lobby answers");
    assert!(bytes < 256 * 1024, "the first frame of the lobby has {bytes} bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_with_padded_starts_do_not_take_the_lobby_from_others() {
    holds("H1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_with_their_networks_does_not_come_back() {
    holds("networks").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_are_not_found_by_their_keys() {
    holds("M8").await;
}
