//! `cargo xtask site FOLDER [ADDRESS]`: the web client and the engine as a site without a server, which any web host serves from any folder.
//!
//! The one thing to know: a file of the site lists the others. Only what is on that list is ever replaced or removed, so that a host can keep
//! files of its own beside them, and no other folder is emptied by mistake.

use crate::wasm::{
    self,
    module::{Modules, NoModule},
};
use crate::{Outcome, root, web};
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

#[path = "../../crates/web/engine.rs"]
mod engine;

/// The list of all files of a site.
const LIST: &str = "trilynx-site.txt";
/// GitHub Pages then serve all files as they are.
const AS_THEY_ARE: &str = ".nojekyll";

pub fn run(arguments: &[&str]) -> Outcome {
    let (folder, address) = match arguments {
        [folder] => (folder, None),
        [folder, address] => (folder, Some(*address)),
        _ => return Err("say where: cargo xtask site FOLDER [ADDRESS]".to_owned()),
    };
    if address.is_some_and(|address| !(address.starts_with("https://") || address.starts_with("http://")) || !address.ends_with('/')) {
        return Err("the address is where the site will be, as https://example.org/games/".to_owned());
    }
    let folder = std::env::current_dir().map_err(|error| error.to_string())?.join(folder);
    let known = listed(&folder)?;
    let built = match build(address) {
        Ok(built) => built,
        Err(NoModule::Failed(message)) => return Err(message),
        Err(NoModule::Toolchain(_)) => {
            return Err(format!("a site needs the engine, and nothing here compiles for WebAssembly. Run\n\n    {}\n", remedy()));
        }
    };
    let files = files_in(&built)?;
    replace(&built, &folder, &known, &files).map_err(|error| format!("{}: {error}", folder.display()))?;
    report(&folder, &files)
}

/// A site for the tests with the modules that they have built, if there are any.
pub fn for_tests() -> Result<Option<PathBuf>, String> {
    let Some(modules) = wasm::built_by_tests()? else {
        println!("the tests were built without the engine for browsers, so the site without a server is not tested");
        return Ok(None);
    };
    build_with(&modules, None).map(Some)
}

/// The one command that gets what is missing.
fn remedy() -> &'static str {
    let has_rustup = Command::new("rustup").arg("--version").output().is_ok_and(|output| output.status.success());
    if has_rustup { "rustup target add wasm32-unknown-unknown" } else { "sudo apt-get install rustc-web libstd-rust-web-dev-wasm32" }
}

/// The files of the site that is in a folder. A folder with anything else in it is refused.
fn listed(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let is_empty = match folder.read_dir() {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => true,
        Err(error) => return Err(format!("{}: {error}", folder.display())),
    };
    if is_empty {
        return Ok(Vec::new());
    }
    let list = fs::read_to_string(folder.join(LIST)).map_err(|_| {
        format!("{} is not empty, and is no site that this command has written: there is no {LIST} in it", folder.display())
    })?;
    let paths: Vec<PathBuf> = list.lines().map(PathBuf::from).collect();
    // The list may have been edited.
    let stays_inside = |path: &PathBuf| path.components().all(|part| matches!(part, Component::Normal(_)));
    if paths.iter().all(stays_inside) {
        Ok(paths)
    } else {
        Err(format!("{}: names files outside of the folder", folder.join(LIST).display()))
    }
}

/// Builds the engine and the client, and says where they are.
fn build(address: Option<&str>) -> Result<PathBuf, NoModule> {
    build_with(&wasm::build()?, address).map_err(NoModule::Failed)
}

/// The same with these modules.
fn build_with(modules: &Modules, address: Option<&str>) -> Result<PathBuf, String> {
    let (files, built) = (root().join("target/site/engine"), root().join("target/site/files"));
    web::packages()?;
    engine::write(root(), &files, [&modules.engine, &modules.learning])?;
    let mut vite = Command::new("node");
    vite.current_dir(root().join("web")).arg("node_modules/vite/bin/vite.js").args([
        "build",
        "--emptyOutDir",
        "--logLevel",
        "warn",
        "--outDir",
    ]);
    vite.arg(&built).env("TRILYNX_SITE", "1").env("TRILYNX_ENGINE", &files).env_remove("TRILYNX_SITE_URL");
    if let Some(address) = address {
        vite.env("TRILYNX_SITE_URL", address);
    }
    crate::run(&mut vite)?;
    Ok(built)
}

