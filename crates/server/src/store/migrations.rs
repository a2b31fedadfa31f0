//! The steps that bring a database to the schema of this release. A step that has been released is never changed again.
//!
//! They are listed here rather than found by `sqlx::migrate!`, which would compile SQLite and both drivers a second time for the host.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

macro_rules! steps {
    ($engine:literal: $($number:literal $name:literal),* $(,)?) => {
        [$(($number, $name, include_str!(concat!("../../migrations/", $engine, "/", $number, "_", $name, ".sql")))),*]
    };
}

pub(super) fn sqlite() -> Migrator {
    migrator(
        &steps!("sqlite": "0001" "start", "0002" "speakers", "0003" "bounds", "0004" "secrets_and_lookalikes", "0005" "digests", "0006" "lessons", "0007" "puzzles", "0008" "studies", "0009" "explorer", "0010" "owners", "0011" "nodes", "0012" "puzzle_checks", "0014" "finished", "0015" "tournaments", "0016" "blocks", "0017" "hosts", "0018" "leaderboards", "0019" "follows", "0020" "challenges", "0022" "notifications", "0023" "history", "0024" "clubs", "0025" "push", "0026" "order", "0027" "correspondence", "0028" "fair_play", "0029" "passkeys", "0030" "mail", "0031" "messages", "0032" "networks", "0033" "lost_focus"),
    )
}

pub(super) fn postgres() -> Migrator {
    migrator(
        &steps!("postgres": "0001" "start", "0002" "speakers", "0003" "bounds", "0004" "secrets_and_lookalikes", "0005" "digests", "0006" "lessons", "0007" "puzzles", "0008" "studies", "0009" "explorer", "0010" "owners", "0011" "nodes", "0012" "puzzle_checks", "0014" "finished", "0015" "tournaments", "0016" "blocks", "0017" "hosts", "0018" "leaderboards", "0019" "follows", "0020" "challenges", "0022" "notifications", "0023" "history", "0024" "clubs", "0025" "push", "0026" "order", "0027" "correspondence", "0028" "fair_play", "0029" "passkeys", "0030" "mail", "0031" "messages", "0032" "networks", "0033" "lost_focus"),
    )
}

fn migrator(steps: &[(&str, &'static str, &'static str)]) -> Migrator {
    let step = |&(number, name, sql): &(&str, &'static str, &'static str)| {
        let version = number.parse().expect("steps are numbered");
        Migration::new(version, name.replace('_', " ").into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who hosts a server reads what a release does to the database before it does.
    #[test]
    fn the_notes_for_hosts_name_the_newest_step() {
        let notes = include_str!("../../../../docs/upgrading.md");
        let newest = sqlite().iter().map(|step| step.version).max().unwrap();
        // The first section is that of the release to come, or of the one just made.
        let section = notes.split("\n## ").nth(1).unwrap();
        let line = section.lines().find(|line| line.starts_with("| database | Migration")).unwrap();
        let named =
            line.split(':').next().unwrap().split(|sign: char| !sign.is_ascii_digit()).filter_map(|word| word.parse::<i64>().ok()).max();
        assert_eq!(named, Some(newest), "docs/upgrading.md: {line}");
        // Every section but the first says where it goes on from: no step is in none of them.
        assert!(notes.contains("Migrations 3 to 5") && notes.contains("Migrations 6 to 10") && notes.contains("Migrations 11, 12 and 14"));
    }

    #[tokio::test]
    async fn every_file_is_a_step() {
        for (engine, ours) in [("sqlite", sqlite()), ("postgres", postgres())] {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(engine);
            let files = Migrator::new(folder).await.unwrap();
            let told = |migrator: &Migrator| -> Vec<_> {
                migrator.iter().map(|step| (step.version, step.description.to_string(), step.checksum.to_vec())).collect()
            };
            assert_eq!(told(&ours), told(&files), "{engine}");
        }
    }
}
