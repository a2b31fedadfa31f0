//! Everything about tables that is tested from outside, in one binary.

mod absence;
mod abuse;
mod chat;
mod clocks;
mod hidden_cards;
mod logs;
mod matches;
mod memory;
mod offers;
mod old_logs;
mod planned;
mod playing;
mod records;
mod replay;
mod scene;
mod simulator;
mod starting;
mod tournament;
mod vacations;
mod verify;
