//! `cargo xtask dist [FOLDER]`: what a release consists of: a static program for Linux in an archive and in a package for Debian, what a
//! container is built from, the list of everything that is in the program, and checksums.
//!
//! The one thing to know: the date of everything is that of the commit (or `SOURCE_DATE_EPOCH`), so that the same commit, built by the same
//! compiler in the same folder, gives the same files.

mod check;
mod deb;
mod notices;
mod parts;
mod program;
mod sandbox;
mod sbom;

pub use check::check;

use crate::{Outcome, install, root, web};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub fn run(arguments: &[&str]) -> Outcome {
    let folder = match arguments {
        [] => root().join("target/packages"),
        [folder] => std::env::current_dir().map_err(|error| error.to_string())?.join(folder),
        _ => return Err("say where: cargo xtask dist [FOLDER]".to_owned()),
    };
    let release = Release::of_this_tree()?;
    let target = program::target()?;
    install::musl(target.triple)?;
    web::packages()?;
    let program = program::build_static(&target, &release)?;
    program::is_static(&program)?;
    names_its_commit(&program, &release)?;
    let bill = sbom::write(target.triple, &release)?;
    let notices = notices::write(target.triple)?;

    make_folder(&folder)?;
    let mut files = Vec::new();
    let name = |end: &str| format!("trilynx-{}{end}", release.version);
    let tree = root().join("target/dist-files");
    let parts = Parts { program: &program, bill: &bill, notices: &notices };

    write(&folder.join(name(".cdx.json")), bill.as_bytes())?;
    files.push(name(".cdx.json"));
    let archive = name(&format!("-{}-linux.tar.gz", target.architecture));
    pack_archive(&tree, &folder.join(&archive), &parts, &release)?;
    files.push(archive);
    let package = format!("trilynx_{}_{}.deb", release.version, target.debian);
    deb::build(&tree, &folder.join(&package), &parts, &release, &deb::Kind { architecture: target.debian, compression: "xz" })?;
    files.push(package);
    container(&folder.join("container"), &program)?;
    files.extend(["Containerfile", "ca-certificates.crt", "trilynx"].map(|file| format!("container/{file}")));

    write_sums(&folder, &files)?;
    println!("\n{}", folder.display());
    for file in files.iter().map(String::as_str).chain(["SHA256SUMS"]) {
        let size = fs::metadata(folder.join(file)).map_or(0, |found| found.len());
        println!("  {file:44}{:>8} KiB", size.div_ceil(1024));
    }
    Ok(())
}

/// Checksums of files, as `sha256sum --check` reads them.
fn write_sums(folder: &Path, files: &[String]) -> Outcome {
    let sums = output(Command::new("sha256sum").arg("--").args(files).current_dir(folder))?;
    write(&folder.join("SHA256SUMS"), &sums)
}

/// What is shipped can be told apart.
fn names_its_commit(program: &Path, release: &Release) -> Outcome {
    let said = answer(Command::new(program).arg("--version"))?;
    match &release.commit {
        Some(commit) if !said.contains(commit.as_str()) => Err(format!("{said} is not of the commit {commit}")),
        _ => Ok(()),
    }
}

/// Which release this is.
pub struct Release {
    version: String,
    /// The commit, or nothing in a tree that git does not know.
    commit: Option<String>,
    /// When it was made, in seconds since 1970: the date of every file.
    epoch: u64,
}

impl Release {
    fn of_this_tree() -> Result<Release, String> {
        let git = |arguments: &[&str]| {
            let output = Command::new("git").args(arguments).current_dir(root()).stderr(Stdio::null()).output().ok()?;
            let line = String::from_utf8(output.stdout).ok()?.trim().to_owned();
            (output.status.success() && !line.is_empty()).then_some(line)
        };
        let given = std::env::var("SOURCE_DATE_EPOCH").ok();
        let epoch = given.or_else(|| git(&["log", "-1", "--format=%ct"])).unwrap_or_else(|| "0".to_owned());
        Ok(Release {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            commit: std::env::var("TRILYNX_COMMIT").ok().or_else(|| git(&["rev-parse", "--short=12", "HEAD"])),
            epoch: epoch.trim().parse().map_err(|_| format!("SOURCE_DATE_EPOCH is a number of seconds, not {epoch:?}"))?,
        })
    }
}

/// What every package is made from.
pub struct Parts<'a> {
    program: &'a Path,
    bill: &'a str,
    notices: &'a str,
}

/// Files that a host copies, below `deploy` and where packages have them.
const EXAMPLES: [&str; 10] = [
    "nginx.conf",
    "prometheus-rules.yml",
    "grafana.json",
    "trilynx-postgresql.conf",
    "cluster/nats.conf",
    "cluster/nginx.conf",
    "cluster/pg_hba.conf",
    "cluster/node.conf",
    "cluster/postgresql-primary.conf",
    "cluster/postgresql-standby.conf",
];

/// Manual pages and completions, as the program itself writes them, below `share`.
fn write_pages_and_completions(program: &Path, share: &Path) -> Outcome {
    let pages = share.join("man/man1");
    make_folder(&pages)?;
    output(Command::new(program).arg("man").arg(&pages))?;
    for (shell, path) in COMPLETIONS {
        let script = output(Command::new(program).args(["completions", shell]))?;
        write(&share.join(path), &script)?;
    }
    Ok(())
}

/// Where each shell looks for completions, below `/usr/share`.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "bash-completion/completions/trilynx"),
    ("zsh", "zsh/vendor-completions/_trilynx"),
    ("fish", "fish/vendor_completions.d/trilynx.fish"),
];

