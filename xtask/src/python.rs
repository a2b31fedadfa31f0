//! `cargo xtask python`: builds the Python package as a wheel, installs it into a fresh virtual environment, and tests it there, against a real server.

use crate::{Outcome, install, root, run, test};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What the tests need beside the package.
const TOOLS: [&str; 10] = [
    "jsonschema>=4.23",
    "maturin>=1.9,<2",
    "mypy>=1.15",
    "numpy>=1.24",
    "open_spiel>=1.5",
    "openapi-python-client>=0.25",
    "openapi-spec-validator>=0.7",
    "pettingzoo>=1.24",
    "pytest>=8",
    "websockets>=14",
];

/// The tests, with the optimisation of tests.
pub fn check() -> Outcome {
    let python = prepare("dev")?;
    run(Command::new(&python)
        .args(["-m", "mypy", "--package", "trilynx", "--config-file"])
        .arg(root().join("python/pyproject.toml"))
        .current_dir(folder()))?;
    run(Command::new(&python).args(["-m", "mypy.stubtest", "trilynx._native"]).current_dir(folder()))?;
    test::build()?;
    let server = Server::start()?;
    // The package that was installed is tested, not the folder that the tests lie in.
    run(Command::new(&python)
        .args(["-m", "pytest", "-q", "--import-mode=importlib", "-p", "no:cacheprovider"])
        .arg(root().join("python/tests"))
        .current_dir(folder())
        .env("TRILYNX_SERVER", &server.address))
}

/// How fast many games are stepped, with the optimisation of what we ship.
pub fn bench() -> Outcome {
    let python = prepare("dist")?;
    run(Command::new(python).arg("-I").arg(root().join("python/bench.py")).current_dir(folder()))
}

/// Builds the wheel, and installs it into an environment that has nothing of an earlier build.
fn prepare(profile: &str) -> Result<PathBuf, String> {
    let (tools, fresh, wheels) = (folder().join("tools"), folder().join("environment"), folder().join("wheels"));
    let python = install::python()?;
    for gone in [&fresh, &wheels] {
        if gone.exists() {
            std::fs::remove_dir_all(gone).map_err(|error| format!("{}: {error}", gone.display()))?;
        }
    }
    std::fs::create_dir_all(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    if !tools.join("bin/python").exists() {
        run(Command::new(&python).args(["-m", "venv"]).arg(&tools))?;
    }
    run(pip(&tools).args(TOOLS))?;
    run(Command::new(tools.join("bin/maturin"))
        .args(["build", "--locked", "--profile", profile, "--interpreter"])
        .arg(tools.join("bin/python"))
        .arg("--out")
        .arg(&wheels)
        .current_dir(root().join("python")))?;
    // The tools are there already; the environment sees them, but has only the wheel for its own.
    run(Command::new(tools.join("bin/python")).args(["-m", "venv"]).arg(&fresh))?;
    let packages = |environment: &Path| -> Option<PathBuf> {
        let versions = std::fs::read_dir(environment.join("lib")).ok()?.flatten();
        versions.map(|version| version.path().join("site-packages")).find(|folder| folder.exists())
    };
    let (of_tools, own) = packages(&tools).zip(packages(&fresh)).ok_or("the virtual environment has no site-packages")?;
    std::fs::write(own.join("tools.pth"), format!("{}\n", of_tools.display())).map_err(|error| error.to_string())?;
    let wheel = std::fs::read_dir(&wheels).map_err(|error| error.to_string())?.flatten().map(|entry| entry.path()).next();
    run(pip(&fresh).arg("--no-deps").arg(wheel.ok_or("maturin wrote no wheel")?))?;
    Ok(fresh.join("bin/python"))
}

fn pip(environment: &Path) -> Command {
    let mut command = Command::new(environment.join("bin/python"));
    command.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    command
}

/// Where everything lies that this command makes.
fn folder() -> PathBuf {
    root().join("target/python")
}

/// A server with an empty database, which ends with us.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start() -> Result<Server, String> {
        let database = folder().join("games.db");
        for end in ["", "-wal", "-shm"] {
            let _absent = std::fs::remove_file(format!("{}{end}", database.display()));
        }
        let program = root().join("target/debug/trilynx");
        let mut process = Command::new(&program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(&database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let lines = process.stdout.take().map(BufReader::new).into_iter().flat_map(BufReader::lines);
        let said = lines.map_while(Result::ok).find_map(|line| line.find("http://127.0.0.1:").map(|at| line[at..].to_owned()));
        let address = said.map(|said| said.split_whitespace().next().unwrap_or("").trim_end_matches(['/', '.', ',']).to_owned());
        match address {
            Some(address) => Ok(Server { process, address }),
            None => {
                let _gone = process.kill();
                Err("the server did not say where it listens".to_owned())
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _gone = self.process.kill();
        let _ended = self.process.wait();
    }
}
