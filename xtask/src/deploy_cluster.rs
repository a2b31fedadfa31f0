//! The files of `deploy/cluster`, each read by the program that it is for, with certificates made for the purpose.

use crate::{Outcome, install, root, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the files say of certificates and keys, and what stands there for the check.
const CERTIFICATES: [&str; 8] = [
    "/etc/letsencrypt/live/play.example.org/fullchain.pem",
    "/etc/letsencrypt/live/play.example.org/privkey.pem",
    "/etc/nats/node.pem",
    "/etc/nats/node.key",
    "/etc/nats/ca.pem",
    "/etc/postgresql/server.pem",
    "/etc/postgresql/server.key",
    "/etc/postgresql/ca.pem",
];

/// NATS, nginx and PostgreSQL understand their files.
pub fn run_checks() -> Outcome {
    install::nats()?;
    install::nginx()?;
    install::postgresql()?;
    let folder = root().join("target/deploy-cluster-check");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(folder.join("conf.d")).map_err(|error| format!("{}: {error}", folder.display()))?;
    let (certificate, key) = (folder.join("certificate.pem"), folder.join("key.pem"));
    run(Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj", "/CN=node"])
        .arg("-keyout")
        .arg(&key)
        .arg("-out")
        .arg(&certificate))?;
    let here = |file: &str| put(file, &folder, &certificate, &key);
    run(Command::new(program("nats-server", "/usr/sbin")).arg("-t").arg("-c").arg(here("nats.conf")?))?;
    nginx_understands(&here("nginx.conf")?, &folder)?;
    postgresql_understands(&[here("postgresql-primary.conf")?, here("postgresql-standby.conf")?], &folder)
}

/// Copies a file, with certificates that exist.
fn put(file: &str, folder: &Path, certificate: &Path, key: &Path) -> Result<PathBuf, String> {
    let path = root().join("deploy/cluster").join(file);
    let mut text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    for name in CERTIFICATES {
        let made = if name.contains("key") { key } else { certificate };
        text = text.replace(name, &made.display().to_string());
    }
    let copy = folder.join("conf.d").join(file);
    fs::write(&copy, text).map_err(|error| format!("{}: {error}", copy.display()))?;
    Ok(copy)
}

fn nginx_understands(file: &Path, folder: &Path) -> Outcome {
    let main = folder.join("nginx.conf");
    let text = format!("pid {0}/nginx.pid; events {{}} http {{ include {1}; }}", folder.display(), file.display());
    fs::write(&main, text).map_err(|error| format!("{}: {error}", main.display()))?;
    run(Command::new(program("nginx", "/usr/sbin")).arg("-t").arg("-e").arg("stderr").arg("-p").arg(folder).arg("-c").arg(&main))
}

/// Asks for a setting of each file: PostgreSQL reads all of them first, and stops at a line that it does not understand.
fn postgresql_understands(files: &[PathBuf], folder: &Path) -> Outcome {
    let postgres = postgres()?;
    let main = folder.join("postgresql.conf");
    let includes: String = files.iter().map(|file| format!("include '{}'\n", file.display())).collect();
    let (data, access) = (folder.display(), root().join("deploy/cluster/pg_hba.conf"));
    let text = format!("data_directory = '{data}'\nident_file = '{data}/pg_ident.conf'\nhba_file = '{}'\n{includes}", access.display());
    fs::write(&main, text).map_err(|error| format!("{}: {error}", main.display()))?;
    for (setting, wanted) in [("synchronous_standby_names", "FIRST 1 (standby1)"), ("primary_slot_name", "standby1")] {
        let asked = Command::new(&postgres).arg("-C").arg(setting).arg("-c").arg(format!("config_file={}", main.display())).output();
        let asked = asked.map_err(|error| format!("cannot start {}: {error}", postgres.display()))?;
        let said = String::from_utf8_lossy(&asked.stdout).trim().to_owned();
        if !asked.status.success() || said != wanted {
            return Err(format!("postgres -C {setting}: {said:?} instead of {wanted:?}; {}", String::from_utf8_lossy(&asked.stderr)));
        }
        println!("postgres -C {setting}: {said}");
    }
    Ok(())
}

fn postgres() -> Result<PathBuf, String> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debians = versions.map(|version| version.path().join("bin/postgres")).find(|program| program.exists());
    debians.or_else(|| install::in_path("postgres")).ok_or_else(|| "postgres is not in the path".to_owned())
}

/// In the path, or where Debian puts it.
fn program(name: &str, folder: &str) -> PathBuf {
    install::in_path(name).unwrap_or_else(|| Path::new(folder).join(name))
}
