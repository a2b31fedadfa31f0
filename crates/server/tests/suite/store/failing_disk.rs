//! A disk that is full, or whose fsync fails: nothing is acknowledged that is not there, and nothing acknowledged is missing.

use super::sample::{Place, append, entries, patient, table};
use fastrand::Rng;
use tokio::sync::Mutex;
use trilynx_server::config::Database;
use trilynx_server::store::{AppendError, Store, StoreError, StoreOptions, restore};

/// The faults are one for the whole process.
static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());

const TABLES: usize = 4;

/// What is known about the tables from outside: the versions acknowledged, and the epochs.
struct Witness {
    place: Place,
    store: Store,
    epochs: [u32; TABLES],
    versions: [u32; TABLES],
    /// The last version of an append that was not acknowledged: it may be there whole, but not half.
    unclear: [Option<u32>; TABLES],
}

fn options() -> StoreOptions {
    // The log is copied into the file after every few commits, so that faults hit that too.
    StoreOptions { checkpoint_pages: 8, ..patient() }
}

impl Witness {
    async fn start() -> Witness {
        vfs::register();
        vfs::recover();
        let place = Place::sqlite();
        let store = Store::open(&format!("{}?vfs={}", place.url(), vfs::NAME), options()).await.unwrap();
        let mut witness = Witness { place, store, epochs: [1; TABLES], versions: [0; TABLES], unclear: [None; TABLES] };
        for n in 0..TABLES {
            assert_eq!(witness.append(n, 1).await, Ok(()));
        }
        witness
    }

    async fn append(&mut self, n: usize, events: u32) -> Result<(), AppendError> {
        let last = self.versions[n] + events;
        let outcome = self.store.append(vec![append(table(n as u64), self.epochs[n], self.versions[n] + 1..=last)]).await;
        match outcome {
            Ok(()) => self.versions[n] = last,
            Err(AppendError::Unavailable) => self.unclear[n] = Some(last),
            Err(error) => panic!("table {n}: {error}"),
        }
        outcome
    }

    /// Takes a table over after a failure and holds what is stored against what was acknowledged.
    async fn look_again(&mut self, n: usize) -> Result<(), StoreError> {
        let owned = self.store.own(table(n as u64), 0).await?.expect("it has been acknowledged");
        self.epochs[n] = owned.epoch;
        let found = owned.entries.len() as u32;
        assert_eq!(owned.entries, entries(1..=found));
        assert!(
            found == self.versions[n] || Some(found) == self.unclear[n],
            "{found} stored, {} acknowledged, {:?} not",
            self.versions[n],
            self.unclear[n]
        );
        (self.versions[n], self.unclear[n]) = (found, None);
        Ok(())
    }

    /// Opens the file again without any double, and reads everything.
    async fn conclude(self) {
        vfs::recover();
        self.store.close().await;
        let copy = self.place.file().with_file_name("copy.db");
        let store = self.place.open().await;
        for n in 0..TABLES {
            let stored = store.log(table(n as u64), 0, u32::MAX).await.unwrap();
            let found = stored.len() as u32;
            assert_eq!(stored, entries(1..=found));
            assert!(found == self.versions[n] || Some(found) == self.unclear[n]);
            assert_eq!(store.row(table(n as u64)).await.unwrap().unwrap().moves, found, "the line belongs to the log");
        }
        store.backup(&copy).await.unwrap();
        store.close().await;
        restore(&copy, &self.place.file()).await.expect("an integrity check finds nothing");
    }
}

#[tokio::test]
async fn a_full_disk_acknowledges_nothing_and_forgets_nothing() {
    let _alone = ONE_AT_A_TIME.lock().await;
    let mut witness = Witness::start().await;
    for _ in 0..5 {
        vfs::fail(vfs::Fault::Full, 0);
        assert_eq!(witness.append(0, 3).await, Err(AppendError::Unavailable));
        assert!(witness.look_again(0).await.is_err(), "taking over is a write too");
        assert!(witness.store.log(table(1), 0, 9).await.is_ok(), "reading goes on");
        assert!(witness.store.heartbeat(5000).await.is_err());
        vfs::recover();
        assert_eq!(witness.store.append(vec![append(table(0), witness.epochs[0], 2..=2)]).await, Err(AppendError::Conflict), "look first");
        witness.look_again(0).await.unwrap();
        assert_eq!(witness.append(0, 2).await, Ok(()));
        assert_eq!(witness.append(1, 1).await, Ok(()), "who was not there did not notice");
    }
    witness.conclude().await;
}

