//! Recovery codes: an account need not have an e-mail address, so who forgets the password has something that was written down before. Links
//! that are sent by mail hold such codes too.

use crate::store::SecretHash;
use sha2::{Digest, Sha256};

/// How many codes are made at once.
pub const CODES: usize = 10;
/// Letters and digits that are not taken for each other on paper: 5 bits each.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
/// 80 bits.
const LENGTH: usize = 16;
/// The longest text that is read as a code.
const LONGEST: usize = 64;

/// A code. Not `Debug`: it must not get into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    /// A new one.
    pub fn new() -> RecoveryCode {
        let random: [u8; LENGTH] = super::random_bytes();
        RecoveryCode(random.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
    }

    /// The one that was written like this, in any case, with or without dashes and spaces. What looks alike is read as what it was.
    pub fn read(text: &str) -> Option<RecoveryCode> {
        if text.len() > LONGEST {
            return None;
        }
        let written = text.chars().filter(|letter| !letter.is_whitespace() && !['-', '–'].contains(letter));
        let code: String = written
            .map(|letter| match letter.to_ascii_lowercase() {
                'o' => '0',
                other => other,
            })
            .collect();
        let is_code = code.len() == LENGTH && code.bytes().all(|letter| ALPHABET.contains(&letter));
        is_code.then_some(RecoveryCode(code))
    }

    /// As it is shown.
    pub fn text(&self) -> String {
        self.0.as_bytes().chunks(4).map(|group| std::str::from_utf8(group).unwrap_or_default()).collect::<Vec<_>>().join("-")
    }

    /// What the store keeps. Chance needs no slow hash: there is nothing to guess.
    pub fn hash(&self) -> SecretHash {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

impl Default for RecoveryCode {
    fn default() -> RecoveryCode {
        RecoveryCode::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_reads_as_it_is_written_down() {
        for _ in 0..100 {
            let code = RecoveryCode::new();
            assert_eq!(code.text().len(), LENGTH + 3);
            for written in [code.text(), code.text().to_uppercase(), code.text().replace('-', " "), code.text().replace('0', "O")] {
                assert!(RecoveryCode::read(&written).is_some_and(|read| read == code && read.hash() == code.hash()), "{written}");
            }
        }
        assert!(RecoveryCode::new() != RecoveryCode::new());
        let long = "a".repeat(10_000);
        for wrong in ["", "abcd", "abcd-efgh-jkmn-pqr1", "abcd-efgh-jkmn-pqrs-t", "äbcd-efgh-jkmn-pqr", long.as_str()] {
            assert!(RecoveryCode::read(wrong).is_none(), "{wrong}");
        }
    }
}
