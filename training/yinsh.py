"""YINSH: pieces on points and patterns of five in line."""

from learn import main

# The hand-written score, and whether a row is within reach of either side.
main("yinsh", units=[200.0, 1.0, 1.0], width=64, epochs=5)
