//! The package for Debian, made by `dpkg-deb` from files of ours.
//!
//! Not by cargo-deb: that is a hundred more crates to trust and to compile, and what it would write for us is what has to be right: the
//! scripts in `deploy/debian`. The tests pack the program that they have built already, in a minute less.

use super::{COMPLETIONS, EXAMPLES, Parts, Release, at, copy, empty, output, read, set_mode, write, write_pages_and_completions};
use crate::{Outcome, root};
use std::fs;
use std::path::Path;
use std::process::Command;

/// What differs between packages for people and those of the tests.
pub struct Kind {
    pub architecture: &'static str,
    /// As `dpkg-deb -Z` names it. Every Debian reads xz.
    pub compression: &'static str,
}

pub const UNIT: &str = "usr/lib/systemd/system/trilynx.service";
pub const SETTINGS: &str = "etc/trilynx/trilynx.toml";

/// The unit of `deploy` with the places of a package, and a user who stays when the service does not run: `trilynx backup` and
/// `trilynx admin` are run by that user.
const UNIT_CHANGES: [(&str, &str); 4] = [
    (
        "# Trilynx as a systemd service; docs/self-hosting.md says how to install it.\n",
        "# Trilynx as a systemd service, from the package trilynx. Change it with `systemctl edit trilynx`.\n",
    ),
    (
        "# Every setting of `trilynx serve` is a variable: put yours into /etc/trilynx/environment, with mode 0600 where it holds a password.\n\
         # systemd reads that file as root, so the service itself does not need to.\n",
        "# Settings are in /etc/trilynx/trilynx.toml. Each is also a variable in /etc/trilynx/environment, if that file exists; variables win.\n",
    ),
    ("ExecStart=/usr/local/bin/trilynx serve\n", "ExecStart=/usr/bin/trilynx serve --config /etc/trilynx/trilynx.toml\n"),
    (
        "# The games lie in /var/lib/trilynx, readable by the service alone. The user exists while the service runs.\nDynamicUser=yes\n",
        "# The games lie in /var/lib/trilynx, readable by the service alone.\n",
    ),
];

/// The settings say where the games lie, so that `trilynx backup --config` finds them too.
const SETTINGS_CHANGES: [(&str, &str); 2] = [
    (
        "start the server with\n# `trilynx serve --config trilynx.toml`. Each key",
        "restart the\n# server: `systemctl restart trilynx`. Each key",
    ),
    ("# Example: database = \"/var/lib/trilynx/trilynx.db\"\n", "database = \"/var/lib/trilynx/trilynx.db\"\n"),
];

/// Packs everything into one file.
pub fn build(tree: &Path, package: &Path, parts: &Parts, release: &Release, kind: &Kind) -> Outcome {
    empty(tree)?;
    copy(parts.program, &tree.join("usr/bin/trilynx"), 0o755)?;
    write_pages_and_completions(parts.program, &tree.join("usr/share"))?;
    write(&tree.join(UNIT), unit()?.as_bytes())?;
    write(&tree.join(SETTINGS), settings()?.as_bytes())?;
    let documents = tree.join("usr/share/doc/trilynx");
    write(&documents.join("copyright"), copyright()?.as_bytes())?;
    write(&documents.join("changelog"), read(&root().join("CHANGELOG.md"))?.as_bytes())?;
    write(&documents.join("trilynx.cdx.json"), parts.bill.as_bytes())?;
    write(&documents.join("third-party-licences.txt"), parts.notices.as_bytes())?;
    for file in EXAMPLES {
        copy(&root().join("deploy").join(file), &documents.join("examples").join(file), 0o644)?;
    }
    compress(&tree.join("usr/share/man/man1"), |_| true)?;
    compress(&documents, |name| ["changelog", "trilynx.cdx.json", "third-party-licences.txt"].contains(&name))?;
    super::make_modes_plain(tree)?;
    // Settings can contain a password. The package's scripts let the service read them.
    set_mode(&tree.join(SETTINGS), 0o600)?;
    control(tree, release, kind)?;
    let mut pack = Command::new("dpkg-deb");
    pack.args(["--root-owner-group", &format!("-Z{}", kind.compression)]).arg("--build").arg(tree).arg(package);
    crate::run(pack.env("SOURCE_DATE_EPOCH", release.epoch.to_string()))
}

