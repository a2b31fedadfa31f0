//! How mails are counted.

use super::MAILS;

/// A mail was sent, or was not.
pub fn mailed(kind: &'static str, outcome: &'static str) {
    MAILS.with_label_values(&[kind, outcome]).inc();
}
