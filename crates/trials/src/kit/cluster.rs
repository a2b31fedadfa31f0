//! A real PostgreSQL for trials and tests: one cluster a process, one database a test, reached through a socket file.
//!
//! The one thing to know: the cluster hangs on a pipe that we hold. However this process ends, the pipe ends with it, and then a small
//! shell stops the server and removes its folder.

use sqlx::Connection;
use std::io::Write;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Starts the server in the background, waits for the end of the pipe, stops it. "keep" and "fast" leave the data for another start;
/// "fast" lets it clean up before it ends.
const SUPERVISE: &str = r#"
"$1/postgres" -D "$0/data" -k "$0" -c listen_addresses= -c fsync=off -c max_connections=200 >"$0/log" 2>&1 &
server=$!
read word
if [ "$word" = fast ]; then kill -INT $server; else kill -QUIT $server; fi
wait $server
case "$word" in keep|fast) ;; *) rm -rf "$0" ;; esac
"#;

/// How long a server may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// The name under which a standby follows its primary.
const STANDBY: &str = "standby";

/// A cluster that ends with us.
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    supervisor: Child,
}

/// How a cluster is stopped, in PostgreSQL's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Connections are ended, and everything is written.
    Fast,
    /// Nothing is cleaned up.
    Immediate,
}

static SHARED: OnceLock<Cluster> = OnceLock::new();
static DATABASES: AtomicU32 = AtomicU32::new(0);

/// The address of a new, empty database.
pub async fn database() -> String {
    SHARED.get_or_init(Cluster::start).database().await
}

impl Cluster {
    /// A cluster of its own, for tests that stop it.
    pub fn start() -> Cluster {
        let programs = programs();
        let folder = new_folder();
        let made = as_owner(&mut Command::new(programs.join("initdb")))
            .args(["-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(folder.join("data"))
            .output()
            .expect("initdb starts");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let supervisor = supervise(&folder, &programs);
        Cluster { folder, programs, supervisor }
    }

    /// A synchronous standby: from now on nothing is committed here that it does not have as well.
    pub async fn standby(&self) -> Cluster {
        let folder = new_folder();
        let source = format!("host={} user=test application_name={STANDBY}", self.folder.display());
        let copied = as_owner(&mut Command::new(self.programs.join("pg_basebackup")))
            .args(["--wal-method=stream", "--checkpoint=fast", "--no-sync", "--write-recovery-conf", "--dbname", &source, "--pgdata"])
            .arg(folder.join("data"))
            .output()
            .expect("pg_basebackup starts");
        assert!(copied.status.success(), "pg_basebackup: {}", String::from_utf8_lossy(&copied.stderr));
        let supervisor = supervise(&folder, &self.programs);
        let standby = Cluster { folder, programs: self.programs.clone(), supervisor };
        let mut primary = sqlx::PgConnection::connect(&self.address("postgres")).await.expect("the cluster answers");
        // Not before the copy is made, which would otherwise wait for a standby of its own when it is promoted.
        let wait_for_it = format!("ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'");
        sqlx::query(sqlx::AssertSqlSafe(wait_for_it)).execute(&mut primary).await.expect("a setting");
        sqlx::query("SELECT pg_reload_conf()").execute(&mut primary).await.expect("settings are read");
        let synchronous = "SELECT EXISTS (SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync')";
        let began = std::time::Instant::now();
        while !sqlx::query_scalar::<_, bool>(synchronous).fetch_one(&mut primary).await.expect("an answer") {
            assert!(began.elapsed() < PATIENCE, "the standby does not follow: {}", standby.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        standby
    }

    /// Makes a standby the primary. The former one must be gone.
    pub async fn promote(&self) {
        let mut connection = sqlx::PgConnection::connect(&self.address("postgres")).await.expect("the standby answers");
        let promoted: bool = sqlx::query_scalar("SELECT pg_promote()").fetch_one(&mut connection).await.expect("an answer");
        assert!(promoted, "the standby is not promoted: {}", self.log());
    }

    /// The address of a new, empty database in this cluster.
    pub async fn database(&self) -> String {
        let name = format!("test{}", DATABASES.fetch_add(1, Ordering::Relaxed));
        let mut connection = sqlx::PgConnection::connect(&self.address("postgres")).await.expect("the cluster answers");
        let sql = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::query(sql).execute(&mut connection).await.expect("a new database");
        self.address(&name)
    }

    /// The address of a database in this cluster.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://test@localhost/{database}?host={}", self.folder.display())
    }

    /// Where its socket file is.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// The processor time of all its processes, in seconds.
    pub fn processor_seconds(&self) -> f64 {
        crate::server::processor_seconds_of_all(self.supervisor.id())
    }

    /// What the server has logged.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// Stops the server as if the machine had lost power, and leaves its data.
    pub fn stop(&mut self) {
        self.stop_by(Ending::Immediate);
    }

    /// Stops the server and leaves its data.
    pub fn stop_by(&mut self, ending: Ending) {
        let word: &[u8] = match ending {
            Ending::Fast => b"fast\n",
            Ending::Immediate => b"keep\n",
        };
        self.supervisor.stdin.take().expect("it runs").write_all(word).expect("the shell reads");
        self.supervisor.wait().expect("the shell ends");
    }

    /// Starts it again.
    pub fn start_again(&mut self) {
        self.supervisor = supervise(&self.folder, &self.programs);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.supervisor.stdin.take());
        // The folder is gone when the shell is.
        let _ = self.supervisor.wait();
    }
}

/// A folder of its own for a cluster, which belongs to the user who runs it.
fn new_folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("trilynx-pg-{}-{}", std::process::id(), DATABASES.fetch_add(1, Ordering::Relaxed)));
    std::fs::create_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    if let Some((user, group)) = unprivileged() {
        chown(&folder, Some(user), Some(group)).expect("root may give its folder away");
    }
    folder
}

