//! Random commands against a few lines of plain Rust that say what a store is.

use super::sample::{DIGEST, Place, append, entries, granted, on_both, person, row, table};
use fastrand::Rng;
use futures_util::future::join_all;
use std::collections::{BTreeMap, HashMap};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Occupant, PersonId, TableId};
use trilynx_server::store::{Append, AppendError, CommandKey, GamesFilter, Owned, Store, TableRow, ToMove};

on_both!(a_store_does_what_its_model_does);

const TABLES: u64 = 6;
const PEOPLE: u64 = 3;
const STEPS: usize = 150;

#[derive(Clone, Default)]
struct Model {
    tables: BTreeMap<TableId, ModelTable>,
    service_ms: u64,
}

#[derive(Clone)]
struct ModelTable {
    epoch: u32,
    version: u32,
    row: TableRow,
    keys: HashMap<(PersonId, String), u32>,
    snapshot: Option<(u32, String)>,
}

fn named(key: &CommandKey) -> (PersonId, String) {
    (key.person, key.name.clone())
}

impl Model {
    fn append(&mut self, appends: &[Append]) -> Result<(), AppendError> {
        let mut next = self.clone();
        for append in appends {
            let old = next.tables.get(&append.table);
            if let Some(key) = &append.key
                && let Some(version) = self.tables.get(&append.table).and_then(|table| table.keys.get(&named(key)))
            {
                return Err(AppendError::Repeated(granted(*version)));
            }
            let (epoch, version) = old.map_or((append.epoch, 0), |table| (table.epoch, table.version));
            if append.epoch != epoch || append.entries.first().is_none_or(|entry| entry.version != version + 1) {
                return Err(AppendError::Conflict);
            }
            if append.key.as_ref().is_some_and(|key| old.is_some_and(|table| table.keys.contains_key(&named(key)))) {
                return Err(AppendError::Conflict);
            }
            let last = append.entries.last().expect("not empty");
            let mut table = old.cloned().unwrap_or_else(|| ModelTable {
                epoch,
                version: 0,
                row: append.line.clone(),
                keys: HashMap::new(),
                snapshot: None,
            });
            table.version = last.version;
            table.row = append.line.clone();
            if let Some(key) = &append.key {
                table.keys.insert(named(key), last.version);
            }
            if let Some(snapshot) = &append.snapshot {
                table.snapshot = Some((last.version, snapshot.clone()));
            }
            next.service_ms = next.service_ms.max(last.at.service_ms);
            next.tables.insert(append.table, table);
        }
        *self = next;
        Ok(())
    }

    fn own(&mut self, id: TableId) -> Option<Owned> {
        let table = self.tables.get_mut(&id)?;
        table.epoch += 1;
        let after = table.snapshot.as_ref().map_or(0, |(version, _)| *version);
        Some(Owned { epoch: table.epoch, snapshot: table.snapshot.clone(), entries: entries(after + 1..=table.version), unserved_ms: 0 })
    }

    /// An append that would be right, or is wrong in one of the usual ways.
    fn some_append(&self, random: &mut Rng) -> Append {
        let id = table(random.u64(..TABLES));
        let known = self.tables.get(&id);
        let (mut epoch, mut first) = known.map_or((1, 1), |table| (table.epoch, table.version + 1));
        match random.u32(..12) {
            0 => epoch += 1,
            1 if epoch > 1 => epoch -= 1,
            2 => first += 1,
            3 if first > 1 => first -= 1,
            _ => {}
        }
        let mut append = append(id, epoch, first..=first + random.u32(..3));
        // Few keys, so that they come again.
        append.key = random.bool().then(|| CommandKey {
            person: person(random.u64(..PEOPLE)),
            name: format!("key {}", random.u32(..40)),
            digest: DIGEST,
        });
        append.snapshot = (random.u32(..6) == 0).then(|| format!("snapshot {first}"));
        append.line = TableRow {
            stage: *random.choice(&[Stage::Waiting, Stage::Playing, Stage::Between, Stage::Over]).expect("not empty"),
            occupants: (0..2).map(|_| random.bool().then(|| Occupant::Person(person(random.u64(..PEOPLE))))).collect(),
            deadline_service_ms: random.bool().then(|| random.u64(..1000)),
            to_move: *random.choice(&[ToMove::Seat(0), ToMove::Seat(1), ToMove::Nobody, ToMove::Unknown]).expect("not empty"),
            ..append.line
        };
        append
    }

