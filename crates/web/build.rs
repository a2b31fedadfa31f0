//! Builds the web client and writes a table of its files for the crate to embed.
//!
//! The one thing to know: nothing is done that need not be. `npm ci` runs when the lock file has changed since it last ran, Vite when a
//! source has. `SKIP_WEB=1` embeds a page that says so (for checks and editors), `WEB_DIST_DIR` a bundle made elsewhere.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};
use std::{env, io, thread};

type Done<T> = Result<T, Box<dyn Error>>;

/// All that a bundle is made of. Never `node_modules`, which the build itself changes.
const INPUTS: [&str; 9] = [
    "web/src",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/.npmrc",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "locales",
];
const PLUGINS: [&str; 2] = ["web/catalogues.ts", "web/precompress.ts"];

const SKIPPED_PAGE: &str =
    "<!doctype html>\n<html lang=\"en\"><title>Trilynx</title><p>This program was built with SKIP_WEB=1, without the web app.</p></html>\n";

fn main() {
    if let Err(error) = build() {
        println!("cargo::error={}", error.to_string().replace('\n', " "));
        std::process::exit(1);
    }
}

fn build() -> Done<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../..");
    for input in INPUTS.iter().chain(&PLUGINS) {
        println!("cargo::rerun-if-changed={}", root.join(input).display());
    }
    for variable in ["SKIP_WEB", "WEB_DIST_DIR", "NPM"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let bundle = match (env::var_os("WEB_DIST_DIR"), env::var("SKIP_WEB").is_ok_and(|value| value == "1")) {
        (Some(folder), _) => PathBuf::from(folder),
        (None, true) => skipped_page(&out)?,
        (None, false) => run_vite(&root.join("web"), &out.join("web"))?,
    };
    fs::write(out.join("files.rs"), table(&bundle)?)?;
    Ok(())
}

fn skipped_page(out: &Path) -> Done<PathBuf> {
    let folder = out.join("skipped");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("index.html"), SKIPPED_PAGE)?;
    Ok(folder)
}

fn run_vite(web: &Path, bundle: &Path) -> Done<PathBuf> {
    install_packages(web)?;
    let vite = web.join("node_modules/vite/bin/vite.js");
    let mut command = Command::new("node");
    command.arg(vite).args(["build", "--emptyOutDir", "--logLevel", "warn", "--outDir"]).arg(bundle).current_dir(web);
    finish(&mut command)?;
    Ok(bundle.to_owned())
}

/// Runs `npm ci` if the packages are not those of the lock file. Several builds may want to at once; one does.
fn install_packages(web: &Path) -> Done<()> {
    let _lock = Lock::take(&web.join(".install-lock"))?;
    let changed = |path: PathBuf| fs::metadata(path).and_then(|found| found.modified());
    let installed = changed(web.join("node_modules/.package-lock.json"));
    if installed.is_ok_and(|installed| changed(web.join("package-lock.json")).is_ok_and(|wanted| wanted <= installed)) {
        return Ok(());
    }
    let npm = env::var_os("NPM").unwrap_or_else(|| "npm".into());
    finish(Command::new(npm).args(["ci", "--no-audit", "--no-fund", "--loglevel", "error"]).current_dir(web))
}

/// Runs a command of Node's, and says what to do where there is none.
fn finish(command: &mut Command) -> Done<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => format!(
            "`{name}` was not found. The web app needs Node.js 20 or later with npm to be built (https://nodejs.org). \
             Without it, set SKIP_WEB=1 to build the program without the web app."
        ),
        _ => format!("cannot start {name}: {error}"),
    })?;
    if output.status.success() {
        return Ok(());
    }
    let told = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    Err(format!("{command:?}: {}: {told}", output.status).into())
}

/// A file that exists as long as somebody installs.
struct Lock(PathBuf);

impl Lock {
    /// Installing takes seconds; a lock this old was left behind by a build that was killed.
    const STALE: Duration = Duration::from_secs(300);

    fn take(path: &Path) -> Done<Lock> {
        loop {
            match fs::OpenOptions::new().write(true).create_new(true).open(path) {
                Ok(_) => return Ok(Lock(path.to_owned())),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(format!("cannot write {}: {error}", path.display()).into()),
            }
            let age =
                fs::metadata(path).and_then(|found| found.modified()).ok().and_then(|made| SystemTime::now().duration_since(made).ok());
            if age.is_some_and(|age| age > Lock::STALE) {
                fs::remove_file(path)?;
            }
            thread::sleep(Duration::from_millis(200));
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A lock that stays is taken for a stale one.
        let _removed = fs::remove_file(&self.0);
    }
}

/// The files of a bundle as a Rust array, sorted by path. `X.br` is the brotli form of `X`.
fn table(bundle: &Path) -> Done<String> {
    let mut files = Vec::new();
    list(bundle, bundle, &mut files)?;
    files.sort();
    if !files.iter().any(|path| path == "/index.html") {
        return Err(format!("there is no index.html in {}", bundle.display()).into());
    }
    let mut text = "[\n".to_owned();
    for path in files.iter().filter(|path| !path.ends_with(".br")) {
        let file = bundle.join(&path[1..]);
        let mut hash = DefaultHasher::new();
        fs::read(&file)?.hash(&mut hash);
        let include = |path: &Path| format!("include_bytes!({:?})", path.to_string_lossy());
        let brotli = files.iter().find(|other| **other == format!("{path}.br")).map(|other| include(&bundle.join(&other[1..])));
        writeln!(
            text,
            "    Embedded {{ path: {path:?}, tag: \"\\\"{:016x}\\\"\", plain: {}, brotli: {} }},",
            hash.finish(),
            include(&file),
            brotli.map_or_else(|| "None".to_owned(), |bytes| format!("Some({bytes})")),
        )?;
    }
    text.push(']');
    Ok(text)
}

fn list(root: &Path, folder: &Path, files: &mut Vec<String>) -> Done<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(root, &path, files)?;
        } else {
            let parts: Vec<_> = path.strip_prefix(root)?.iter().map(|part| part.to_string_lossy()).collect();
            files.push(format!("/{}", parts.join("/")));
        }
    }
    Ok(())
}