/// An archive for every Linux: unpacked below /usr/local, everything is in its place.
fn pack_archive(tree: &Path, archive: &Path, parts: &Parts, release: &Release) -> Outcome {
    empty(tree)?;
    let name = format!("trilynx-{}", release.version);
    let folder = tree.join(&name);
    copy(parts.program, &folder.join("bin/trilynx"), 0o755)?;
    write_pages_and_completions(parts.program, &folder.join("share"))?;
    let documents = folder.join("share/doc/trilynx");
    for file in ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT", "CHANGELOG.md", "README.md"] {
        copy(&root().join(file), &documents.join(file), 0o644)?;
    }
    for file in EXAMPLES.iter().chain(&["trilynx.service", "trilynx.toml"]) {
        copy(&root().join("deploy").join(file), &documents.join("examples").join(file), 0o644)?;
    }
    write(&documents.join("trilynx.cdx.json"), parts.bill.as_bytes())?;
    write(&documents.join("third-party-licences.txt"), parts.notices.as_bytes())?;
    make_modes_plain(&folder)?;
    crate::run(
        Command::new("tar")
            .args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--use-compress-program=gzip -9n"])
            .arg(format!("--mtime=@{}", release.epoch))
            .arg("--create")
            .arg("--file")
            .arg(archive)
            .arg("--directory")
            .arg(tree)
            .arg(&name),
    )
}

/// The folder that a container is built from.
fn container(folder: &Path, program: &Path) -> Outcome {
    install::certificates()?;
    copy(&root().join("deploy/Containerfile"), &folder.join("Containerfile"), 0o644)?;
    copy(Path::new(install::CERTIFICATES), &folder.join("ca-certificates.crt"), 0o644)?;
    copy(program, &folder.join("trilynx"), 0o755)?;
    make_folder(&folder.join("data"))
}

/// Folders and programs have the mode 755 and other files 644, whatever the mask of the person who builds is.
fn make_modes_plain(folder: &Path) -> Outcome {
    for entry in fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        let path = entry.map_err(|error| at(folder, &error))?.path();
        if path.is_dir() {
            make_modes_plain(&path)?;
        } else {
            set_mode(&path, if folder.ends_with("bin") { 0o755 } else { 0o644 })?;
        }
    }
    set_mode(folder, 0o755)
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> Outcome {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).map_err(|error| at(path, &error))
}

/// Packages are built on Linux; elsewhere this only has to compile.
#[cfg(not(unix))]
fn set_mode(path: &Path, _mode: u32) -> Outcome {
    Err(format!("{}: this system has no modes of files", path.display()))
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn make_folder(folder: &Path) -> Outcome {
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))
}

/// A folder of ours below `target`, with nothing in it.
fn empty(folder: &Path) -> Outcome {
    assert!(folder.starts_with(root().join("target")), "{} is no folder of ours", folder.display());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| at(folder, &error))?;
    }
    make_folder(folder)
}

fn write(path: &Path, bytes: &[u8]) -> Outcome {
    make_folder(path.parent().expect("a file lies in a folder"))?;
    fs::write(path, bytes).map_err(|error| at(path, &error))
}

fn copy(from: &Path, to: &Path, mode: u32) -> Outcome {
    make_folder(to.parent().expect("a file lies in a folder"))?;
    fs::copy(from, to).map_err(|error| at(from, &error))?;
    set_mode(to, mode)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

/// What a command writes to standard output. A command that fails is an error, with what it says.
fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    let shown = format!("{command:?}");
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("cannot start {shown}: {error}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("{shown}: {}\n{}", output.status, String::from_utf8_lossy(&said)))
}

/// The same as text without the line's end.
fn answer(command: &mut Command) -> Result<String, String> {
    Ok(String::from_utf8_lossy(&output(command)?).trim_end().to_owned())
}

/// Where the programs of the tests are.
fn debug_program() -> PathBuf {
    root().join("target/debug/trilynx")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files for Nix and Homebrew, which we cannot build, are of this version and have what we ship; documents name this release.
    #[test]
    fn every_recipe_is_of_this_release() {
        let version = env!("CARGO_PKG_VERSION");
        let has = |file: &str, wanted: &str| {
            let text = read(&root().join(file)).expect("a file");
            assert!(text.contains(wanted), "{file} does not contain {wanted}");
        };
        has("Cargo.toml", &format!("[workspace.package]\nversion = \"{version}\""));
        has("deploy/flake.nix", "version = (nixpkgs.lib.importTOML ../Cargo.toml).workspace.package.version;");
        let features: Vec<String> = program::FEATURES.split(',').map(|name| format!("\"{name}\"")).collect();
        has("deploy/flake.nix", &format!("buildFeatures = [ {} ];", features.join(" ")));
        has("deploy/flake.nix", "buildAndTestSubdir = \"crates/cli\";");
        has("deploy/trilynx.rb", &format!("std_cargo_args(path: \"crates/cli\"), \"--features\", \"{}\"", program::FEATURES));
        has("docs/packages.md", &format!("cargo install --locked --path crates/cli --features {}", program::FEATURES));
        for file in ["docs/packages.md", "docs/upgrading.md"] {
            has(file, &format!("./trilynx_{version}_amd64.deb"));
        }
        has("docs/packages.md", &format!("trilynx-{version}-x86_64-linux.tar.gz"));
        has("docs/upgrading.md", &format!(" to {version}\n"));
        has("docs/engine-protocol.md", &format!("< version {version}\n"));
    }
}
