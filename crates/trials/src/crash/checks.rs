//! Holds what was acknowledged against what the server says and what its store has.

use super::ledger::{Ledger, Wanted};
use super::{CrashPlan, Report, Wrong};
use crate::client::{Guest, Trouble};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Mutex;
use std::time::Duration;
use trilynx_games::Viewer;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Stage, TableView, ToServer};
use trilynx_protocol::{EndedBy, PersonId, TableId};
use trilynx_server::store::{Store, StoreError};
use trilynx_table::Table;

/// Asks the server for every table as everybody sees it, and compares with what they have.
pub(super) async fn check(address: &str, ledger: &Mutex<Ledger>, plan: &CrashPlan) -> Result<Report, Trouble> {
    let (granted, asked, views, repeated) = {
        let ledger = ledger.lock().expect("nobody panics while holding it");
        (ledger.granted.clone(), ledger.asked.clone(), ledger.views.clone(), ledger.repeated)
    };
    let http = reqwest::Client::builder().no_proxy().build()?;
    let stranger = Guest::arrive(&http, address).await?;
    let mut socket = stranger.connect().await?;
    let mut fresh: BTreeMap<TableId, TableView> = BTreeMap::new();
    for (table, _) in views.keys() {
        if !fresh.contains_key(table) {
            socket.watch(*table).await?;
            fresh.insert(*table, socket.views[table].clone());
            socket.say(&ToServer::Unwatch { table: *table }).await?;
        }
    }
    let acknowledged: HashSet<_> = granted.iter().map(|(table, person, key, _)| (*table, *person, key.clone())).collect();
    for (request, wanted) in &asked {
        let (table, Wanted::Move(number, text), true) = (request.0, wanted, acknowledged.contains(request)) else { continue };
        let game = fresh.get(&table).and_then(|view| view.game.as_ref());
        let kept = game.and_then(|game| game.moves.get(*number as usize)).map(|played| &played.text);
        if kept != Some(text) {
            return Err(Trouble(format!("table {table}: move {number} {text} was acknowledged, but the table has {kept:?}")));
        }
    }
    for ((table, person), folded) in &views {
        let now = &fresh[table];
        let mine =
            |view: &TableView| (view.stage, view.game.as_ref().map(|game| (game.moves.clone(), game.result.clone())), view.chat.len());
        // A client that has not heard the very last events is behind, never beside.
        if folded.version == now.version && mine(folded).1 != mine(now).1 {
            return Err(Trouble(format!("table {table}: {person} has folded something else together")));
        }
        if folded.version > now.version {
            return Err(Trouble(format!(
                "table {table}: {person} heard of version {}, but the table is at {}",
                folded.version, now.version
            )));
        }
    }
    let results = fresh.values().filter_map(|view| view.game.as_ref()?.result.as_ref());
    Ok(Report {
        fault: (plan.fault, plan.times),
        granted: granted.len(),
        repeated,
        ended: results.clone().count(),
        tables: fresh.len(),
        flagged: results.filter(|result| result.by == EndedBy::Time).count(),
        wrong: Wrong::default(),
        took: Duration::ZERO,
    })
}

/// Opens the store itself, and holds every acknowledgement against the logs.
pub(super) async fn check_store(database: &str, ledger: &Mutex<Ledger>) -> Result<Wrong, Trouble> {
    let url = if database.contains("://") { database.to_owned() } else { format!("sqlite:{database}") };
    let trouble = |error: StoreError| Trouble(format!("the store: {error}"));
    let store = Store::open(&url, Default::default()).await.map_err(trouble)?;
    let (granted, tables) = {
        let ledger = ledger.lock().expect("nobody panics while holding it");
        (ledger.granted.clone(), ledger.views.keys().map(|(table, _)| *table).collect::<HashSet<_>>())
    };
    let kept = Kept::read(&store, tables, granted).await.map_err(trouble)?;
    let miscounted = super::explorer::check(&store, &kept.logs).await.map_err(trouble)?;
    store.close().await;
    let mut wrong = kept.hold_against(&ledger.lock().expect("nobody panics while holding it"));
    wrong.other.extend(miscounted);
    Ok(wrong)
}

/// What a store holds of the tables of a trial.
#[derive(Clone, Default)]
pub(crate) struct Kept {
    pub logs: BTreeMap<TableId, Vec<Entry>>,
    pub keys: HashMap<(TableId, PersonId, String), u32>,
}

