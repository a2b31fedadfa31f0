//! `cargo xtask dist check`, a step of the tests: the package is installed, started, upgraded, removed and purged in a fresh Debian; the static
//! program serves where there is no other file; shells, mandoc, systemd and a validator read what we give them.
//!
//! The one thing to know: the package is made with the program that the tests have built, so that little is compiled. Only the static program
//! is, without optimisation, because it has other libraries.

use super::sandbox::{Sandbox, Server};
use super::{Parts, Release, answer, at, deb, make_folder, notices, output, program, read, sbom, write};
use crate::{Outcome, deploy, install, root, test, tidy};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Everything below is ours.
fn folder() -> PathBuf {
    root().join("target/packages-check")
}

pub fn check() -> Outcome {
    let tools = [
        ("bash", "bash"),
        ("zsh", "zsh"),
        ("fish", "fish"),
        ("mandoc", "mandoc"),
        ("dpkg-deb", "dpkg"),
        ("strip", "binutils"),
        ("readelf", "binutils"),
        ("chroot", "coreutils"),
    ];
    install::programs(&tools, "checking the packages")?;
    let target = program::target()?;
    install::musl(target.triple)?;
    make_folder(&folder())?;
    let release = Release::of_this_tree()?;
    let bill = sbom::write(target.triple, &release)?;
    bill_is_valid(&bill)?;

    let stripped = folder().join("trilynx");
    output(Command::new("strip").arg("-o").arg(&stripped).arg(super::debug_program()))?;
    let parts = Parts { program: &stripped, bill: &bill, notices: &notices::write(target.triple)? };
    let (tree, package) = (folder().join("tree"), folder().join("trilynx.deb"));
    // Nobody waits for a small package here.
    deb::build(&tree, &package, &parts, &release, &deb::Kind { architecture: target.debian, compression: "none" })?;
    archive_is_whole(&parts, &release)?;
    shells_read_completions(&tree)?;
    let readable = folder().join("readable");
    super::empty(&readable)?;
    super::write_pages_and_completions(&stripped, &readable)?;
    manual_pages_are_sound(&readable.join("man/man1"))?;
    deploy::is_sound_unit(&deb::unit()?, "/usr/bin/trilynx")?;
    package_lives_in_debian(&package, &release)?;

    let client = client()?;
    let program = program::build_static_quickly(&target, &client)?;
    program::is_static(&program)?;
    serves_alone(&program)
}

/// The archive for every Linux: unpacked below a folder, the program runs, everything is beside it, and a changed byte is noticed.
fn archive_is_whole(parts: &Parts, release: &Release) -> Outcome {
    let (archive, place) = (folder().join("trilynx.tar.gz"), folder().join("unpacked"));
    super::empty(&place)?;
    super::pack_archive(&folder().join("archive"), &archive, parts, release)?;
    crate::run(Command::new("tar").arg("--extract").arg("--file").arg(&archive).arg("--directory").arg(&place))?;
    let unpacked = place.join(format!("trilynx-{}", release.version));
    expect("the program of the archive", &answer(Command::new(unpacked.join("bin/trilynx")).arg("--version"))?, "trilynx ", starts_with)?;
    for file in ["share/man/man1/trilynx.1", "share/doc/trilynx/LICENSE", "share/doc/trilynx/examples/trilynx.toml"] {
        if !unpacked.join(file).is_file() {
            return Err(format!("the archive has no {file}"));
        }
    }
    // The same commit gives the same archive.
    let first = fs::read(&archive).map_err(|error| at(&archive, &error))?;
    super::pack_archive(&folder().join("archive"), &archive, parts, release)?;
    if fs::read(&archive).map_err(|error| at(&archive, &error))? != first {
        return Err("the archive is another one when it is packed again".to_owned());
    }
    super::write_sums(&folder(), &["trilynx.tar.gz".to_owned()])?;
    let check = || output(Command::new("sha256sum").args(["--check", "--strict", "SHA256SUMS"]).current_dir(folder()));
    check()?;
    fs::write(&archive, &first[1..]).map_err(|error| at(&archive, &error))?;
    if check().is_ok() { Err("SHA256SUMS fits another archive, too".to_owned()) } else { Ok(()) }
}

