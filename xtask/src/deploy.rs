//! The files of `deploy`, checked by the programs that read them: systemd for the unit and its drop-ins, nginx, NATS and PostgreSQL for those
//! of several nodes (`deploy_cluster.rs`). A single server's proxy is tested with a real nginx in `crates/server/tests/suite/proxy.rs`.

use crate::{Outcome, install, root, run};
use std::fs;
use std::path::Path;
use std::process::Command;

const UNIT: &str = "trilynx.service";
/// Each alone: a single server on PostgreSQL, and one of several nodes.
const DROP_INS: [&str; 2] = ["trilynx-postgresql.conf", "cluster/node.conf"];

/// The highest exposure that `systemd-analyze security` may find, in tenths: 25 is 2.5 of 10.
const MOST_EXPOSED: &str = "--threshold=25";

/// Every file is understood by the program that reads it.
pub fn run_checks() -> Outcome {
    crate::deploy_cluster::run_checks()?;
    unit_is_sound()
}

/// The unit can be enabled, has no line that systemd does not understand, and is hardened, with and without its drop-ins.
fn unit_is_sound() -> Outcome {
    if !install::systemd() {
        println!("systemd is not available here, so deploy/{UNIT} is not checked.");
        return Ok(());
    }
    let image = root().join("target/deploy-check");
    if image.exists() {
        fs::remove_dir_all(&image).map_err(|error| format!("{}: {error}", image.display()))?;
    }
    let units = image.join("etc/systemd/system");
    put_unit(&units).map_err(|error| format!("{}: {error}", units.display()))?;
    can_be_enabled(&image)?;
    is_sound(&units)?;
    for file in DROP_INS {
        put_drop_in(&units, file).map_err(|error| format!("{}: {error}", units.display()))?;
        is_sound(&units)?;
    }
    Ok(())
}

/// The same of another form of the unit, whose program is somewhere else.
pub fn is_sound_unit(unit: &str, program: &str) -> Outcome {
    if !install::systemd() {
        return Err("systemd's tools, which check the unit of the package, cannot be installed here".to_owned());
    }
    let units = root().join("target/deploy-check-package");
    let ours = std::env::current_exe().map_err(|error| error.to_string())?.display().to_string();
    fs::create_dir_all(&units).map_err(|error| format!("{}: {error}", units.display()))?;
    fs::write(units.join(UNIT), unit.replace(program, &ours)).map_err(|error| format!("{}: {error}", units.display()))?;
    is_sound(&units)
}

fn put_unit(units: &Path) -> std::io::Result<()> {
    fs::create_dir_all(units)?;
    let unit = fs::read_to_string(root().join("deploy").join(UNIT))?;
    // systemd insists that the program exists; on the machine of a test it is not installed.
    let program = std::env::current_exe()?.display().to_string();
    fs::write(units.join(UNIT), unit.replace("/usr/local/bin/trilynx", &program))
}

fn put_drop_in(units: &Path, file: &str) -> std::io::Result<()> {
    let folder = units.join(format!("{UNIT}.d"));
    fs::create_dir_all(&folder)?;
    fs::copy(root().join("deploy").join(file), folder.join("drop-in.conf")).map(drop)
}

/// `systemctl enable` needs an `[Install]` section.
fn can_be_enabled(image: &Path) -> Outcome {
    run(Command::new("systemctl").arg("--root").arg(image).args(["enable", UNIT]))?;
    let link = image.join("etc/systemd/system/multi-user.target.wants").join(UNIT);
    if link.is_symlink() { Ok(()) } else { Err(format!("{UNIT} was enabled, but multi-user.target does not want it")) }
}

fn is_sound(units: &Path) -> Outcome {
    // The colon keeps the units of this machine, such as the targets that ours refers to.
    let mut path = units.as_os_str().to_owned();
    path.push(":");
    let mut verify = Command::new("systemd-analyze");
    let verified = verify.args(["verify", UNIT]).env("SYSTEMD_UNIT_PATH", &path).output();
    let verified = verified.map_err(|error| format!("cannot start systemd-analyze: {error}"))?;
    // It says which lines it ignores, and still succeeds.
    if !verified.status.success() || !verified.stderr.is_empty() {
        return Err(format!("systemd-analyze verify {UNIT}: {}", String::from_utf8_lossy(&verified.stderr)));
    }
    let security = ["security", "--offline=true", "--no-pager", MOST_EXPOSED, UNIT];
    let rated = Command::new("systemd-analyze").args(security).env("SYSTEMD_UNIT_PATH", &path).output();
    let rated = rated.map_err(|error| format!("cannot start systemd-analyze: {error}"))?;
    let report = String::from_utf8_lossy(&rated.stdout);
    println!("{}", report.lines().last().unwrap_or_default());
    if rated.status.success() { Ok(()) } else { Err(format!("systemd-analyze security {UNIT}: too exposed\n{report}")) }
}
