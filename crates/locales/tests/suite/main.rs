//! Holds the languages against each other, and English against what the program can say.

mod ids;
mod languages;
mod messages;
mod rules;
mod verdicts;
