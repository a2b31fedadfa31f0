//! What the trials play: the only place where they name a game.

use serde_json::{Value, json};

/// The game of most trials, by name.
pub const DUEL: &str = "yinsh";
/// Its empty board, as a position to start from.
pub const EMPTY_BOARD: &str = "yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=w phase=place removed=0,0";
/// A position in the middle of it, where a bot has to think.
pub const MIDDLE_GAME: &str = "yinsh/standard board=4/7/2r5/4R2R1/2R3r3/2R3r2/4R2r2/4r4/8/7/4 turn=w phase=move removed=0,0";
/// A game and variant of every kind, short ones where there is a choice.
pub const EVERY_KIND: [(&str, &str); 3] = [("yinsh", "blitz"), ("lyngk", "standard"), ("linko", "standard")];
/// A game with hidden cards.
pub const WITH_CARDS: &str = "linko";

/// Options of a table for two whose seats are not drawn, and more options.
pub fn duel(more: Value) -> Value {
    with(json!({ "game": DUEL, "variant": "standard", "players": 2, "order": "fixed" }), more)
}

/// Options of a table for three with hidden cards.
pub fn cards_for_three() -> Value {
    json!({ "game": WITH_CARDS, "variant": "standard", "players": 3, "order": "fixed" })
}

fn with(mut options: Value, more: Value) -> Value {
    if let (Value::Object(options), Value::Object(more)) = (&mut options, more) {
        options.extend(more);
    }
    options
}