/// Every completion is read by its shell. PowerShell's are in no package; `crates/cli/tests/completions.rs` reads them.
fn shells_read_completions(tree: &Path) -> Outcome {
    for (shell, path) in deb::completions() {
        let said = Command::new(shell).arg(if shell == "fish" { "--no-execute" } else { "-n" }).arg(tree.join(&path)).output();
        let said = said.map_err(|error| format!("cannot start {shell}: {error}"))?;
        if !said.status.success() || !said.stderr.is_empty() {
            return Err(format!("{shell} does not understand /{path}: {}", String::from_utf8_lossy(&said.stderr)));
        }
    }
    Ok(())
}

fn manual_pages_are_sound(pages: &Path) -> Outcome {
    let names = fs::read_dir(pages).map_err(|error| at(pages, &error))?.flatten().map(|entry| entry.path());
    let names: Vec<PathBuf> = names.collect();
    if names.len() < 20 {
        return Err(format!("there are {} manual pages; every command has one", names.len()));
    }
    let lint = Command::new("mandoc").args(["-T", "lint", "-W", "warning"]).args(&names).output();
    let lint = lint.map_err(|error| format!("cannot start mandoc: {error}"))?;
    let report = String::from_utf8_lossy(&lint.stdout);
    // Pages without a date are meant: the same program always writes the same pages.
    let complaints: Vec<&str> = report.lines().filter(|line| !line.contains("missing date")).collect();
    if complaints.is_empty() { Ok(()) } else { Err(format!("mandoc: {}", complaints.join("\n"))) }
}

/// Another implementation of CycloneDX has the schema, and holds the bill against it.
fn bill_is_valid(bill: &str) -> Outcome {
    const VALIDATOR: &str = "cyclonedx-python-lib[json-validation]==11.5.0";
    const CHECK: &str = "import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
fault = JsonStrictValidator(SchemaVersion.V1_5).validate_str(open(sys.argv[1]).read())
sys.exit(f'{fault}' if fault else 0)";
    let (environment, file) = (folder().join("python"), folder().join("trilynx.cdx.json"));
    write(&file, bill.as_bytes())?;
    let python = environment.join("bin/python");
    let is_there = || output(Command::new(&python).args(["-c", "import cyclonedx, jsonschema"])).is_ok();
    if !is_there() {
        crate::run(Command::new(install::python()?).args(["-m", "venv", "--clear"]).arg(&environment))?;
        crate::run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", VALIDATOR]))?;
    }
    output(Command::new(&python).args(["-c", CHECK]).arg(&file)).map(drop)
}

/// The settings that a host has changed, and what a server of theirs knows.
const OWN_SETTING: (&str, &str) = ("#listen = [\"127.0.0.1:8770\"]", "listen = [\"127.0.0.1:0\"]");
const ACCOUNT: &str = r#"{"name":"Packager","password":"correct horse battery staple"}"#;

/// Records what it is asked. A systemd that works needs to be the first process of a machine; what the scripts of the package decide does not.
const SYSTEMCTL: &str = "#!/bin/sh\necho \"$*\" >> /tmp/systemctl.log\n";

