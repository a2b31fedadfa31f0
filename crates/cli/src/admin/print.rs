//! What `trilynx admin` prints: lines for people, or JSON.

use super::{Desk, said};
use crate::{Failure, Outcome};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write as _;
use trilynx_games::record::date_of;
use trilynx_protocol::PersonId;
use trilynx_protocol::wire::Error;
use trilynx_server::error::ApiError;
use trilynx_server::store::{ActRow, BanRow, Kind, PersonRow, Role};

/// What is wrong with a name or a password.
pub fn words(error: &ApiError) -> String {
    match &error.0 {
        Error::Unfit { message, .. } | Error::Malformed { message } => message.clone(),
        other => json!(other).to_string(),
    }
}

/// A time of the calendar, in UTC, to the minute: `2026-11-18 15:04 UTC`.
pub fn time(unix_ms: u64) -> String {
    let minute = unix_ms / 60_000 % 1440;
    format!("{} {:02}:{:02} UTC", date_of(unix_ms), minute / 60, minute % 60)
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Guest => "guest",
        Kind::Account => "account",
        Kind::Deleted => "deleted",
    }
}

fn ban_json(ban: Option<&BanRow>) -> Value {
    ban.map_or(
        Value::Null,
        |ban| json!({ "reason": ban.reason, "since_unix_ms": ban.imposed_unix_ms, "until_unix_ms": ban.until_unix_ms, "act": ban.number }),
    )
}

/// What is known of one account.
struct Shown {
    person: PersonRow,
    roles: Vec<Role>,
    ban: Option<BanRow>,
}

impl Shown {
    fn json(&self) -> Value {
        let roles: Vec<&str> = self.roles.iter().map(|role| role.name()).collect();
        let PersonRow { id, name, kind: what, bot, created_unix_ms, merged_into } = &self.person;
        json!({
            "id": id,
            "name": name,
            "kind": kind(*what),
            "program": bot,
            "created_unix_ms": created_unix_ms,
            "merged_into": merged_into,
            "roles": roles,
            "ban": ban_json(self.ban.as_ref()),
        })
    }

    /// What makes it differ from any other.
    fn marks(&self) -> String {
        let mut marks: Vec<String> = self.roles.iter().map(ToString::to_string).collect();
        if self.person.bot {
            marks.push("program".to_owned());
        }
        match &self.ban {
            Some(BanRow { until_unix_ms: Some(until), .. }) => marks.push(format!("banned until {}", time(*until))),
            Some(_) => marks.push("banned".to_owned()),
            None => {}
        }
        marks.join(", ")
    }
}

impl Desk {
    async fn shown(&self, person: PersonRow) -> Result<Shown, Failure> {
        let roles = self.store.roles(person.id).await.map_err(said)?;
        let ban = self.store.ban(person.id, self.now_unix_ms).await.map_err(said)?;
        Ok(Shown { person, roles, ban })
    }

    pub(super) async fn print_accounts(&self, ids: &[PersonId], more: bool) -> Outcome {
        let mut people: BTreeMap<PersonId, PersonRow> =
            self.store.people(ids).await.map_err(said)?.into_iter().map(|person| (person.id, person)).collect();
        let mut accounts = Vec::new();
        for person in ids.iter().filter_map(|id| people.remove(id)) {
            accounts.push(self.shown(person).await?);
        }
        let next = accounts.last().filter(|_| more).map(|last| last.person.name.clone());
        let mut out = std::io::stdout();
        if self.json {
            let listed: Vec<Value> = accounts.iter().map(Shown::json).collect();
            writeln!(out, "{}", json!({ "accounts": listed, "next": next }))?;
            return Ok(());
        }
        if accounts.is_empty() {
            writeln!(out, "There is no such account")?;
        }
        for account in &accounts {
            let PersonRow { id, name, created_unix_ms, .. } = &account.person;
            let line = format!("{name:<20}  {id}  {}  {}", time(*created_unix_ms), account.marks());
            writeln!(out, "{}", line.trim_end())?;
        }
        if let Some(next) = next {
            writeln!(out, "There are more: --after {next}")?;
        }
        Ok(())
    }

