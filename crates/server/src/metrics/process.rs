//! What the system knows about this process.

use super::{FILES, MEMORY, MOST_FILES, NONE, PROCESSOR};

/// The processor time of this process, where the system says it.
pub(crate) fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    // Fields 14 and 15 of the whole line, of which two are before this: user and system time in hundredths.
    Some((fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?) / 100.0)
}

pub(super) fn sample() {
    if let Some(seconds) = processor_seconds() {
        // Counters are whole numbers.
        let counter = PROCESSOR.with_label_values(NONE);
        counter.inc_by((seconds as u64).saturating_sub(counter.get()));
    }
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let after = |text: &str, name: &str| -> Option<f64> {
        let line = text.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    if let Some(kibibytes) = after(&read("/proc/self/status"), "VmRSS:") {
        MEMORY.with_label_values(NONE).set(kibibytes * 1024.0);
    }
    if let Some(most) = after(&read("/proc/self/limits"), "Max open files") {
        MOST_FILES.with_label_values(NONE).set(most);
    }
    if let Ok(files) = std::fs::read_dir("/proc/self/fd") {
        FILES.with_label_values(NONE).set(files.count() as f64);
    }
}
