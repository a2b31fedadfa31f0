//! What of others is in the program: crates, packages of the web client, and C libraries that crates bring along.

use crate::{cargo, root};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A crate, a package or a library.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Part {
    pub kind: Kind,
    pub name: String,
    pub version: String,
    /// An SPDX expression.
    pub licence: String,
    /// The sum of what the registry has, with the name of its kind.
    pub sum: Option<(&'static str, String)>,
    /// Where its sources are on this machine.
    pub folder: PathBuf,
    /// The names that identify the parts it needs.
    pub needs: BTreeSet<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Of this repository.
    Own,
    Cargo,
    Npm,
    /// A C library whose sources are part of a crate.
    Library,
}

impl Part {
    /// A package URL, which says where a part comes from: <https://github.com/package-url/purl-spec>.
    pub fn identity(&self) -> String {
        let registry = match self.kind {
            Kind::Own | Kind::Cargo => "cargo",
            Kind::Npm => "npm",
            Kind::Library => "generic",
        };
        format!("pkg:{registry}/{}@{}", self.name.replace('@', "%40"), self.version)
    }
}

/// Everything, sorted. What is our own is among it.
pub fn all(triple: &str) -> Result<Vec<Part>, String> {
    let mut parts = crates(triple)?;
    parts.extend(packages()?);
    parts.sort();
    Ok(parts)
}

/// C libraries in crates, with the header that has their version.
const LIBRARIES: [(&str, &str, &str, &str, &str); 1] =
    [("libsqlite3-sys", "sqlite", "sqlite3/sqlite3.h", "#define SQLITE_VERSION ", "blessing")];

/// Crates that are linked into the program. Macros and build scripts are not.
fn crates(triple: &str) -> Result<Vec<Part>, String> {
    let mut tree = cargo();
    tree.args(["tree", "--locked", "--package", "trilynx", "--features", "terminal,mail", "--target", triple]);
    tree.args(["--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}", "--no-dedupe"]);
    let tree = super::answer(&mut tree)?;
    let linked: BTreeSet<(&str, &str)> = tree.lines().filter_map(name_and_version).collect();
    let mut metadata = cargo();
    metadata.args(["metadata", "--locked", "--format-version", "1", "--filter-platform", triple, "--all-features"]);
    let metadata: Value = serde_json::from_slice(&super::output(&mut metadata)?).map_err(|error| format!("cargo metadata: {error}"))?;
    let lock = super::read(&root().join("Cargo.lock"))?;
    let sums = sums(&lock);

    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut by_id: BTreeMap<String, Part> = BTreeMap::new();
    for package in list(&metadata["packages"]) {
        let (name, version) = (text(&package["name"]), text(&package["version"]));
        if !linked.contains(&(&name, &version)) {
            continue;
        }
        let folder = Path::new(&text(&package["manifest_path"])).parent().expect("a manifest lies in a folder").to_owned();
        let sum = sums.get(&(name.clone(), version.clone())).map(|sum| ("SHA-256", sum.clone()));
        let kind = if folder.starts_with(root()) { Kind::Own } else { Kind::Cargo };
        // The old form of "or".
        let licence = text(&package["license"]).replace('/', " OR ");
        by_id.insert(text(&package["id"]), Part { kind, name, version, licence, sum, folder, needs: BTreeSet::new() });
    }
    if by_id.len() != linked.len() {
        return Err(format!("cargo tree lists {} crates, cargo metadata knows {} of them", linked.len(), by_id.len()));
    }
    let identities: BTreeMap<String, String> = by_id.iter().map(|(id, part)| (id.clone(), part.identity())).collect();
    for node in list(&metadata["resolve"]["nodes"]) {
        if let Some(part) = by_id.get_mut(&text(&node["id"])) {
            let is_linked = |needed: &Value| list(&needed["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            let needed = list(&node["deps"]).into_iter().filter(is_linked);
            part.needs = needed.filter_map(|needed| identities.get(&text(&needed["pkg"])).cloned()).collect();
        }
    }
    let mut parts: Vec<Part> = by_id.into_values().collect();
    for (of, name, header, define, licence) in LIBRARIES {
        if let Some(owner) = parts.iter_mut().find(|part| part.name == of) {
            let library = library(owner, name, header, define, licence)?;
            owner.needs.insert(library.identity());
            parts.push(library);
        }
    }
    Ok(parts)
}

fn library(owner: &Part, name: &str, header: &str, define: &str, licence: &str) -> Result<Part, String> {
    let header = owner.folder.join(header);
    let text = super::read(&header)?;
    let version = text.lines().find_map(|line| line.strip_prefix(define)).map(|version| version.trim().trim_matches('"').to_owned());
    let version = version.ok_or_else(|| format!("{}: no {define}", header.display()))?;
    let (name, licence) = (name.to_owned(), licence.to_owned());
    Ok(Part { kind: Kind::Library, name, version, licence, sum: None, folder: owner.folder.clone(), needs: BTreeSet::new() })
}

/// `name v1.2.3 (/path)` of `cargo tree`.
fn name_and_version(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split(' ');
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

/// The sums in `Cargo.lock`, by name and version.
fn sums(lock: &str) -> BTreeMap<(String, String), String> {
    let field = |block: &str, key: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""))?;
        Some(line.trim_end_matches('"').to_owned())
    };
    let blocks = lock.split("[[package]]");
    blocks.filter_map(|block| Some(((field(block, "name")?, field(block, "version")?), field(block, "checksum")?))).collect()
}

/// Packages that the sources of the client import, and what those depend on. Of some only a part, or nothing, is left in the client; which one,
/// only the bundler knows.
fn packages() -> Result<Vec<Part>, String> {
    let lock: Value = serde_json::from_str(&super::read(&root().join("web/package-lock.json"))?).map_err(|error| error.to_string())?;
    let direct = lock["packages"][""]["devDependencies"].as_object().cloned().unwrap_or_default();
    let sources = client_sources()?;
    let is_imported = |name: &&String| {
        let whole = [format!("from '{name}'"), format!("import '{name}'")];
        let file = [format!("from '{name}/"), format!("import '{name}/"), format!("url('{name}/")];
        sources.iter().any(|source| whole.iter().chain(&file).any(|import| source.contains(import)))
    };
    let mut found = BTreeMap::new();
    for name in direct.keys().filter(is_imported) {
        add_package(&lock["packages"], &format!("node_modules/{name}"), &mut found)?;
    }
    if found.is_empty() { Err("no package is imported in web/src".to_owned()) } else { Ok(found.into_values().collect()) }
}

/// Texts of all files that can import something, without tests.
fn client_sources() -> Result<Vec<String>, String> {
    let files = super::answer(Command::new("find").args(["web/src", "-type", "f"]).current_dir(root()))?;
    let is_source = |file: &&str| [".ts", ".svelte", ".css"].iter().any(|end| file.ends_with(end)) && !file.ends_with(".test.ts");
    files.lines().filter(is_source).map(|file| super::read(&root().join(file))).collect()
}

/// A package and all it needs. Its path in `node_modules` tells those apart that are there in two versions.
fn add_package(lock: &Value, path: &str, found: &mut BTreeMap<String, Part>) -> Result<String, String> {
    if let Some(known) = found.get(path) {
        return Ok(known.identity());
    }
    let entry = &lock[path];
    let name = path.rsplit("node_modules/").next().unwrap_or(path).to_owned();
    let version = entry["version"].as_str().ok_or_else(|| format!("web/package-lock.json: no version of {path}"))?.to_owned();
    let sum = entry["integrity"].as_str().and_then(|sum| sum.strip_prefix("sha512-")).map(|sum| ("SHA-512", hexadecimal(sum)));
    let folder = root().join("web").join(path);
    let part = Part { kind: Kind::Npm, name, version, licence: text(&entry["license"]), sum, folder, needs: BTreeSet::new() };
    let identity = part.identity();
    found.insert(path.to_owned(), part);
    let mut needs = BTreeSet::new();
    for needed in entry["dependencies"].as_object().into_iter().flat_map(|needed| needed.keys()) {
        let place = place_of(lock, path, needed).ok_or_else(|| format!("web/package-lock.json: {path} needs {needed}"))?;
        needs.insert(add_package(lock, &place, found)?);
    }
    found.get_mut(path).expect("it was added").needs = needs;
    Ok(identity)
}

/// Where Node.js finds a package: below the one that needs it, or in a folder above.
fn place_of(lock: &Value, path: &str, needed: &str) -> Option<String> {
    let mut above = Some(path);
    while let Some(folder) = above {
        let place = format!("{folder}/node_modules/{needed}");
        if lock.get(&place).is_some() {
            return Some(place);
        }
        above = folder.rfind("/node_modules/").map(|at| &folder[..at]);
    }
    let place = format!("node_modules/{needed}");
    lock.get(&place).is_some().then_some(place)
}

/// Base64 as hexadecimal digits.
fn hexadecimal(base64: &str) -> String {
    let value = |char: u8| match char {
        b'A'..=b'Z' => char - b'A',
        b'a'..=b'z' => char - b'a' + 26,
        b'0'..=b'9' => char - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let (mut bits, mut held, mut digits) = (0_u32, 0, String::new());
    for char in base64.bytes().filter(|char| *char != b'=') {
        bits = bits << 6 | u32::from(value(char));
        held += 6;
        if held >= 8 {
            held -= 8;
            digits.push_str(&format!("{:02x}", bits >> held & 0xff));
        }
    }
    digits
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_both_registries_are_read() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nsource = \"x\"\nchecksum = \"abc\"\n\n[[package]]\nname = \"own\"\nversion = \"0.4.0\"\n";
        assert_eq!(sums(lock), BTreeMap::from([(("a".to_owned(), "1.0.0".to_owned()), "abc".to_owned())]));
        assert_eq!(hexadecimal("TWFu"), "4d616e");
        assert_eq!(hexadecimal("TWE="), "4d61");
        assert_eq!(hexadecimal("+/8="), "fbff");
    }

    #[test]
    fn packages_are_found_where_node_finds_them() {
        let lock: Value = serde_json::from_str(
            r#"{ "node_modules/a": { "version": "1.0.0", "license": "MIT", "dependencies": { "b": "*", "c": "*" } },
                 "node_modules/a/node_modules/b": { "version": "2.0.0", "dependencies": { "c": "*" } },
                 "node_modules/b": { "version": "1.0.0" }, "node_modules/c": { "version": "3.0.0", "dependencies": { "a": "*" } } }"#,
        )
        .expect("JSON");
        let mut found = BTreeMap::new();
        assert_eq!(add_package(&lock, "node_modules/a", &mut found), Ok("pkg:npm/a@1.0.0".to_owned()));
        let versions: Vec<String> = found.values().map(Part::identity).collect();
        assert_eq!(versions, ["pkg:npm/a@1.0.0", "pkg:npm/b@2.0.0", "pkg:npm/c@3.0.0"]);
        assert_eq!(found["node_modules/a"].needs, BTreeSet::from(["pkg:npm/b@2.0.0".to_owned(), "pkg:npm/c@3.0.0".to_owned()]));
    }

    #[test]
    fn macros_are_no_parts_and_the_client_is_one() {
        let parts = all("x86_64-unknown-linux-musl").expect("the tools are there");
        let has = |kind: Kind, name: &str| parts.iter().any(|part| part.kind == kind && part.name == name);
        assert!(
            has(Kind::Own, "trilynx") && has(Kind::Own, "trilynx-server") && has(Kind::Cargo, "mimalloc") && has(Kind::Library, "sqlite")
        );
        assert!(has(Kind::Npm, "svelte") && has(Kind::Npm, "workbox-core"));
        assert!(!has(Kind::Cargo, "serde_derive") && !has(Kind::Npm, "vite") && !has(Kind::Own, "xtask"));
        for part in &parts {
            assert!(!part.licence.is_empty() && !part.version.is_empty(), "{}", part.identity());
            assert!(part.sum.is_some() || matches!(part.kind, Kind::Own | Kind::Library), "{}", part.identity());
        }
    }
}
