//! Live play.