#[tokio::test]
async fn a_failing_fsync_acknowledges_nothing_and_forgets_nothing() {
    let _alone = ONE_AT_A_TIME.lock().await;
    let mut witness = Witness::start().await;
    for _ in 0..5 {
        vfs::fail(vfs::Fault::Sync, 0);
        assert_eq!(witness.append(2, 2).await, Err(AppendError::Unavailable));
        assert_eq!(witness.append(3, 1).await, Err(AppendError::Unavailable));
        vfs::recover();
        witness.look_again(2).await.unwrap();
        witness.look_again(3).await.unwrap();
        assert_eq!(witness.append(2, 4).await, Ok(()));
    }
    witness.conclude().await;
}

/// A store that is opened after a failed fsync, with nothing written in between, may find the unacknowledged append: then all of it.
#[tokio::test]
async fn what_was_not_acknowledged_is_there_whole_or_not_at_all() {
    let _alone = ONE_AT_A_TIME.lock().await;
    for fault in [vfs::Fault::Sync, vfs::Fault::Full] {
        for after in 0..6 {
            let mut witness = Witness::start().await;
            vfs::fail(fault, after);
            for _ in 0..8 {
                if witness.append(0, 5).await.is_err() {
                    break;
                }
            }
            assert!(witness.unclear[0].is_some(), "{fault:?} after {after} never struck");
            witness.conclude().await;
        }
    }
}

