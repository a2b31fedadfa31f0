//! `trilynx man FOLDER`: a manual page for the program and one for each of its commands, made from what `--help` says.
//!
//! The one thing to know: clap keeps the parts of a page apart, and we add those that it cannot know: exit status, files, related pages.

use crate::{Arguments, Outcome};
use clap::CommandFactory as _;
use clap_mangen::roff::{Roff, bold, roman};
use std::path::Path;

/// Every exit code, as docs/terminal.md has them.
const EXIT_STATUS: [(&str, &str); 5] = [
    ("0", "Done."),
    (
        "1",
        "What was to be checked is wrong: a record (verify), what a server depends on (doctor), a server that is not ready (health). Standard output says how.",
    ),
    ("2", "An argument, a setting, a file or a line that cannot be used. Standard error says which."),
    ("3", "serve: the server may no longer serve, and is worth starting again."),
    ("129", "play and replay on a full screen: the terminal has gone away."),
];

/// What a server reads and writes.
const FILES: [(&str, &str); 4] = [
    ("/etc/trilynx/trilynx.toml", "Settings of the service, where the package for Debian is installed."),
    ("/etc/trilynx/environment", "The same settings as variables, one on each line, if it exists. Variables win."),
    ("/var/lib/trilynx", "Games and accounts of that service."),
    (
        "~/.local/share/trilynx/trilynx.db",
        "Games and accounts of a server that a user has started, unless --database or XDG_DATA_HOME say otherwise.",
    ),
];

pub fn run(folder: &Path) -> Outcome {
    let describe = |error: std::io::Error| format!("{}: {error}", folder.display());
    for (name, text) in pages() {
        std::fs::write(folder.join(format!("{name}.1")), text).map_err(describe)?;
    }
    Ok(())
}

/// The name of each page and its text.
fn pages() -> Vec<(String, Vec<u8>)> {
    let mut command = Arguments::command();
    // `help` repeats every command as one of its own.
    command = command.disable_help_subcommand(true);
    command.build();
    let mut pages = Vec::new();
    add(&command, "trilynx", None, &mut pages);
    pages
}

/// The page of a command, then those of its commands.
fn add(command: &clap::Command, name: &str, parent: Option<&str>, pages: &mut Vec<(String, Vec<u8>)>) {
    let commands: Vec<(String, &clap::Command)> = command
        .get_subcommands()
        .filter(|command| !command.is_hide_set())
        .map(|below| (format!("{name}-{}", below.get_name()), below))
        .collect();
    let related: Vec<String> = parent.map(str::to_owned).into_iter().chain(commands.iter().map(|(name, _)| name.clone())).collect();
    pages.push((name.to_owned(), page(command, name, &related)));
    for (page_name, below) in commands {
        add(below, &page_name, Some(name), pages);
    }
}

fn page(command: &clap::Command, name: &str, related: &[String]) -> Vec<u8> {
    let man = clap_mangen::Man::new(command.clone().display_name(name));
    // Without a date the same program always writes the same pages. clap_mangen would leave an empty one out, and shift what follows.
    let title = format!(".TH {} 1 \"\" \"trilynx {}\" Trilynx\n", name.to_uppercase(), env!("CARGO_PKG_VERSION"));
    let mut text = title.into_bytes();
    man.render_name_section(&mut text).expect("memory takes it");
    man.render_synopsis_section(&mut text).expect("memory takes it");
    man.render_description_section(&mut text).expect("memory takes it");
    if command.get_arguments().any(|argument| !argument.is_hide_set()) {
        man.render_options_section(&mut text).expect("memory takes it");
    }
    if command.has_subcommands() {
        man.render_subcommands_section(&mut text).expect("memory takes it");
    }
    let mut rest = Roff::new();
    if let Some(examples) = command.get_after_help() {
        rest.control("SH", ["EXAMPLES"]).control("nf", []);
        for line in examples.to_string().lines() {
            rest.text([roman(line)]);
        }
        rest.control("fi", []);
    }
    let mut list = |title: &str, entries: &[(&str, &str)]| {
        rest.control("SH", [title]);
        for (term, meaning) in entries {
            rest.control("TP", []).text([bold(*term)]).text([roman(*meaning)]);
        }
    };
    list("EXIT STATUS", &EXIT_STATUS);
    if matches!(name, "trilynx" | "trilynx-serve") {
        list("FILES", &FILES);
    }
    if !related.is_empty() {
        rest.control("SH", ["SEE ALSO"]);
        let names: Vec<_> = related
            .iter()
            .enumerate()
            .flat_map(|(n, name)| [bold(name.clone()), roman(if n + 1 < related.len() { "(1), " } else { "(1)" })])
            .collect();
        rest.text(names);
    }
    rest.to_writer(&mut text).expect("memory takes it");
    // An empty line ends the line before it; mandoc complains about the breaks that clap_mangen puts around it.
    String::from_utf8(text).expect("help is UTF-8").replace(".br\n\n.br\n", ".sp\n").into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_and_every_flag_has_its_place() {
        let pages = pages();
        let mut command = Arguments::command();
        command.build();
        let mut seen = 0;
        visit(&command, "trilynx", &mut |name, command| {
            seen += 1;
            let (_, text) = pages.iter().find(|(page, _)| page == name).unwrap_or_else(|| panic!("{name} has no page"));
            let text = String::from_utf8(text.clone()).expect("UTF-8").replace("\\-", "-");
            for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
                let written = argument.get_long().map_or_else(|| argument.get_id().to_string().to_uppercase(), |long| format!("--{long}"));
                let value = argument.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
                assert!(text.contains(&written) || value.is_some_and(|value| text.contains(&value)), "{name}: {written}");
            }
            assert!(text.contains(".SH \"EXIT STATUS\""), "{name}");
        });
        assert_eq!(seen, pages.len(), "no page is of another command");
    }

    fn visit(command: &clap::Command, name: &str, at: &mut impl FnMut(&str, &clap::Command)) {
        at(name, command);
        for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
            visit(below, &format!("{name}-{}", below.get_name()), at);
        }
    }
}
