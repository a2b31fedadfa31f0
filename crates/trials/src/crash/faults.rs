//! What can happen to a server, its disk and its database while people play.

use crate::client::Trouble;
use crate::cluster::{Cluster, Ending};
use crate::server::{Server, Signal, Start};
use std::fmt;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A server that has lost its lease knows it after this.
const NOTICED_WITHIN: Duration = Duration::from_secs(2);
/// How long a server or its database stands still: longer than the turns of a table with a clock.
const STANDS_STILL: Duration = super::players::TURN.saturating_add(Duration::from_secs(1));
/// How long a disk stays full or read-only.
const UNWRITABLE: Duration = Duration::from_millis(1_500);
/// The size of a disk that can be filled up.
const SMALL_DISK: &str = "size=64m";

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// SIGKILL, and another start.
    Kill,
    /// SIGSTOP, and SIGCONT after longer than a turn has.
    Pause,
    /// No space left on the disk for a while.
    FullDisk,
    /// No write to the database's files is permitted for a while.
    ReadOnlyDisk,
    /// PostgreSQL ends its connections and starts again.
    FastRestart,
    /// PostgreSQL ends without cleaning up, is away for longer than a turn has, and starts again.
    ImmediateRestart,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::Kill => "killed",
            Fault::Pause => "stopped and continued",
            Fault::FullDisk => "disk full",
            Fault::ReadOnlyDisk => "disk read-only",
            Fault::FastRestart => "database restarted (fast)",
            Fault::ImmediateRestart => "database restarted (immediate)",
        })
    }
}

/// Where the games of a trial are kept.
pub enum Place {
    /// In a file.
    File(PathBuf),
    /// In a file on a small disk of its own.
    Disk(SmallDisk),
    /// In a PostgreSQL cluster of its own.
    Cluster(Box<Cluster>, String),
    /// In a PostgreSQL database that somebody else keeps.
    Database(String),
}

/// Why a fault is left out on this system.
#[derive(Debug)]
pub struct Skipped(pub String);

impl Place {
    /// As the server's `--database`.
    pub fn database(&self) -> String {
        match self {
            Place::File(path) => path.to_string_lossy().into_owned(),
            Place::Disk(disk) => disk.folder.join("crash.db").to_string_lossy().into_owned(),
            Place::Cluster(_, url) | Place::Database(url) => url.clone(),
        }
    }

    /// A place where a fault can happen, in this folder; or why it cannot happen on this system.
    pub async fn for_fault(fault: Fault, folder: &Path, postgres: bool) -> Result<Place, Skipped> {
        match fault {
            Fault::FullDisk => SmallDisk::mount(&folder.join("disk")).map(Place::Disk),
            Fault::ReadOnlyDisk => can_be_immutable(folder).map(|()| Place::File(folder.join("crash.db"))),
            Fault::FastRestart | Fault::ImmediateRestart => Ok(Place::cluster().await),
            Fault::Kill | Fault::Pause if postgres => Ok(Place::cluster().await),
            Fault::Kill | Fault::Pause => Ok(Place::File(folder.join("crash.db"))),
        }
    }

    async fn cluster() -> Place {
        let cluster = Cluster::start();
        let url = cluster.database().await;
        Place::Cluster(Box::new(cluster), url)
    }
}

impl Fault {
    /// The most acknowledgements to wait for between two faults.
    pub(super) fn acknowledgements_between(self) -> usize {
        match self {
            Fault::Kill => 60,
            // SQLite writes over its log once it has grown: a disk that is full later is not noticed.
            Fault::FullDisk | Fault::ReadOnlyDisk => 100,
            Fault::Pause | Fault::FastRestart | Fault::ImmediateRestart => 300,
        }
    }

    /// Whether somebody must have noticed it: if nobody did, the trial shows nothing.
    pub(super) fn is_noticed(self) -> bool {
        // A server that only stood still answers everything afterwards.
        self != Fault::Pause
    }

