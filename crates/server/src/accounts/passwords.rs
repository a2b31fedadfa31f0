//! Passwords: Argon2id with the parameters OWASP recommends, a few at a time, outside the request path.

use crate::error::{Answer, Failed};
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use trilynx_protocol::wire::Error;

/// The longest password, in bytes.
pub const LONGEST: usize = 128;
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
    /// With this cost; so many at a time as the machine has cores, less one for everybody else.
    pub fn new(cost: Cost) -> Passwords {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None).expect("the cost is within what Argon2 allows");
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let nobodys = hash(&argon2, &hex::encode(super::chance::<32>())).expect("Argon2 hashes any password");
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Passwords { argon2, turns: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))), nobodys: nobodys.into() }
    }

    /// The hash to store for a new password.
    pub async fn hash(&self, password: String) -> Answer<String> {
        let argon2 = self.argon2.clone();
        self.in_turn(move || hash(&argon2, &password)).await?.map_err(Failed::internal)
    }

    /// Whether the password is the one the hash was made from. Without a hash it takes as long, and is wrong.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Answer<bool> {
        let (argon2, nobodys) = (self.argon2.clone(), self.nobodys.clone());
        self.in_turn(move || {
            let parsed = PasswordHash::new(hash.as_deref().unwrap_or(&nobodys)).map_err(|error| error.to_string())?;
            let right = argon2.verify_password(password.as_bytes(), &parsed).is_ok();
            Ok(right && hash.is_some())
        })
        .await?
        .map_err(|cause: String| Failed::internal(cause))
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let turn = tokio::time::timeout(LONGEST_WAIT, self.turns.clone().acquire_owned()).await;
        let Ok(turn) = turn else {
            return Err(Failed(Error::Limited { what: "sign_ins".to_owned(), wait_ms: LONGEST_WAIT.as_millis() as u32 }));
        };
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(Failed::internal)
    }
}

fn hash(argon2: &Argon2<'_>, password: &str) -> Result<String, String> {
    Ok(argon2.hash_password(password.as_bytes()).map_err(|error| error.to_string())?.to_string())
}

/// Checks a password that somebody wants.
pub fn check(password: &str, name: &str) -> Answer<()> {
    if !(8..=LONGEST).contains(&password.len()) {
        return Err(Failed::unfit("password", "a password has 8 to 128 bytes"));
    }
    if password.eq_ignore_ascii_case(name) {
        return Err(Failed::unfit("password", "a password is not the name"));
    }
    Ok(())
}
