//! Builds the web client and the engine for browsers, and writes a table of their files for the crate to embed.
//!
//! The one thing to know: nothing is done that need not be. `npm ci` runs when the lock file has changed since it last ran, Vite when a
//! source has. `SKIP_WEB=1` embeds a page that says so (for checks and editors), `WEB_DIST_DIR` a bundle made elsewhere.
//!
//! Where nothing compiles for WebAssembly there is no engine (`engine.rs`), and the client lets the server do the work.

mod engine;
mod module;

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
const INPUTS: [&str; 11] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/.npmrc",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "locales",
    "crates/play/books",
];
const PLUGINS: [&str; 8] = [
    "web/addresses.ts",
    "web/catalogues.ts",
    "web/compress.js",
    "web/engine.ts",
    "web/lean-svelte.ts",
    "web/precompress.ts",
    "web/service-worker.ts",
    "web/static-site.ts",
];

/// What the modules are made of, below the root of the project.
const MODULE_SOURCES: [&str; 16] = [
    "Cargo.toml",
    "Cargo.lock",
    "crates/bots/src",
    "crates/bots/networks",
    "crates/engine/src",
    "crates/games/src",
    "crates/learning/src",
    "crates/lessons/src",
    "crates/module/src",
    "crates/play/src",
    "crates/protocol/src",
    "crates/puzzles/data",
    "crates/puzzles/src",
    "crates/studies/src",
    "crates/table/src",
    "crates/wasm/src",
];

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
    let is_skipped = env::var("SKIP_WEB").is_ok_and(|value| value == "1");
    // The client is built with the names of the engine's files.
    let engine = if is_skipped { None } else { build_engine(&root, &out)? };
    let bundle = match (env::var_os("WEB_DIST_DIR"), is_skipped) {
        (Some(folder), _) => PathBuf::from(folder),
        (None, true) => skipped_page(&out)?,
        (None, false) => run_vite(&root.join("web"), &out.join("web"), engine.as_deref())?,
    };
    let folders: Vec<PathBuf> = [bundle].into_iter().chain(engine).collect();
    fs::write(out.join("files.rs"), table(&folders)?)?;
    Ok(())
}

/// The modules, the networks and their list, in a folder; nothing where the modules cannot be built.
fn build_engine(root: &Path, out: &Path) -> Done<Option<PathBuf>> {
    for source in MODULE_SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let built = match module::build(root, &out.join("wasm")) {
        Ok(built) => built,
        Err(module::NoModule::Toolchain(message)) => {
            println!("cargo::warning={message}");
            return Ok(None);
        }
        Err(module::NoModule::Failed(message)) => return Err(message.into()),
    };
    let folder = out.join("engine");
    engine::write(root, &folder, [&built.engine, &built.learning])?;
    Ok(Some(folder))
}

fn skipped_page(out: &Path) -> Done<PathBuf> {
    let folder = out.join("skipped");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("index.html"), SKIPPED_PAGE)?;
    Ok(folder)
}

fn run_vite(web: &Path, bundle: &Path, files: Option<&Path>) -> Done<PathBuf> {
    install_packages(web)?;
    let vite = web.join("node_modules/vite/bin/vite.js");
    let mut command = Command::new("node");
    // The client of a server, whatever the caller builds.
    command
        .env_remove("TRILYNX_SITE")
        .arg(vite)
        .args(["build", "--emptyOutDir", "--logLevel", "warn", "--outDir"])
        .arg(bundle)
        .current_dir(web);
    match files {
        Some(folder) => command.env("TRILYNX_ENGINE", folder),
        None => command.env_remove("TRILYNX_ENGINE"),
    };
    engine::finish(&mut command)?;
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
    engine::finish(Command::new(npm).args(["ci", "--no-audit", "--no-fund", "--loglevel", "error"]).current_dir(web))?;
    Ok(())
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

/// The files of some folders as a Rust array, sorted by path. `X.br` is the brotli form of `X`.
fn table(folders: &[PathBuf]) -> Done<String> {
    let mut files = Vec::new();
    for folder in folders {
        list(folder, folder, &mut files)?;
    }
    files.sort();
    if !files.iter().any(|(path, _)| path == "/index.html") {
        return Err(format!("there is no index.html in {folders:?}").into());
    }
    let count = files.iter().filter(|(path, _)| !path.ends_with(".br")).count();
    let mut text = format!("[Embedded; {count}] = [\n");
    for (path, file) in files.iter().filter(|(path, _)| !path.ends_with(".br")) {
        let mut hash = DefaultHasher::new();
        fs::read(file)?.hash(&mut hash);
        let brotli = files.iter().find(|(other, _)| *other == format!("{path}.br"));
        let (embedded, is_brotli) = (brotli.map_or(file, |(_, file)| file), brotli.is_some());
        let bytes = match network(path) {
            Some(game) => format!("&trilynx_bots::{game}::network::BUILT_IN"),
            None => format!("include_bytes!({:?})", embedded.to_string_lossy()),
        };
        writeln!(text, "    Embedded::new({path:?}, \"\\\"{:016x}\\\"\", {bytes}, {is_brotli}),", hash.finish())?;
    }
    Ok(format!("{{\n    static ALL: {text}    ];\n    &ALL\n}}\n"))
}

/// The game whose network is at a path such as `/assets/GAME-1a2b.net`. The bots have it in the program already, in its brotli form.
fn network(path: &str) -> Option<&str> {
    Some(path.strip_prefix("/assets/")?.strip_suffix(".net")?.rsplit_once('-')?.0)
}

/// Paths as they are asked for, and where the files are.
fn list(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> Done<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(root, &path, files)?;
        } else {
            let parts: Vec<_> = path.strip_prefix(root)?.iter().map(|part| part.to_string_lossy()).collect();
            files.push((format!("/{}", parts.join("/")), path.clone()));
        }
    }
    Ok(())
}
