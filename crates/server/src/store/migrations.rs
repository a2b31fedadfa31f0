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
        &steps!("sqlite": "0001" "start", "0002" "speakers", "0003" "bounds", "0004" "secrets_and_lookalikes", "0005" "digests", "0006" "lessons", "0007" "puzzles", "0008" "studies", "0009" "explorer", "0010" "owners", "0011" "nodes", "0012" "puzzle_checks", "0014" "finished"),
    )
}

pub(super) fn postgres() -> Migrator {
    migrator(
        &steps!("postgres": "0001" "start", "0002" "speakers", "0003" "bounds", "0004" "secrets_and_lookalikes", "0005" "digests", "0006" "lessons", "0007" "puzzles", "0008" "studies", "0009" "explorer", "0010" "owners", "0011" "nodes", "0012" "puzzle_checks", "0014" "finished"),
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
