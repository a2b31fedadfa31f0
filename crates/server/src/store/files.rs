//! The files of a store on SQLite: nobody else may read them, and they must stay the ones that were opened.
//!
//! They hold password hashes and the hidden cards of running games.

use super::StoreError;
use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// `games.db` and `wal` make `games.db-wal`.
pub(super) fn beside(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-");
    name.push(suffix);
    name.into()
}

/// Makes the folder of a file, if it is not there, for this user alone.
pub fn make_folder(file: &Path) -> Result<(), StoreError> {
    let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| StoreError::Folder(folder.to_owned(), error))
}

/// How a file is opened for writing that nobody else may read.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes an empty file that nobody else may read, or takes the right to read it from others. An empty file is an empty database.
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    private().create(true).truncate(false).open(path)?;
    tighten(path);
    Ok(())
}

/// Takes the right to read a file from everybody else, if it is there.
#[cfg(unix)]
pub(super) fn tighten(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let tightened = std::fs::metadata(path).and_then(|known| {
        let mode = known.permissions().mode();
        if mode & 0o077 == 0 {
            return Ok(false);
        }
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o700)).map(|()| true)
    });
    match tightened {
        Ok(false) => {}
        Ok(true) => tracing::info!(file = %path.display(), "other users could read it; now they cannot"),
        Err(cause) if cause.kind() == io::ErrorKind::NotFound => {}
        Err(cause) => tracing::warn!(%cause, file = %path.display(), "other users can read it"),
    }
}

/// Other systems give files the rights of their folder.
#[cfg(not(unix))]
pub(super) fn tighten(_: &Path) {}

/// Copies a file to one that nobody else may read, and waits for the disk.
pub(super) fn copy_private(from: &Path, to: &Path) -> io::Result<()> {
    let mut source = File::open(from)?;
    let mut copy = private().create(true).truncate(true).open(to)?;
    tighten(to);
    io::copy(&mut source, &mut copy)?;
    copy.sync_all()
}

/// Waits until a file and its name are on the disk. Windows has no way to ask for the name.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(path)?.sync_all()?;
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// The files of an open store. What is written to a file whose name leads elsewhere is lost when the process ends.
#[derive(Debug)]
pub(super) struct Opened {
    #[cfg(unix)]
    files: Vec<(PathBuf, (u64, u64))>,
}

impl Opened {
    /// The database and its write-ahead log as they are now, which must be open already.
    pub fn of(database: &Path) -> io::Result<Opened> {
        #[cfg(unix)]
        {
            let mut files = vec![(database.to_owned(), identity(database)?)];
            let log = beside(database, "wal");
            // SQLite makes it with the first page it reads, and removes it when the last connection is closed.
            if let Ok(known) = identity(&log) {
                files.push((log, known));
            }
            Ok(Opened { files })
        }
        #[cfg(not(unix))]
        std::fs::metadata(database).map(|_| Opened {})
    }

    /// Whether their names still lead to them. It costs about a microsecond each.
    pub fn check(&self) -> io::Result<()> {
        #[cfg(unix)]
        for (path, known) in &self.files {
            let found = identity(path);
            if !found.as_ref().is_ok_and(|found| found == known) {
                let what = found.map_or_else(|error| error.to_string(), |_| "it is another file now".to_owned());
                return Err(io::Error::other(format!("{} was removed or replaced while in use: {what}", path.display())));
            }
        }
        Ok(())
    }
}

/// The device and the number of a file on it.
#[cfg(unix)]
fn identity(path: &Path) -> io::Result<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata(path).map(|known| (known.dev(), known.ino()))
}
