//! Passwords: Argon2id with the parameters OWASP recommends, a few at a time, outside the request path.

use crate::error::{ApiError, ApiResult};
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use trilynx_protocol::wire::Error;

/// How long a password is, in bytes.
pub const LENGTHS: RangeInclusive<usize> = 8..=128;
/// How long a password may wait for its turn before the client is asked to come back.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// What one guess costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Memory in KiB.
    pub memory_kib: u32,
    /// Passes over it.
    pub passes: u32,
}

impl Default for Cost {
    fn default() -> Cost {
        Cost { memory_kib: 19 * 1024, passes: 2 }
    }
}

/// Hashes and checks passwords.
#[derive(Clone)]
pub struct Passwords {
    argon2: Argon2<'static>,
    turns: Arc<Semaphore>,
    /// Of a password nobody has: checked when there is no account, so that it takes the same time.
    nobodys: Arc<str>,
}

impl Passwords {
    /// With this cost. Runs at most as many at a time as the machine has cores, minus one for other work.
    pub fn new(cost: Cost) -> Passwords {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None).expect("the cost is within what Argon2 allows");
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let nobodys = hash(&argon2, &hex::encode(super::random_bytes::<32>())).expect("Argon2 hashes any password");
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Passwords { argon2, turns: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))), nobodys: nobodys.into() }
    }

    /// The hash to store for a new password.
    pub async fn hash(&self, password: String) -> ApiResult<String> {
        let argon2 = self.argon2.clone();
        self.in_turn(move || hash(&argon2, &password)).await?.map_err(ApiError::internal)
    }

    /// Whether the password is the one the hash was made from. Without a hash it takes as long, and is wrong.
    pub async fn verify(&self, password: String, hash: Option<String>) -> ApiResult<bool> {
        let (argon2, nobodys) = (self.argon2.clone(), self.nobodys.clone());
        self.in_turn(move || {
            let parsed = PasswordHash::new(hash.as_deref().unwrap_or(&nobodys)).map_err(|error| error.to_string())?;
            let right = argon2.verify_password(password.as_bytes(), &parsed).is_ok();
            Ok(right && hash.is_some())
        })
        .await?
        .map_err(|cause: String| ApiError::internal(cause))
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
        let turn = tokio::time::timeout(LONGEST_WAIT, self.turns.clone().acquire_owned()).await;
        let Ok(turn) = turn else {
            return Err(ApiError(Error::Limited { what: "sign_ins".to_owned(), wait_ms: LONGEST_WAIT.as_millis() as u32 }));
        };
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(ApiError::internal)
    }
}

fn hash(argon2: &Argon2<'_>, password: &str) -> Result<String, String> {
    Ok(argon2.hash_password(password.as_bytes()).map_err(|error| error.to_string())?.to_string())
}

/// The words that guessing begins with, in the languages we speak. Digits and signs around them, and digits for letters, make them no better.
const COMMON: &str = include_str!("frequent_passwords.txt");
/// The fewest different characters in a password.
const LEAST_DIFFERENT: usize = 4;
/// Shorter numbers are dates and telephone numbers.
const SHORTEST_NUMBER: usize = 12;

/// Checks a password that somebody wants.
pub fn check(password: &str, name: &str) -> ApiResult<()> {
    if !LENGTHS.contains(&password.len()) {
        return Err(ApiError::unfit("password", "a password has 8 to 128 bytes"));
    }
    if is_guessed_first(password, name) {
        return Err(ApiError::unfit("password", "this password is among the first that others would guess"));
    }
    Ok(())
}

fn is_guessed_first(password: &str, name: &str) -> bool {
    let lower = password.to_lowercase();
    let letters: Vec<char> = lower.chars().collect();
    let mut different = letters.clone();
    different.sort_unstable();
    different.dedup();
    let step = |pair: &[char]| i64::from(u32::from(pair[1])) - i64::from(u32::from(pair[0]));
    let is_sequence = letters.windows(2).all(|pair| step(pair) == 1) || letters.windows(2).all(|pair| step(pair) == -1);
    let is_number = letters.len() < SHORTEST_NUMBER && letters.iter().all(char::is_ascii_digit);
    different.len() < LEAST_DIFFERENT || is_sequence || is_number || is_word(&lower, name)
}

/// Whether nothing is left but a common word or the name, once or more often, forwards or backwards.
fn is_word(lower: &str, name: &str) -> bool {
    let name = name.to_lowercase();
    let bare_name: String = name.chars().filter(|char| char.is_alphabetic()).collect();
    let core = lower.trim_matches(|char: char| !char.is_alphabetic());
    let plain: String = core.chars().map(letter_for).collect();
    let backwards = |text: &str| text.chars().rev().collect::<String>();
    let texts = [lower.to_owned(), backwards(lower), core.to_owned(), backwards(core), backwards(&plain), plain];
    let is = |word: &str| texts.iter().any(|text| is_repeated(text, word));
    is(&name) || (bare_name.len() >= 3 && is(&bare_name)) || COMMON.split_whitespace().any(is)
}

fn is_repeated(text: &str, word: &str) -> bool {
    !text.is_empty() && !word.is_empty() && text.as_bytes().chunks(word.len()).all(|part| part == word.as_bytes())
}

/// The letter that a digit or sign often stands for.
fn letter_for(char: char) -> char {
    match char {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_that_are_guessed_first_cannot_be_had() {
        for weak in [
            "password",
            "Password1",
            "p4ssw0rd!",
            "passwordpassword",
            "drowssap1",
            "12345678",
            "87654321",
            "abcdefgh",
            "aaaaaaaa",
            "abababab",
            "19841984",
            "qwertyuiop",
            "1qwerty1",
            "iloveyou2",
            "Sommer2024!",
            "Ada-Lovelace",
            "ada-lovelace99",
            "ecalevol-ada",
            "AdaLovelace",
            "!!!!!!!!",
            "trilynx2026",
        ] {
            assert!(check(weak, "Ada-Lovelace").is_err(), "{weak}");
        }
        for fit in [
            "correct horse",
            "battery staple",
            "Ada plays well",
            "passwordless-entry",
            "five rings before breakfast",
            "314159265358979",
            "хорошая лошадь",
        ] {
            assert!(check(fit, "Ada-Lovelace").is_ok(), "{fit}");
        }
        assert!(check("short", "Ada").is_err() && check(&"long ".repeat(30), "Ada").is_err());
    }

    #[test]
    fn the_list_of_common_words_is_written_as_it_is_compared() {
        let words: Vec<&str> = COMMON.split_whitespace().collect();
        assert!(words.len() > 400, "{}", words.len());
        assert!(words.iter().all(|word| *word == word.to_lowercase() && word.chars().all(char::is_alphabetic)));
    }
}