/// What dpkg reads: names, sums, files that belong to the host, scripts.
fn control(tree: &Path, release: &Release, kind: &Kind) -> Outcome {
    let used = super::answer(Command::new("du").args(["--summarize", "--apparent-size", "--block-size=1024"]).arg(tree))?;
    let kibibytes = used.split_whitespace().next().unwrap_or("0").to_owned();
    let mut files = Command::new("find");
    files.args(["usr", "-type", "f", "-printf", "%p\\n"]).current_dir(tree);
    let mut files: Vec<String> = super::answer(&mut files)?.lines().map(str::to_owned).collect();
    files.sort();
    let sums = output(Command::new("md5sum").args(&files).current_dir(tree))?;
    let control = read(&root().join("deploy/debian/control"))?;
    let control = control.replace("@VERSION@", &release.version).replace("@ARCHITECTURE@", kind.architecture);
    write(&tree.join("DEBIAN/control"), control.replace("@KIBIBYTES@", &kibibytes).as_bytes())?;
    write(&tree.join("DEBIAN/md5sums"), &sums)?;
    write(&tree.join("DEBIAN/conffiles"), format!("/{SETTINGS}\n").as_bytes())?;
    for script in ["postinst", "prerm", "postrm"] {
        copy(&root().join("deploy/debian").join(script), &tree.join("DEBIAN").join(script), 0o755)?;
    }
    for (file, mode) in [("", 0o755), ("control", 0o644), ("md5sums", 0o644), ("conffiles", 0o644)] {
        set_mode(&tree.join("DEBIAN").join(file), mode)?;
    }
    Ok(())
}

pub fn unit() -> Result<String, String> {
    changed("deploy/trilynx.service", &UNIT_CHANGES)
}

fn settings() -> Result<String, String> {
    changed("deploy/trilynx.toml", &SETTINGS_CHANGES)
}

/// A file with some of its lines replaced, each of which has to be there once.
fn changed(file: &str, changes: &[(&str, &str)]) -> Result<String, String> {
    let mut text = read(&root().join(file))?;
    for (from, to) in changes {
        if text.matches(from).count() != 1 {
            return Err(format!("{file}: the package replaces these lines, which have to be there once:\n{from}"));
        }
        text = text.replace(from, to);
    }
    Ok(text)
}

/// Debian's form: each line of a licence is indented, an empty one is a point.
fn copyright() -> Result<String, String> {
    let licence = read(&root().join("LICENSE-MIT"))?;
    let indented: Vec<String> =
        licence.trim_end().lines().map(|line| if line.is_empty() { " .".to_owned() } else { format!(" {line}") }).collect();
    Ok(read(&root().join("deploy/debian/copyright"))?.replace("@LICENSE-MIT@", &indented.join("\n")))
}

/// Files of a folder, without their date.
fn compress(folder: &Path, is_meant: impl Fn(&str) -> bool) -> Outcome {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        let name = entry.map_err(|error| at(folder, &error))?.file_name().to_string_lossy().into_owned();
        if is_meant(&name) {
            names.push(name);
        }
    }
    names.sort();
    output(Command::new("gzip").args(["--best", "--no-name", "--force", "--"]).args(&names).current_dir(folder)).map(drop)
}

/// Where completions are once the package is installed, with the shell of each.
pub fn completions() -> impl Iterator<Item = (&'static str, String)> {
    COMPLETIONS.into_iter().map(|(shell, path)| (shell, format!("usr/share/{path}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unit_and_the_settings_have_the_places_of_a_package() {
        let unit = unit().expect("the lines are there");
        assert!(unit.contains("\nExecStart=/usr/bin/trilynx serve --config /etc/trilynx/trilynx.toml\n"));
        assert!(unit.contains("\nUser=trilynx\n") && !unit.contains("DynamicUser") && !unit.contains("/usr/local"));
        let settings = settings().expect("the lines are there");
        assert!(settings.contains("\ndatabase = \"/var/lib/trilynx/trilynx.db\"\n"));
        let set: Vec<&str> = settings.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        assert_eq!(set.len(), 1, "everything else is as the program has it: {set:?}");
    }

    #[test]
    fn a_line_that_is_gone_is_named() {
        let failure = changed("deploy/trilynx.service", &[("ExecStart=/nowhere\n", "")]).expect_err("it is not there");
        assert!(failure.contains("ExecStart=/nowhere"), "{failure}");
    }

    #[test]
    fn the_copyright_has_no_empty_line_within_a_licence() {
        let copyright = copyright().expect("it is there");
        let licence = copyright.split_once("License: MIT\n").expect("a licence").1.split_once("\n\n").expect("an end").0;
        assert!(licence.lines().all(|line| line.starts_with(' ')) && licence.contains("Permission is hereby granted"), "{licence}");
    }
}