    pub(super) async fn show(&self, person: &PersonRow) -> Outcome {
        let counts = self.store.account_counts(person.id, self.now_unix_ms).await.map_err(said)?;
        let shown = self.shown(person.clone()).await?;
        let mute = self.store.mute(person.id, self.now_unix_ms).await.map_err(said)?;
        // The address itself is nobody's business but the owner's.
        let mail = self.store.mail_address(person.id).await.map_err(said)?.is_some_and(|row| row.confirmed);
        let mut out = std::io::stdout();
        if self.json {
            let mut json = shown.json();
            json["sessions"] = counts.sessions.into();
            json["tokens"] = counts.tokens.into();
            json["mail_confirmed"] = mail.into();
            json["tables"] = counts.tables.into();
            json["open_tables"] = counts.open_tables.into();
            json["seen_unix_ms"] = counts.seen_unix_ms.into();
            json["mute"] = mute.map_or(Value::Null, |mute| {
                json!({ "reason": mute.reason, "since_unix_ms": mute.imposed_unix_ms, "until_unix_ms": mute.until_unix_ms, "act": mute.number })
            });
            writeln!(out, "{json}")?;
            return Ok(());
        }
        let mut line = |what: &str, text: &str| writeln!(out, "{what:<9} {text}");
        line("name", if person.name.is_empty() { "-" } else { &person.name })?;
        line("id", person.id.as_str())?;
        line("kind", if person.bot { "account of a program" } else { kind(person.kind) })?;
        line("since", &time(person.created_unix_ms))?;
        if let Some(account) = person.merged_into {
            line("became", account.as_str())?;
        }
        line("seen", &counts.seen_unix_ms.map_or_else(|| "not signed in".to_owned(), time))?;
        line("sessions", &counts.sessions.to_string())?;
        line("tokens", &counts.tokens.to_string())?;
        line("email", if mail { "confirmed" } else { "not confirmed" })?;
        line("tables", &format!("{} ({} not over)", counts.tables, counts.open_tables))?;
        let roles: Vec<&str> = shown.roles.iter().map(|role| role.name()).collect();
        line("roles", if roles.is_empty() { "-".to_owned() } else { roles.join(", ") }.as_str())?;
        match &shown.ban {
            None => line("banned", "no")?,
            Some(ban) => {
                let until = ban.until_unix_ms.map_or_else(|| "for good".to_owned(), |until| format!("until {}", time(until)));
                line("banned", &format!("{until}: {}", ban.reason))?;
            }
        }
        match &mute {
            None => line("muted", "no")?,
            Some(mute) => line("muted", &format!("until {}: {}", time(mute.until_unix_ms.unwrap_or_default()), mute.reason))?,
        }
        Ok(())
    }

    pub(super) async fn print_acts(&self, acts: &[ActRow]) -> Outcome {
        let ids: Vec<PersonId> = acts.iter().flat_map(|act| [act.person, act.by_person]).flatten().collect();
        let people: BTreeMap<PersonId, String> =
            self.store.people(&ids).await.map_err(said)?.into_iter().map(|person| (person.id, person.name)).collect();
        let name = |person: PersonId| people.get(&person).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| person.to_string());
        let mut out = std::io::stdout();
        for act in acts {
            let details: Value = act.details.as_deref().and_then(|details| serde_json::from_str(details).ok()).unwrap_or_default();
            if self.json {
                let person = act.person.map(|person| json!({ "id": person, "name": people.get(&person) }));
                let line = json!({
                    "number": act.number, "unix_ms": act.unix_ms, "host": act.host, "by": act.by_person, "act": act.kind,
                    "person": person, "reason": act.reason, "details": details,
                });
                writeln!(out, "{line}")?;
                continue;
            }
            let by = act.by_person.map(name).or_else(|| act.host.clone()).unwrap_or_default();
            let about = act.person.map(name).unwrap_or_default();
            let details = if details.is_null() { String::new() } else { details.to_string() };
            let rest = [about, act.reason.clone().unwrap_or_default(), details];
            let rest: Vec<String> = rest.into_iter().filter(|part| !part.is_empty()).collect();
            writeln!(out, "{:>5}  {}  {by:<12}  {:<11} {}", act.number, time(act.unix_ms), act.kind, rest.join("  "))?;
        }
        if acts.is_empty() && !self.json {
            writeln!(out, "Nothing was done")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::time;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399, "2000-02-28 23:59 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (951_868_800, "2000-03-01 00:00 UTC"),
            (1_767_225_599, "2025-12-31 23:59 UTC"),
            (4_107_542_400, "2100-03-01 00:00 UTC"),
        ] {
            assert_eq!(time(seconds * 1000), expected);
        }
    }
}