#[tokio::test]
async fn faults_at_any_moment() {
    let _alone = ONE_AT_A_TIME.lock().await;
    let seed = std::env::var("TRILYNX_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(|| fastrand::u64(..));
    println!("TRILYNX_SEED={seed}");
    let mut random = Rng::with_seed(seed);
    let mut struck = 0;
    for _ in 0..12 {
        let mut witness = Witness::start().await;
        for _ in 0..12 {
            vfs::fail(*random.choice(&[vfs::Fault::Sync, vfs::Fault::Full]).expect("two"), random.u32(..40));
            for _ in 0..20 {
                let n = random.usize(..TABLES);
                if witness.unclear[n].is_some() {
                    // While the disk fails, looking fails; when it does not, it tells the truth.
                    let _ = witness.look_again(n).await;
                } else if witness.append(n, random.u32(1..4)).await.is_err() {
                    struck += 1;
                }
            }
            vfs::recover();
            for n in 0..TABLES {
                if witness.unclear[n].is_some() {
                    witness.look_again(n).await.expect("the disk is well again");
                }
                assert_eq!(witness.append(n, 1).await, Ok(()), "and so is the store");
            }
        }
        witness.conclude().await;
    }
    assert!(struck > 100, "only {struck} appends met a fault");
}

#[tokio::test]
async fn a_server_on_a_full_disk_says_that_it_is_not_ready_and_is_again_when_there_is_room() {
    let _alone = ONE_AT_A_TIME.lock().await;
    vfs::register();
    vfs::recover();
    let server = crate::fixture::Running::start_with(|config| {
        let Database::Sqlite(path) = &config.database else { unreachable!("the usual database is a file") };
        config.database = Database::Sqlite(format!("{}?vfs={}", path.display(), vfs::NAME).into());
    })
    .await;
    let ready = async || server.stranger(reqwest::Method::GET, "/health/ready").send().await.expect("an answer").status();
    let becomes = async |wanted: reqwest::StatusCode| {
        // What was found out is told for a second.
        let asked = tokio::time::Instant::now();
        while ready().await != wanted {
            assert!(asked.elapsed() < crate::host::PATIENCE, "never {wanted}");
        }
    };
    assert_eq!(ready().await, reqwest::StatusCode::OK);
    for fault in [vfs::Fault::Full, vfs::Fault::Sync] {
        vfs::fail(fault, 0);
        becomes(reqwest::StatusCode::SERVICE_UNAVAILABLE).await;
        let live = server.stranger(reqwest::Method::GET, "/health/live").send().await.expect("an answer").status();
        assert_eq!(live, reqwest::StatusCode::OK, "it lives, and reads");
        vfs::recover();
        becomes(reqwest::StatusCode::OK).await;
    }
    server.stop().await;
}

/// SQLite's file layer with faults: a copy of the usual one in which writing and syncing can be made to fail.
mod vfs {
    use libsqlite3_sys as sqlite;
    use std::collections::HashMap;
    use std::ffi::{c_int, c_void};
    use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
    use std::sync::{Mutex, Once, OnceLock};

    /// Asked for in an address: `sqlite:PATH?vfs=failing`.
    pub const NAME: &str = "failing";

    #[derive(Clone, Copy, Debug)]
    pub enum Fault {
        /// Writes report a full disk, after having written half.
        Full,
        /// Syncs report an error.
        Sync,
    }

    const NONE: u8 = 0;
    const FULL: u8 = 1;
    const SYNC: u8 = 2;

    static FAULT: AtomicU8 = AtomicU8::new(NONE);
    /// So many operations of that kind still succeed.
    static AFTER: AtomicI64 = AtomicI64::new(0);
    static USUAL: OnceLock<Usual> = OnceLock::new();

    /// From now on, after so many more operations that succeed, all fail.
    pub fn fail(fault: Fault, after: u32) {
        AFTER.store(after.into(), Ordering::SeqCst);
        let fault = match fault {
            Fault::Full => FULL,
            Fault::Sync => SYNC,
        };
        FAULT.store(fault, Ordering::SeqCst);
    }

    pub fn recover() {
        FAULT.store(NONE, Ordering::SeqCst);
    }

    fn strikes(fault: u8) -> bool {
        FAULT.load(Ordering::SeqCst) == fault && AFTER.fetch_sub(1, Ordering::SeqCst) <= 0
    }

    /// The usual file layer. Its files have one of a few tables of functions, by kind; each has a twin with faults. Writing and syncing
    /// are the same functions in all of them.
    struct Usual {
        vfs: *mut sqlite::sqlite3_vfs,
        twins: Mutex<HashMap<usize, &'static sqlite::sqlite3_io_methods>>,
        any: OnceLock<sqlite::sqlite3_io_methods>,
    }

    // SAFETY: SQLite never changes or frees a registered file layer while it is registered, and its functions may be called from any thread.
    unsafe impl Send for Usual {}
    unsafe impl Sync for Usual {}

    pub fn register() {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            // SAFETY: the default file layer exists for ever; ours is a copy of it that is never freed.
            unsafe {
                let usual = sqlite::sqlite3_vfs_find(std::ptr::null());
                assert!(!usual.is_null());
                let ours = sqlite::sqlite3_vfs { zName: c"failing".as_ptr(), pNext: std::ptr::null_mut(), xOpen: Some(open), ..*usual };
                assert!(USUAL.set(Usual { vfs: usual, twins: Mutex::default(), any: OnceLock::new() }).is_ok());
                assert_eq!(sqlite::sqlite3_vfs_register(Box::into_raw(Box::new(ours)), 0), sqlite::SQLITE_OK);
            }
        });
    }

    fn usual() -> &'static Usual {
        USUAL.get().expect("registered")
    }

    /// Opens a file as usual, then puts our two functions into its table.
    unsafe extern "C" fn open(
        _: *mut sqlite::sqlite3_vfs,
        name: sqlite::sqlite3_filename,
        file: *mut sqlite::sqlite3_file,
        flags: c_int,
        out: *mut c_int,
    ) -> c_int {
        let usual = usual();
        // SAFETY: SQLite's arguments, handed on. After success `pMethods` is the file's table, which lives for ever, as its twin does.
        unsafe {
            let code = (*usual.vfs).xOpen.expect("every file layer opens")(usual.vfs, name, file, flags, out);
            if code == sqlite::SQLITE_OK && !(*file).pMethods.is_null() {
                let methods = (*file).pMethods;
                usual.any.get_or_init(|| *methods);
                let faulty = || sqlite::sqlite3_io_methods { xWrite: Some(write), xSync: Some(sync), ..*methods };
                let mut twins = usual.twins.lock().expect("no panic here");
                (*file).pMethods = *twins.entry(methods.addr()).or_insert_with(|| Box::leak(Box::new(faulty())));
            }
            code
        }
    }

    fn methods() -> &'static sqlite::sqlite3_io_methods {
        usual().any.get().expect("a file has been opened")
    }

    unsafe extern "C" fn write(file: *mut sqlite::sqlite3_file, data: *const c_void, bytes: c_int, at: sqlite::sqlite3_int64) -> c_int {
        let usual = methods().xWrite.expect("files are written");
        if strikes(FULL) {
            // SAFETY: SQLite's arguments with a shorter length. What it returns does not matter: the answer is an error anyway.
            unsafe { usual(file, data, bytes / 2, at) };
            return sqlite::SQLITE_FULL;
        }
        // SAFETY: SQLite's arguments, handed on.
        unsafe { usual(file, data, bytes, at) }
    }

    unsafe extern "C" fn sync(file: *mut sqlite::sqlite3_file, flags: c_int) -> c_int {
        if strikes(SYNC) {
            return sqlite::SQLITE_IOERR_FSYNC;
        }
        // SAFETY: SQLite's arguments, handed on.
        unsafe { methods().xSync.expect("files are synced")(file, flags) }
    }
}
