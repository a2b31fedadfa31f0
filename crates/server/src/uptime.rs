//! Time that nothing stops: neither a process that is stopped, nor a machine that sleeps, nor somebody who sets its calendar.

use std::time::Duration;

/// How long the machine has been running, its sleep included. Only differences mean anything.
#[cfg(target_os = "linux")]
pub fn since_boot() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    // Neither is ever negative on this clock.
    Duration::new(now.tv_sec.try_into().unwrap_or(0), now.tv_nsec.try_into().unwrap_or(0))
}

/// How long the process has been running. Only differences mean anything. Other systems have no clock in their common interface that
/// counts sleep; this one counts the time for which a process is stopped.
#[cfg(not(target_os = "linux"))]
pub fn since_boot() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
