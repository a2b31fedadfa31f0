//! Completions are read by the shells that are there.

#![cfg(feature = "terminal")]

use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn every_shell_that_is_there_reads_its_completions() {
    for (shell, program, arguments) in [
        ("bash", "bash", ["-n"].as_slice()),
        ("zsh", "zsh", &["-n"]),
        ("fish", "fish", &["--no-execute"]),
        ("powershell", "pwsh", &["-Command", "-"]),
    ] {
        let script = completions(shell);
        for word in ["connect", "replay", "perft", "movetime"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
        let started = Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        let Ok(mut reader) = started else { continue };
        reader.stdin.take().expect("piped").write_all(script.as_bytes()).expect("it reads");
        let read = reader.wait_with_output().expect("it ends");
        assert!(read.status.success() && read.stderr.is_empty(), "{shell}: {}", String::from_utf8_lossy(&read.stderr));
    }
}

/// PowerShell itself is in no package registry, so a grammar that others wrote for editors reads its completions in any case.
#[test]
fn the_completions_of_powershell_follow_its_grammar() {
    // The grammar knows a block as the argument of a method only in parentheses; PowerShell takes both.
    let script = completions("powershell").replace(".Where{", ".Where({").replace("\"$wordToComplete*\" }", "\"$wordToComplete*\" })");
    assert_eq!(mistakes(&script), Vec::<String>::new());
    assert!(script.len() > 50_000, "{} bytes", script.len());
    // It does notice what is wrong.
    for (right, wrong) in [
        ("[CompletionResult]::new(", "[CompletionResult]::new(("),
        ("switch ($command) {", "switch ($command) {{"),
        ("'trilynx;play' {", "'trilynx;play {"),
    ] {
        assert!(script.contains(right), "{right}");
        assert_ne!(mistakes(&script.replacen(right, wrong, 1)), Vec::<String>::new(), "{wrong}");
    }
}

fn completions(shell: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_trilynx")).args(["completions", shell]).output().expect("it runs");
    assert!(output.status.success(), "{shell}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The lines that no rule of the grammar fits.
fn mistakes(script: &str) -> Vec<String> {
    let mut parser = tree_sitter::Parser::new();
    parser.set_language(&tree_sitter_powershell::LANGUAGE.into()).expect("a grammar for this parser");
    let tree = parser.parse(script, None).expect("it ends");
    let (mut found, mut open) = (Vec::new(), vec![tree.root_node()]);
    while let Some(node) = open.pop() {
        if node.is_error() || node.is_missing() {
            found.push(script.lines().nth(node.start_position().row).unwrap_or_default().to_owned());
        }
        open.extend((0..node.child_count()).filter_map(|n| node.child(n as u32)));
    }
    found
}
