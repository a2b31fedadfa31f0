//! What the machine has left: room on a disk, files that may be open. Only Linux is asked; elsewhere nothing is known.

use std::path::Path;

/// How many bytes can still be written to the disk of a folder.
pub fn free_bytes(folder: &Path) -> Option<u64> {
    #[cfg(target_os = "linux")]
    return rustix::fs::statvfs(folder).ok().map(|disk| disk.f_bavail.saturating_mul(disk.f_frsize));
    #[cfg(not(target_os = "linux"))]
    {
        let _unknown = folder;
        None
    }
}

/// How many files this process may have open at once.
pub fn most_open_files() -> Option<u64> {
    #[cfg(target_os = "linux")]
    return Some(rustix::process::getrlimit(rustix::process::Resource::Nofile).current.unwrap_or(u64::MAX));
    #[cfg(not(target_os = "linux"))]
    None
}