fn package_lives_in_debian(package: &Path, release: &Release) -> Outcome {
    println!("\n> the package in a fresh Debian");
    let debian = Sandbox::debian("debian")?;
    debian.put(package, "tmp/trilynx.deb")?;
    debian.put(&later(package, release)?, "tmp/later.deb")?;
    let dpkg = |words: &[&str]| output(debian.command("dpkg")?.args(words).env("DEBIAN_FRONTEND", "noninteractive")).map(drop);

    // Installed where systemd does not run: complete, and nothing is started.
    dpkg(&["--install", "/tmp/trilynx.deb"])?;
    dpkg(&["--verify", "trilynx"])?;
    expect("the program", &answer(debian.command("trilynx")?.arg("--version"))?, &format!("trilynx {}", release.version), starts_with)?;
    expect("the user", &answer(debian.command("getent")?.args(["passwd", "trilynx"]))?, ":/var/lib/trilynx:/usr/sbin/nologin", ends_with)?;
    expect("the folder for games", &debian.owner_and_mode("/var/lib/trilynx")?, "trilynx:trilynx 700", same)?;
    expect("the settings", &debian.owner_and_mode("/etc/trilynx/trilynx.toml")?, "root:trilynx 640", same)?;
    let wanted = "etc/systemd/system/multi-user.target.wants/trilynx.service";
    expect("enabled", &debian.path(wanted).is_symlink().to_string(), "true", same)?;

    let settings = read_as_root(&debian, deb::SETTINGS)?;
    if settings.matches(OWN_SETTING.0).count() != 1 {
        return Err(format!("{} has no line {}", deb::SETTINGS, OWN_SETTING.0));
    }
    debian.write(deb::SETTINGS, &settings.replace(OWN_SETTING.0, OWN_SETTING.1), "0640")?;
    let server = start(&debian)?;
    expect("readiness", &server.get("/health/ready")?.1, "ready", same)?;
    expect("the first page", &server.get("/")?.1, "<!doctype html>", |text, begin| text.to_lowercase().starts_with(begin))?;
    expect("a new account", &server.post("/api/account", ACCOUNT)?.0.to_string(), "201", same)?;
    let backup = ["backup", "/var/lib/trilynx/backup.db", "--config", "/etc/trilynx/trilynx.toml"];
    output(debian.command_of("trilynx:trilynx", "/usr/bin/trilynx")?.args(backup))?;
    server.stop()?;

    // Upgraded where systemd runs: restarted, and what the host has changed or stored stays.
    output(debian.command("mkdir")?.args(["-p", "/run/systemd/system"]))?;
    debian.write("usr/bin/systemctl", SYSTEMCTL, "0755")?;
    dpkg(&["--install", "--force-confold", "/tmp/later.deb"])?;
    expect("the version", &answer(debian.command("dpkg-query")?.args(["-f", "${Version}", "-W", "trilynx"]))?, "+later", ends_with)?;
    asked(&debian, &["daemon-reload", "restart trilynx.service"])?;
    expect("kept settings", &read_as_root(&debian, deb::SETTINGS)?, OWN_SETTING.1, |text, line| text.lines().any(|found| found == line))?;
    expect("their mode", &debian.owner_and_mode("/etc/trilynx/trilynx.toml")?, "root:trilynx 640", same)?;
    let server = start(&debian)?;
    expect("signing in after the upgrade", &server.post("/api/account/sign-in", ACCOUNT)?.0.to_string(), "200", same)?;
    server.stop()?;

    // Removed: stopped, and only the program goes. Purged: nothing stays.
    dpkg(&["--remove", "trilynx"])?;
    asked(&debian, &["stop trilynx.service", "daemon-reload"])?;
    let is_there = |path: &str| answer(debian.command("test")?.args(["-e", path])).map(drop);
    for path in ["/var/lib/trilynx/trilynx.db", "/var/lib/trilynx/backup.db", "/etc/trilynx/trilynx.toml"] {
        is_there(path).map_err(|_| format!("{path} is gone after the package was removed"))?;
    }
    if is_there("/usr/bin/trilynx").is_ok() {
        return Err("the program is still there after the package was removed".to_owned());
    }
    dpkg(&["--purge", "trilynx"])?;
    let mut left = debian.command("find")?;
    left.args(["/", "-xdev", "-name", "*trilynx*", "-not", "-path", "/tmp/*"]);
    expect("what is left after the package was purged", &answer(&mut left)?, "", same)
}

/// The same program as a later release, whose settings have changed as well.
fn later(package: &Path, release: &Release) -> Result<PathBuf, String> {
    let (tree, later) = (folder().join("later"), folder().join("later.deb"));
    super::empty(&tree)?;
    output(Command::new("dpkg-deb").arg("--raw-extract").arg(package).arg(&tree))?;
    let control = tree.join("DEBIAN/control");
    let version = format!("Version: {}\n", release.version);
    write(&control, read(&control)?.replace(&version, &format!("Version: {}+later\n", release.version)).as_bytes())?;
    let settings = tree.join(deb::SETTINGS);
    write(&settings, (read(&settings)? + "\n# A setting of a later release.\n#later = 1\n").as_bytes())?;
    output(Command::new("dpkg-deb").args(["--root-owner-group", "-Znone", "--build"]).arg(&tree).arg(&later))?;
    Ok(later)
}

