"""LYNGK: tops, colours below and jokers, named by their owner."""

from learn import main

# The hand-written score, then the features it is made of, in the order of crates/bots/src/lyngk/evaluate.rs.
FEATURES = [1, 1, 4, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1, 16, 1, 4, 2, 2, 1, 1, 4, 1]
main("lyngk", units=[60.0, *map(float, FEATURES)], width=128, epochs=10)
