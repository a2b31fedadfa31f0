//! `cargo xtask browser`, `browsers`, `screenshots`, `vitals`, `frames` and `weight`: the web app in real browsers, over the real server. See `web/e2e`.

use crate::{Outcome, cargo, install, root, run, site, web};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The browser tests; words choose among them.
pub fn test(words: &[&str]) -> Outcome {
    let mut command = playwright("tests")?;
    if let Some(folder) = site::for_tests()? {
        command.env("TRILYNX_SITE_FOLDER", folder);
    }
    run(command.args(words))
}

/// What a program without the engine for browsers does instead, with such a program in a folder.
pub fn test_without_engine(folder: &Path) -> Outcome {
    run(playwright("tests")?.arg("without-engine.spec").env("TRILYNX_BUILT", folder))
}

/// Short visits in Firefox and WebKit; words choose among them.
pub fn test_others(words: &[&str]) -> Outcome {
    let firefox = install::firefox()?;
    let webkit = install::webkit()?;
    let mut command = playwright("browsers")?;
    command.env("TRILYNX_FIREFOX", firefox).env("TRILYNX_WEBKIT_DRIVER", webkit.driver).env("TRILYNX_WEBKIT", webkit.browser);
    run(command.args(words))
}

/// Every screen at five sizes, in both themes and with a board in each set, as pictures in a folder; words choose among them.
pub fn screenshots(arguments: &[&str]) -> Outcome {
    let (folder, words) = match arguments {
        [] => (root().join("target/screenshots"), &[][..]),
        [folder, words @ ..] => (std::env::current_dir().map_err(|error| error.to_string())?.join(folder), words),
    };
    run(playwright("screenshots")?.env("TRILYNX_PICTURES", &folder).env("TRILYNX_WORDS", words.join(" ")))?;
    println!("\nThe pictures are in {}", folder.display());
    Ok(())
}

/// How fast the first pages feel on a slow phone, and a bot's first answer without a network.
pub fn vitals() -> Outcome {
    run(playwright("vitals")?.args(["--workers", "1"]))
}

/// How smooth the longest motions of a board are on a slow phone.
pub fn frames() -> Outcome {
    run(playwright("frames")?.args(["--workers", "1"]))
}

/// How much a browser fetches and keeps: on the way to a first table, for times without a network, and the engine.
pub fn weight() -> Outcome {
    run(playwright("tests")?.arg("weight.spec"))?;
    kept()
}

/// How much a browser keeps for times without a network.
pub fn kept() -> Outcome {
    run(cargo().args(["run", "--quiet", "--locked", "--package", "trilynx-web", "--example", "weight"]))
}

/// What the engine says to these lines in Chromium.
pub fn ask_engine(lines: &str) -> Result<String, String> {
    let folder = root().join("target/browser");
    let (asked, said) = (folder.join("engine-lines"), folder.join("engine-said"));
    let cannot = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&asked, lines)).map_err(cannot)?;
    run(playwright("engine")?.env("TRILYNX_LINES", &asked).env("TRILYNX_SAID", &said))?;
    std::fs::read_to_string(&said).map_err(cannot)
}

/// Playwright's test runner for one of our projects, with everything it needs built and installed.
fn playwright(project: &str) -> Result<Command, String> {
    let chromium: PathBuf = install::chromium()?;
    web::packages()?;
    crate::test::build()?;
    let mut command = Command::new("node");
    command.current_dir(root().join("web")).arg("node_modules/@playwright/test/cli.js");
    command.args(["test", "--config", "e2e"]).arg(format!("--project={project}"));
    command.env("TRILYNX_CHROMIUM", chromium).env("TRILYNX_BUILT", root().join("target/debug"));
    Ok(command)
}