fn supervise(folder: &Path, programs: &Path) -> Child {
    let supervisor = as_owner(&mut Command::new("sh"))
        .args(["-c", SUPERVISE])
        .arg(folder)
        .arg(programs)
        .stdin(Stdio::piped())
        .spawn()
        .expect("a shell starts");
    let ready = || {
        let state = std::fs::read_to_string(folder.join("data/postmaster.pid")).unwrap_or_default();
        state.lines().nth(7).is_some_and(|line| ["ready", "standby"].contains(&line.trim()))
    };
    let start = std::time::Instant::now();
    while !ready() {
        let log = || std::fs::read_to_string(folder.join("log")).unwrap_or_default();
        assert!(start.elapsed() < PATIENCE, "PostgreSQL does not start: {}", log());
        std::thread::sleep(Duration::from_millis(20));
    }
    supervisor
}

/// PostgreSQL refuses to run as root; then its own user does it.
fn as_owner(command: &mut Command) -> &mut Command {
    command.current_dir("/");
    if let Some((user, group)) = unprivileged() {
        command.uid(user).gid(group);
    }
    command
}

/// The user and group of `postgres`, if we are root.
fn unprivileged() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    let ours = std::fs::metadata("/proc/self").ok()?.uid();
    if ours != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").expect("a list of users");
    let line = users.lines().find(|line| line.starts_with("postgres:")).expect("root needs the user `postgres`, who comes with PostgreSQL");
    let mut numbers = line.split(':').skip(2).map(|number| number.parse().expect("a number"));
    Some((numbers.next().expect("a user"), numbers.next().expect("a group")))
}

/// Where `initdb` and `postgres` are: in the path, or where Debian puts them.
fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    folders.extend(versions.map(|version| version.path().join("bin")));
    let whole = |folder: &PathBuf| folder.join("initdb").exists() && folder.join("postgres").exists();
    let found = folders.into_iter().find(whole).expect(
        "this needs PostgreSQL (initdb and postgres, in the path or under /usr/lib/postgresql): `cargo xtask test` installs it as root, \
         else `apt install postgresql`",
    );
    // In the path may be links to some of its programs; all of them are where the links lead.
    std::fs::canonicalize(found.join("postgres")).ok().and_then(|program| Some(program.parent()?.to_owned())).unwrap_or(found)
}