/// The files of a folder, as paths below it.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(below) = folders.pop() {
        for entry in fs::read_dir(folder.join(&below)).map_err(|error| format!("{}: {error}", folder.display()))? {
            let entry = entry.map_err(|error| error.to_string())?;
            let path = below.join(entry.file_name());
            if entry.path().is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

/// Puts the files in the place of those that were there. The page comes last and the list first, so that what was interrupted can be done again.
fn replace(built: &Path, folder: &Path, known: &[PathBuf], files: &[PathBuf]) -> std::io::Result<()> {
    let mut list: Vec<String> = files.iter().chain(known).map(|path| path.to_string_lossy().replace('\\', "/")).collect();
    list.extend([LIST.to_owned(), AS_THEY_ARE.to_owned()]);
    list.sort();
    list.dedup();
    fs::create_dir_all(folder)?;
    fs::write(folder.join(LIST), list.join("\n") + "\n")?;
    fs::write(folder.join(AS_THEY_ARE), "")?;
    let (pages, others): (Vec<&PathBuf>, Vec<&PathBuf>) = files.iter().partition(|path| path.parent() == Some(Path::new("")));
    for path in others.into_iter().chain(pages) {
        if let Some(parent) = path.parent() {
            fs::create_dir_all(folder.join(parent))?;
        }
        fs::copy(built.join(path), folder.join(path))?;
    }
    let stays = |path: &PathBuf| files.contains(path) || path == Path::new(LIST) || path == Path::new(AS_THEY_ARE);
    for path in known.iter().filter(|path| !stays(path)) {
        match fs::remove_file(folder.join(path)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    list.retain(|path| stays(&PathBuf::from(path)));
    fs::write(folder.join(LIST), list.join("\n") + "\n")
}

/// What is in the folder, and how much of it a visitor fetches.
fn report(folder: &Path, files: &[PathBuf]) -> Outcome {
    let size =
        |path: &Path| fs::metadata(folder.join(path)).map(|found| found.len()).map_err(|error| format!("{}: {error}", path.display()));
    let mut parts = [("client", 0, 0), ("engine", 0, 0), ("networks", 0, 0)];
    for path in files.iter().filter(|path| path.extension().is_none_or(|ending| ending != "br")) {
        let compressed = PathBuf::from(format!("{}.br", path.display()));
        let part = match path.extension().and_then(|ending| ending.to_str()) {
            Some("wasm") => 1,
            Some("net") => 2,
            _ => 0,
        };
        parts[part].1 += size(path)?;
        parts[part].2 += size(if files.contains(&compressed) { &compressed } else { path })?;
    }
    println!("\n{}", folder.display());
    for (name, plain, compressed) in parts {
        println!("  {name:9}{:>8} KiB{:>8} KiB with brotli", plain.div_ceil(1024), compressed.div_ceil(1024));
    }
    println!(
        "\nServe it with any web server, and open its address. To look at it here:\n\n    python3 -m http.server --directory {}",
        folder.display()
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty folder of this test's own.
    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("trilynx-site-{}-{name}", std::process::id()));
        let _removed = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for temporary files");
        folder
    }

    fn write(folder: &Path, path: &str, text: &str) {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    fn put(built: &Path, site: &Path) {
        let known = listed(site).expect("a site or nothing");
        replace(built, site, &known, &files_in(built).expect("files")).expect("a site");
    }

    #[test]
    fn a_site_replaces_its_own_files_and_leaves_others_alone() {
        let (old, new, site) = (scratch("old"), scratch("new"), scratch("site"));
        write(&old, "index.html", "old");
        write(&old, "assets/a-1.js", "old");
        write(&new, "index.html", "new");
        write(&new, "assets/a-2.js", "new");
        put(&old, &site);
        write(&site, "CNAME", "example.org");
        write(&site, "assets/own.txt", "own");
        put(&new, &site);
        let expected = [".nojekyll", "CNAME", "assets/a-2.js", "assets/own.txt", "index.html", LIST].map(PathBuf::from);
        assert_eq!(files_in(&site), Ok(expected.to_vec()));
        assert_eq!(fs::read_to_string(site.join("index.html")).ok().as_deref(), Some("new"));
        for folder in [old, new, site] {
            fs::remove_dir_all(folder).expect("a folder of ours");
        }
    }

    #[test]
    fn other_folders_are_refused() {
        let folder = scratch("other");
        assert_eq!(listed(&folder), Ok(Vec::new()));
        assert_eq!(listed(&folder.join("new")), Ok(Vec::new()));
        write(&folder, "thesis.txt", "years of work");
        assert!(listed(&folder).is_err_and(|message| message.contains("is not empty")));
        for outside in ["../thesis.txt", "/etc/passwd"] {
            write(&folder, LIST, outside);
            assert!(listed(&folder).is_err_and(|message| message.contains("outside")), "{outside}");
        }
        fs::remove_dir_all(folder).expect("a folder of ours");
    }
}