    /// Injects it, and returns the server that serves afterwards.
    pub(super) async fn inject(
        self,
        mut server: Server,
        start: &Start,
        place: &mut Place,
        random: &mut fastrand::Rng,
    ) -> Result<Server, Trouble> {
        match (self, place) {
            (Fault::Kill, _) => {
                // Not always in the moment of an acknowledgement.
                tokio::time::sleep(Duration::from_micros(random.u64(0..5_000))).await;
                server.kill().await?;
                return start.run().await;
            }
            (Fault::Pause, _) => {
                server.signal(Signal::Stop).await?;
                tokio::time::sleep(STANDS_STILL).await;
                server.signal(Signal::Continue).await?;
            }
            (Fault::FullDisk, Place::Disk(disk)) => {
                disk.fill()?;
                tokio::time::sleep(UNWRITABLE).await;
                disk.make_room()?;
            }
            (Fault::ReadOnlyDisk, Place::File(database)) => {
                set_immutable(database, true).map_err(Trouble)?;
                tokio::time::sleep(UNWRITABLE).await;
                set_immutable(database, false).map_err(Trouble)?;
            }
            (Fault::FastRestart, Place::Cluster(cluster, _)) => restart(cluster, Ending::Fast, Duration::ZERO).await,
            (Fault::ImmediateRestart, Place::Cluster(cluster, _)) => restart(cluster, Ending::Immediate, STANDS_STILL).await,
            (fault, _) => return Err(Trouble(format!("{fault}: it cannot happen in this place"))),
        }
        // A server that stood still beside a database for longer than its lease ends, and its supervisor starts it again.
        if server.lost_its_lease(NOTICED_WITHIN).await? { start.run().await } else { Ok(server) }
    }
}

async fn restart(cluster: &mut Cluster, ending: Ending, away: Duration) {
    tokio::task::block_in_place(|| cluster.stop_by(ending));
    tokio::time::sleep(away).await;
    tokio::task::block_in_place(|| cluster.start_again());
}

/// A disk of its own that can be filled up; taken away when it is dropped.
pub struct SmallDisk {
    folder: PathBuf,
}

impl SmallDisk {
    fn mount(folder: &Path) -> Result<SmallDisk, Skipped> {
        let skipped =
            |why: String| Skipped(format!("a full disk needs a small file system, and mounting one is not permitted here: {why}"));
        std::fs::create_dir_all(folder).map_err(|error| skipped(error.to_string()))?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", SMALL_DISK, "tmpfs"]).arg(folder);
        does(&mut mount).map_err(skipped)?;
        Ok(SmallDisk { folder: folder.to_owned() })
    }

    fn filler(&self) -> PathBuf {
        self.folder.join("filler")
    }

    /// Writes until nothing more fits.
    fn fill(&self) -> Result<(), Trouble> {
        let trouble = |error: std::io::Error| Trouble(format!("the disk cannot be filled: {error}"));
        let mut filler = std::fs::File::create(self.filler()).map_err(trouble)?;
        for size in [1 << 20, 4096, 1] {
            let block = vec![7; size];
            while filler.write_all(&block).is_ok() {}
        }
        Ok(())
    }

    fn make_room(&self) -> Result<(), Trouble> {
        std::fs::remove_file(self.filler()).map_err(|error| Trouble(format!("the disk cannot be emptied: {error}")))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A server that is still running keeps it busy; it is detached as soon as that has ended.
        if let Err(why) = does(Command::new("umount").arg("--lazy").arg(&self.folder)) {
            eprintln!("{} is still mounted: {why}", self.folder.display());
        }
    }
}

/// A file system with open files cannot be made read-only, but files can: then every write to them fails.
fn can_be_immutable(folder: &Path) -> Result<(), Skipped> {
    let skipped = |why: String| Skipped(format!("a read-only disk needs files that can be made immutable while they are open: {why}"));
    let path = folder.join("immutable");
    let mut file = std::fs::File::create(&path).map_err(|error| skipped(error.to_string()))?;
    does(Command::new("chattr").arg("+i").arg(&path)).map_err(skipped)?;
    let written = file.write_all(b"something");
    does(Command::new("chattr").arg("-i").arg(&path)).map_err(skipped)?;
    if written.is_ok() { Err(skipped("this file system lets them be written all the same".to_owned())) } else { Ok(()) }
}

/// The database and its write-ahead log. The index in shared memory is left alone: it is no data.
fn set_immutable(database: &Path, immutable: bool) -> Result<(), String> {
    let log = PathBuf::from(format!("{}-wal", database.display()));
    let files = [database, &log].into_iter().filter(|path| path.exists());
    does(Command::new("chattr").arg(if immutable { "+i" } else { "-i" }).args(files))
}

fn does(command: &mut Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(format!("{program}: {}", String::from_utf8_lossy(&output.stderr).trim())),
        Err(error) => Err(format!("{program}: {error}")),
    }
}