impl Kept {
    /// The logs of these tables, and what is stored of these acknowledgements.
    pub async fn read(
        store: &Store,
        tables: impl IntoIterator<Item = TableId>,
        granted: Vec<(TableId, PersonId, String, u32)>,
    ) -> Result<Kept, StoreError> {
        let mut kept = Kept::default();
        for (table, person, key, _) in granted {
            if let Some(granted) = store.granted(table, person, &key).await? {
                kept.keys.insert((table, person, key), granted.version);
            }
        }
        for table in tables {
            kept.logs.insert(table, store.log(table, 0, u32::MAX).await?);
        }
        Ok(kept)
    }

    /// Nothing that was acknowledged is missing, nothing is there twice or that nobody asked for, and no command is there in part.
    pub fn hold_against(&self, ledger: &Ledger) -> Wrong {
        let mut wrong = Wrong::default();
        for (table, person, key, version) in &ledger.granted {
            let kept = self.keys.get(&(*table, *person, key.clone()));
            if kept != Some(version) {
                wrong.lost.push(format!("table {table}: {key} of {person} was acknowledged at {version}, the store has {kept:?}"));
            }
            let last = self.logs.get(table).map_or(0, Vec::len);
            if *version as usize > last {
                wrong.lost.push(format!("table {table}: {key} of {person} was acknowledged at {version}, its log ends at {last}"));
            }
        }
        for (table, log) in &self.logs {
            if let Err(what) = is_whole(*table, log, &self.logs) {
                wrong.other.push(format!("table {table}: {what}"));
            }
            was_asked(*table, log, ledger, &mut wrong);
        }
        wrong
    }
}

/// No version is missing, the log can be played, and nothing is begun that its command would have brought to an end.
fn is_whole(id: TableId, log: &[Entry], logs: &BTreeMap<TableId, Vec<Entry>>) -> Result<(), String> {
    if !log.iter().map(|entry| entry.version).eq(1..=log.len() as u32) {
        return Err("its log has gaps".to_owned());
    }
    let table = Table::replay(id, log, &mut |_, _| {}).map_err(|damage| damage.to_string())?;
    let view = table.view(Viewer::Spectator);
    let all_sit = view.seats.iter().all(|seat| seat.occupant.is_some());
    let all_want_more = view.offers.rematch.len() == view.seats.len();
    match view.stage {
        Stage::Playing if table.to_move().is_none() => Err("the last move is there, but not the end of the game".to_owned()),
        Stage::Waiting if all_sit => Err("the last one has sat down, but the game has not begun".to_owned()),
        Stage::Over if all_want_more && view.rematch.is_none() => Err("all want a rematch, but there is none".to_owned()),
        _ => match view.rematch {
            Some(next) if logs.get(&next).is_some_and(Vec::is_empty) => Err(format!("the rematch at {next} was not opened")),
            _ => Ok(()),
        },
    }
}

/// Every move and every word in the log was asked for, and is there once; every move that was acknowledged is there.
fn was_asked(id: TableId, log: &[Entry], ledger: &Ledger, wrong: &mut Wrong) {
    let asked: HashSet<_> = ledger.asked.iter().filter(|((table, ..), _)| *table == id).map(|((_, by, _), wanted)| (by, wanted)).collect();
    let wanted: HashSet<_> = asked.iter().map(|(_, wanted)| *wanted).collect();
    let (mut moves, mut said) = (Vec::new(), HashSet::new());
    for entry in log {
        match &entry.event {
            Event::Moved { text, .. } => {
                let played = Wanted::Move(moves.len() as u32, text.clone());
                if !wanted.contains(&played) {
                    wrong.doubled.push(format!("table {id}: nobody asked for {played:?}"));
                }
                moves.push(text);
            }
            Event::Said { by, text, .. } => {
                if !asked.contains(&(by, &Wanted::Say(text.clone()))) {
                    wrong.doubled.push(format!("table {id}: {by} did not say {text:?}"));
                }
                if !said.insert((by, text)) {
                    wrong.doubled.push(format!("table {id}: {by} said {text:?} once, but it is there twice"));
                }
            }
            _ => {}
        }
    }
    for (table, person, key, _) in ledger.granted.iter().filter(|(table, ..)| *table == id) {
        let kept = match ledger.asked.get(&(*table, *person, key.clone())) {
            Some(Wanted::Move(number, text)) => moves.get(*number as usize) == Some(&text),
            Some(Wanted::Say(text)) => said.contains(&(person, text)),
            Some(Wanted::Other) | None => true,
        };
        if !kept {
            wrong.lost.push(format!("table {id}: {key} of {person} was acknowledged, but is not in the log"));
        }
    }
}
