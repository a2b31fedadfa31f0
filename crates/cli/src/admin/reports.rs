//! `trilynx admin reports`: who was reported, and for what.

use super::print::time;
use super::{Desk, said};
use crate::Outcome;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write as _;
use trilynx_protocol::PersonId;
use trilynx_server::store::PersonRow;

/// A word of the wire: the category of a report, or what became of it.
fn word(value: impl serde::Serialize) -> String {
    json!(value).as_str().unwrap_or_default().to_owned()
}

impl Desk {
    /// People with open reports, those who have waited longest first.
    pub(super) async fn print_reported(&self, limit: u32) -> Outcome {
        let rows = self.store.reported(None, limit).await.map_err(said)?;
        let ids: Vec<PersonId> = rows.iter().map(|row| row.person).collect();
        let names = self.names(&ids).await?;
        let mut out = std::io::stdout();
        let mut listed = Vec::new();
        for row in &rows {
            let categories: Vec<String> = self.store.reported_for(row.person).await.map_err(said)?.into_iter().map(word).collect();
            let name = names.get(&row.person).map_or("", String::as_str);
            if self.json {
                listed.push(json!({
                    "id": row.person, "name": name, "reporters": row.reporters, "categories": categories, "since_unix_ms": row.since_unix_ms,
                }));
                continue;
            }
            let since = time(row.since_unix_ms);
            writeln!(out, "{name:<20}  {}  since {since}  {} by {}", row.person, categories.join(", "), row.reporters)?;
        }
        if self.json {
            writeln!(out, "{}", json!({ "reported": listed }))?;
        } else if rows.is_empty() {
            writeln!(out, "There are no open reports")?;
        }
        Ok(())
    }

    /// What was reported about somebody, newest first.
    pub(super) async fn print_reports(&self, person: &PersonRow, limit: u32) -> Outcome {
        let rows = self.store.reports_about(person.id, limit).await.map_err(said)?;
        let ids: Vec<PersonId> = rows.iter().map(|row| row.report.reporter).collect();
        let names = self.names(&ids).await?;
        let mut out = std::io::stdout();
        for row in &rows {
            let (report, state) = (&row.report, word(row.state));
            let by = names.get(&report.reporter).map_or("", String::as_str);
            if self.json {
                let evidence: Vec<Value> =
                    report.evidence.iter().map(|line| json!({ "text": line.text, "unix_ms": line.unix_ms })).collect();
                let line = json!({
                    "number": row.number, "unix_ms": report.unix_ms, "by": report.reporter, "category": report.category, "state": state,
                    "table": report.table, "text": report.text, "evidence": evidence,
                });
                writeln!(out, "{line}")?;
                continue;
            }
            let table = report.table.map_or_else(String::new, |table| format!("  table {table}"));
            writeln!(out, "{:>5}  {}  {by:<20}  {}  {state}{table}", row.number, time(report.unix_ms), word(report.category))?;
            if !report.text.is_empty() {
                writeln!(out, "       {}", report.text)?;
            }
            for line in &report.evidence {
                writeln!(out, "       {}  said: {}", time(line.unix_ms), line.text)?;
            }
        }
        if rows.is_empty() && !self.json {
            writeln!(out, "Nothing was reported about {}", person.name)?;
        }
        Ok(())
    }

    pub(super) async fn names(&self, ids: &[PersonId]) -> Result<BTreeMap<PersonId, String>, crate::Failure> {
        let people = self.store.people(ids).await.map_err(said)?;
        Ok(people.into_iter().map(|person| (person.id, person.name)).collect())
    }
}