/// Starts the server as the installed unit says.
fn start(debian: &Sandbox) -> Result<Server, String> {
    let unit = read_as_root(debian, deb::UNIT)?;
    let value = |key: &str| unit.lines().find_map(|line| line.strip_prefix(key)).ok_or_else(|| format!("the unit has no {key}"));
    let (user, mut words) = (value("User=")?, value("ExecStart=")?.split(' '));
    let program = words.next().unwrap_or_default();
    Server::start(debian.command_of(&format!("{user}:{user}"), program)?.args(words))
}

fn read_as_root(debian: &Sandbox, path: &str) -> Result<String, String> {
    output(debian.command("cat")?.arg(format!("/{path}"))).map(|text| String::from_utf8_lossy(&text).into_owned())
}

/// What systemd was asked since the last time contains these lines in this order.
fn asked(debian: &Sandbox, wanted: &[&str]) -> Outcome {
    let log = read_as_root(debian, "tmp/systemctl.log")?;
    let mut lines = log.lines();
    for line in wanted {
        if !lines.any(|asked| asked.ends_with(line)) {
            return Err(format!("the package does not ask systemd to {line} in its place; it asks:\n{log}"));
        }
    }
    debian.write("tmp/systemctl.log", "", "0666")
}

fn same(found: &str, wanted: &str) -> bool {
    found == wanted
}

fn starts_with(found: &str, wanted: &str) -> bool {
    found.starts_with(wanted)
}

fn ends_with(found: &str, wanted: &str) -> bool {
    found.ends_with(wanted)
}

fn expect(what: &str, found: &str, wanted: &str, fits: impl Fn(&str, &str) -> bool) -> Outcome {
    if fits(found, wanted) { Ok(()) } else { Err(format!("{what}: {found:?}, not {wanted:?}")) }
}

/// The web client that the tests have built, with the engine where there is one.
fn client() -> Result<PathBuf, String> {
    let newest = test::built_client()?;
    let client = folder().join("client");
    super::empty(&client)?;
    for part in ["web/.", "engine/."].map(|part| newest.join(part)).into_iter().filter(|part| part.exists()) {
        output(Command::new("cp").args(["--recursive", "--"]).arg(part).arg(&client))?;
    }
    Ok(client)
}

/// A user without a name, in a system without any other file: what a container has.
const NOBODY: &str = "65532:65532";

fn serves_alone(program: &Path) -> Outcome {
    println!("\n> the static program where there is nothing else");
    let nothing = Sandbox::empty("nothing")?;
    nothing.put(program, "trilynx")?;
    output(install::as_root("install", "an empty system")?.args(["-d", "-o", "65532", "-g", "65532"]).arg(nothing.path("data")))?;

    let game = tidy::games()?.into_iter().next().unwrap_or_default();
    let mut legal = nothing.command_of(NOBODY, "/trilynx")?;
    let mut legal = legal.arg("legal").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
    legal.stdin.take().expect("a pipe").write_all(format!("{game}/standard\n").as_bytes()).map_err(|error| error.to_string())?;
    let legal = legal.wait_with_output().map_err(|error| error.to_string())?;
    expect("trilynx legal", &String::from_utf8_lossy(&legal.stdout), "\"legal\":[\"", |text, part| text.contains(part))?;

    let mut serve = nothing.command_of(NOBODY, "/trilynx")?;
    let server = Server::start(serve.args(["serve", "--listen", "127.0.0.1:0", "--database", "/data/trilynx.db"]))?;
    expect("readiness", &server.get("/health/ready")?.1, "ready", same)?;
    let page = server.get("/")?;
    expect("the first page", &page.1.to_lowercase(), "<!doctype html>", starts_with)?;
    let script = page.1.split_once("src=\"").and_then(|(_, rest)| rest.split_once('"')).map(|(path, _)| path.to_owned());
    let script = script.ok_or("the first page has no script: it is not the web client")?;
    let script = format!("/{}", script.trim_start_matches(['.', '/']));
    expect("its script", &server.get(&script)?.0.to_string(), "200", same)?;
    let mut health = nothing.command_of(NOBODY, "/trilynx")?;
    expect("trilynx health", &answer(health.args(["health", "--listen", &server.address]))?, "ready", same)?;
    server.stop()
}
