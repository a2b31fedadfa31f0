//! Completions are read by the shells that are there.

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
        let output = Command::new(env!("CARGO_BIN_EXE_trilynx")).args(["completions", shell]).output().expect("it runs");
        assert!(output.status.success(), "{shell}");
        let script = String::from_utf8(output.stdout).expect("UTF-8");
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
