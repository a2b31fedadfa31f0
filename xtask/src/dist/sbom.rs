//! The bill of materials: everything that is in the program, in CycloneDX 1.5, for scanners and lawyers.

use super::parts::{self, Kind, Part};
use super::{Release, answer};
use serde_json::{Value, json};
use std::process::Command;

/// As text, with the same bytes for the same commit.
pub fn write(triple: &str, release: &Release) -> Result<String, String> {
    let parts = parts::all(triple)?;
    let date = answer(Command::new("date").args(["--utc", "+%Y-%m-%dT%H:%M:%SZ"]).arg(format!("--date=@{}", release.epoch)))?;
    let bill = bill(&parts, release, triple, &date)?;
    serde_json::to_string_pretty(&bill).map(|text| text + "\n").map_err(|error| error.to_string())
}

fn bill(parts: &[Part], release: &Release, triple: &str, date: &str) -> Result<Value, String> {
    let is_program = |part: &&Part| part.kind == Kind::Own && part.name == "trilynx";
    let program = parts.iter().find(is_program).ok_or("the program is no part of itself")?;
    let mut main = component(program, "application");
    let commit = release.commit.as_deref().unwrap_or("unknown");
    main["properties"] = json!([{ "name": "trilynx:commit", "value": commit }, { "name": "trilynx:target", "value": triple }]);
    let others: Vec<Value> = parts.iter().filter(|part| !is_program(part)).map(|part| component(part, "library")).collect();
    // The client is embedded by one of our crates.
    let direct: Vec<String> = parts.iter().filter(|part| part.kind == Kind::Npm).map(Part::identity).collect();
    let dependencies: Vec<Value> = parts
        .iter()
        .map(|part| {
            let mut needs: Vec<String> = part.needs.iter().cloned().collect();
            if part.kind == Kind::Own && part.name == "trilynx-web" {
                needs.extend(direct.iter().cloned());
            }
            json!({ "ref": part.identity(), "dependsOn": needs })
        })
        .collect();
    Ok(json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": date,
            "tools": { "components": [{ "type": "application", "name": "cargo xtask dist", "version": release.version }] },
            "component": main,
        },
        "components": others,
        "dependencies": dependencies,
    }))
}

fn component(part: &Part, kind: &str) -> Value {
    let mut component = json!({
        "type": kind,
        "bom-ref": part.identity(),
        "name": part.name,
        "version": part.version,
        "purl": part.identity(),
        "licenses": [{ "expression": part.licence }],
    });
    if let Some((algorithm, sum)) = &part.sum {
        component["hashes"] = json!([{ "alg": algorithm, "content": sum }]);
    }
    if part.kind == Kind::Library {
        component["cpe"] = json!(format!("cpe:2.3:a:{0}:{0}:{1}:*:*:*:*:*:*:*", part.name, part.version));
    }
    component
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_reference_leads_to_one_component() {
        let release = Release { version: "1.2.3".to_owned(), commit: None, epoch: 0 };
        let bill: Value = serde_json::from_str(&write("x86_64-unknown-linux-musl", &release).expect("a bill")).expect("JSON");
        assert_eq!(bill["metadata"]["timestamp"], "1970-01-01T00:00:00Z");
        let components = bill["components"].as_array().expect("a list").iter().chain([&bill["metadata"]["component"]]);
        let names: Vec<&str> = components.map(|component| component["bom-ref"].as_str().expect("a name")).collect();
        let known: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(known.len(), names.len(), "no name is there twice");
        let dependencies = bill["dependencies"].as_array().expect("a list");
        assert_eq!(dependencies.len(), names.len());
        for dependency in dependencies {
            let needs = dependency["dependsOn"].as_array().expect("a list").iter();
            for name in needs.chain([&dependency["ref"]]) {
                assert!(known.contains(name.as_str().expect("a name")), "{name}");
            }
        }
    }
}
