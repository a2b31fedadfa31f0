//! Installing what the tests need from outside cargo, where we may: as root, or with sudo, on a system with apt.

use crate::{Outcome, run};
use std::path::{Path, PathBuf};
use std::process::Command;

/// PostgreSQL, which the store's tests start by themselves.
pub fn postgresql() -> Outcome {
    if has_postgresql() {
        return Ok(());
    }
    let ask = "the store's tests need PostgreSQL (initdb and postgres): install it, for example with `apt install postgresql`";
    // Debian would start a cluster of its own; nobody needs that one.
    apt("postgresql", &[("RUNLEVEL", "1")], ask)?;
    if has_postgresql() { Ok(()) } else { Err(ask.to_owned()) }
}

/// The NATS server, which tests of several servers start by themselves.
pub fn nats() -> Outcome {
    let has = || in_path("nats-server").is_some() || Path::new("/usr/sbin/nats-server").exists();
    if has() {
        return Ok(());
    }
    let ask = "the tests of several servers need nats-server: install it, for example with `apt install nats-server`";
    // Debian would start one of its own; nobody needs that one.
    apt("nats-server", &[("RUNLEVEL", "1")], ask)?;
    if has() { Ok(()) } else { Err(ask.to_owned()) }
}

/// A mail server in Python, which the tests of mail start by themselves.
pub fn mail_server() -> Outcome {
    // Debian's own Python has it, which need not be the first in the path.
    let has = || {
        ["/usr/bin/python3", "python3"].into_iter().any(|python| {
            let found = Command::new(python).args(["-c", "import aiosmtpd"]).stderr(std::process::Stdio::null()).status();
            found.is_ok_and(|found| found.success())
        })
    };
    if has() {
        return Ok(());
    }
    let ask = "the tests of mail need aiosmtpd for python3: install it, for example with `apt install python3-aiosmtpd`";
    apt("python3-aiosmtpd", &[], ask)?;
    if has() { Ok(()) } else { Err(ask.to_owned()) }
}

/// Chromium, in which the web app is tested.
pub fn chromium() -> Result<PathBuf, String> {
    let find = || ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(in_path);
    if let Some(program) = find() {
        return Ok(program);
    }
    let ask = "the browser tests need Chromium: install it, for example with `apt install chromium`";
    apt("chromium", &[], ask)?;
    find().ok_or_else(|| ask.to_owned())
}

/// Firefox, in which the web app is tested as well.
pub fn firefox() -> Result<PathBuf, String> {
    let find = || ["firefox-esr", "firefox"].into_iter().find_map(in_path);
    if let Some(program) = find() {
        return Ok(program);
    }
    let ask = "the tests in other browsers need Firefox: install it, for example with `apt install firefox-esr`";
    apt("firefox-esr", &[], ask)?;
    find().ok_or_else(|| ask.to_owned())
}

/// WebKitGTK, in which the web app is tested as well.
pub struct WebKit {
    /// The program that speaks WebDriver.
    pub driver: PathBuf,
    /// The small browser that comes with WebKitGTK.
    pub browser: PathBuf,
}

/// WebKitGTK with its driver, and a screen for it that nobody sees.
pub fn webkit() -> Result<WebKit, String> {
    let ask = "the tests in other browsers need WebKitGTK and Xvfb: install them, for example with `apt install webkit2gtk-driver xvfb`";
    if in_path("Xvfb").is_none() {
        apt("xvfb", &[], ask)?;
    }
    let find = || Some(WebKit { driver: in_path("WebKitWebDriver")?, browser: mini_browser()? });
    if let Some(webkit) = find() {
        return Ok(webkit);
    }
    apt("webkit2gtk-driver", &[], ask)?;
    find().ok_or_else(|| ask.to_owned())
}

/// Where Debian puts it: in a folder of the architecture, and in one of the version of WebKitGTK's interface.
fn mini_browser() -> Option<PathBuf> {
    let architectures = std::fs::read_dir("/usr/lib").ok()?.flatten();
    let versions = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"];
    architectures
        .flat_map(|folder| versions.map(|version| folder.path().join(version).join("MiniBrowser")))
        .find(|program| program.exists())
}

/// nginx, behind which the server is tested.
pub fn nginx() -> Outcome {
    let found =
        || in_path("nginx").is_some() || ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].into_iter().any(|file| Path::new(file).exists());
    if found() {
        return Ok(());
    }
    let ask = "the server's tests need nginx: install it, for example with `apt install nginx-light`";
    // Debian would start one of its own; nobody needs that one.
    apt("nginx-light", &[("RUNLEVEL", "1")], ask)?;
    if found() { Ok(()) } else { Err(ask.to_owned()) }
}

