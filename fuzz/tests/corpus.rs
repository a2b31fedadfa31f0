//! Replays every input the fuzz targets have found so far.

use std::path::Path;

#[test]
fn every_kept_input_keeps_its_law() {
    for (name, law) in trilynx_fuzz::LAWS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
        let mut inputs: Vec<_> = std::fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            .map(|entry| entry.expect("a readable folder").path())
            .collect();
        inputs.sort();
        assert!(!inputs.is_empty(), "{} is empty", folder.display());
        for input in &inputs {
            // Printed only when the law is broken: the last line names the input.
            println!("{}", input.display());
            law(&std::fs::read(input).expect("a readable file"));
        }
        println!("{name}: {} inputs", inputs.len());
    }
}

#[test]
fn every_law_has_a_target_of_its_name() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz_targets");
    let mut targets: Vec<String> = std::fs::read_dir(folder)
        .expect("a readable folder")
        .map(|entry| entry.expect("a readable folder").path().file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    targets.sort();
    let mut laws: Vec<&str> = trilynx_fuzz::LAWS.iter().map(|(name, _)| *name).collect();
    laws.sort();
    assert_eq!(targets, laws);
}