    async fn compare(&self, store: &Store) {
        for n in 0..TABLES {
            let known = self.tables.get(&table(n));
            assert_eq!(store.row(table(n)).await.unwrap().as_ref(), known.map(|table| &table.row));
            assert_eq!(store.log(table(n), 0, u32::MAX).await.unwrap(), entries(1..=known.map_or(0, |table| table.version)));
            for ((person, key), version) in known.into_iter().flat_map(|table| &table.keys) {
                assert_eq!(store.granted(table(n), *person, key).await.unwrap(), Some(granted(*version)));
            }
        }
        for n in 0..PEOPLE {
            let sits = |row: &TableRow| row.occupants.contains(&Some(Occupant::Person(person(n))));
            let mut expected: Vec<TableId> = self.tables.iter().filter(|(_, table)| sits(&table.row)).map(|(id, _)| *id).collect();
            expected.reverse();
            let found = store.games(GamesFilter { person: Some(person(n)), ..GamesFilter::default() }).await.unwrap();
            assert_eq!(found.into_iter().map(|(id, _)| id).collect::<Vec<_>>(), expected, "all were opened at one time: ids descend");
        }
        let waits = |table: &&ModelTable| table.row.stage == Stage::Waiting;
        assert_eq!(store.open_tables(100).await.unwrap().len(), self.tables.values().filter(waits).count());
        let due = |table: &&ModelTable| table.row.stage != Stage::Over && table.row.deadline_service_ms.is_some();
        assert_eq!(store.deadlines(100).await.unwrap().len(), self.tables.values().filter(due).count());
        assert_eq!(store.service_clock().await.unwrap(), self.service_ms);
    }
}

async fn a_store_does_what_its_model_does(place: Place) {
    let seed = std::env::var("TRILYNX_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(|| fastrand::u64(..));
    println!("TRILYNX_SEED={seed}");
    let mut random = Rng::with_seed(seed);
    let mut model = Model::default();
    let mut store = place.open().await;
    for n in 0..PEOPLE {
        store.create_guest(person(n), "guest", row().opened_unix_ms).await.unwrap();
    }
    for step in 0..STEPS {
        match random.u32(..20) {
            0 => {
                store.close().await;
                store = place.open().await;
            }
            1 | 2 => {
                let id = table(random.u64(..TABLES));
                assert_eq!(store.own(id, 0).await.unwrap(), model.own(id), "step {step}");
            }
            3 => {
                let service_ms = random.u64(..2000);
                model.service_ms = model.service_ms.max(service_ms);
                assert_eq!(store.heartbeat(service_ms).await.unwrap(), model.service_ms, "step {step}");
            }
            // Several at once: queued in this order, and judged in it.
            4..=8 => {
                let mut ahead = model.clone();
                let lists: Vec<Vec<Append>> = (0..random.usize(2..12))
                    .map(|_| {
                        let list: Vec<Append> = (0..random.usize(1..3)).map(|_| ahead.some_append(&mut random)).collect();
                        // The next ones build on it, as far as it is right.
                        let _ = ahead.append(&list);
                        list
                    })
                    .collect();
                let expected: Vec<_> = lists.iter().map(|list| model.append(list)).collect();
                assert_eq!(join_all(lists.into_iter().map(|list| store.append(list))).await, expected, "step {step}");
            }
            _ => {
                let list = vec![model.some_append(&mut random)];
                assert_eq!(store.append(list.clone()).await, model.append(&list), "step {step}");
            }
        }
        if step % 10 == 9 {
            model.compare(&store).await;
        }
    }
    model.compare(&store).await;
}