/// Python with `venv`, for the Python package.
pub fn python() -> Result<PathBuf, String> {
    let ask =
        "the Python package needs Python 3.10 or newer with venv: install it, for example with `apt install python3-venv python3-dev`";
    let works = |python: &PathBuf| {
        let check = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";
        Command::new(python).args(["-c", check]).stderr(std::process::Stdio::null()).status().is_ok_and(|status| status.success())
    };
    if let Some(python) = in_path("python3").filter(works) {
        return Ok(python);
    }
    apt("python3-venv", &[], ask)?;
    in_path("python3").filter(works).ok_or_else(|| ask.to_owned())
}

/// systemd's tools, which check the unit. They need no running systemd. Only Linux has them; elsewhere there is nothing to install.
pub fn systemd() -> bool {
    let found = || ["systemctl", "systemd-analyze"].into_iter().all(|program| in_path(program).is_some());
    found() || (apt("systemd", &[], "systemd's tools check the unit").is_ok() && found())
}

/// What compiles a static program: Rust's libraries for musl, and a compiler for the C libraries in some crates.
pub fn musl(triple: &str) -> Outcome {
    let has_compiler = || in_path("musl-gcc").is_some();
    if !has_compiler() {
        let ask = "a static program needs musl-gcc: install it, for example with `apt install musl-tools`";
        apt("musl-tools", &[], ask)?;
        if !has_compiler() {
            return Err(ask.to_owned());
        }
    }
    let has_target = || {
        let found = Command::new("rustc").args(["--print", "target-libdir", "--target", triple]).output();
        found.is_ok_and(|found| Path::new(String::from_utf8_lossy(&found.stdout).trim()).exists())
    };
    if has_target() {
        return Ok(());
    }
    let ask = format!("a static program needs Rust's libraries for {triple}: `rustup target add {triple}`");
    in_path("rustup").ok_or_else(|| ask.clone())?;
    run(Command::new("rustup").args(["target", "add", triple])).map_err(|failure| format!("{failure}; {ask}"))?;
    if has_target() { Ok(()) } else { Err(ask) }
}

/// Where Debian has the certificates of those who may sign certificates.
pub const CERTIFICATES: &str = "/etc/ssl/certs/ca-certificates.crt";

/// Those certificates, which a container is given.
pub fn certificates() -> Outcome {
    if Path::new(CERTIFICATES).exists() {
        return Ok(());
    }
    apt("ca-certificates", &[], "a container needs certificates: install them, for example with `apt install ca-certificates`")
}

/// Programs of Debian that a check needs, each with its package. Where one cannot be had, the check fails.
pub fn programs(wanted: &[(&str, &str)], what_for: &str) -> Outcome {
    for (program, package) in wanted {
        // Debian keeps some of them where only root looks.
        let has = || in_path(program).is_some() || Path::new("/usr/sbin").join(program).exists();
        let ask = format!("{what_for} needs {program}: install it, for example with `apt install {package}`");
        if !has() {
            apt(package, &[], &ask)?;
        }
        if !has() {
            return Err(ask);
        }
    }
    Ok(())
}

/// A command that root runs: we are root, or may be with sudo.
pub fn as_root(program: &str, what_for: &str) -> Result<Command, String> {
    if is_root() {
        return Ok(Command::new(program));
    }
    let sudo = in_path("sudo").ok_or_else(|| format!("{what_for} needs root: run it as root, or install sudo"))?;
    let mut command = Command::new(sudo);
    command.args(["--non-interactive", program]);
    Ok(command)
}

/// A library that shows a program another time of day. A trial leaves one of its faults out without it.
pub fn faketime() -> bool {
    let found = || in_path("faketime").is_some();
    found() || (apt("faketime", &[], "another time of day needs faketime").is_ok() && found())
}

/// Installs a package of Debian's where we may; says what to do where we may not.
fn apt(package: &str, variables: &[(&str, &str)], ask: &str) -> Outcome {
    let sudo = if is_root() { None } else { Some(in_path("sudo").ok_or_else(|| ask.to_owned())?) };
    in_path("apt-get").ok_or_else(|| ask.to_owned())?;
    let apt_get = |words: &[&str]| {
        let mut command = match &sudo {
            None => Command::new("apt-get"),
            Some(sudo) => {
                let mut command = Command::new(sudo);
                command.args(["--non-interactive", "--preserve-env=DEBIAN_FRONTEND,RUNLEVEL", "apt-get"]);
                command
            }
        };
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive").envs(variables.iter().copied());
        run(&mut command).map_err(|failure| format!("{failure}; {ask}"))
    };
    apt_get(&["update", "--quiet"])?;
    apt_get(&["install", "--yes", "--quiet", "--no-install-recommends", package])
}

/// In the path, or where Debian puts it.
fn has_postgresql() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    (in_path("initdb").is_some() && in_path("postgres").is_some())
        || versions.map(|version| version.path().join("bin/initdb")).any(|program| program.exists())
}

pub fn in_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|program| program.exists())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
