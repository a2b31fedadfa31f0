//! Which jobs of a group are accepted: each is held against what is stored and against those before it, without any I/O.

use super::append::{AppendError, CommandKey, EventRow, Granted, PreparedAppend};
use super::notifications::NewNotification;
use super::tables::{Columns, Opening, read_stage, stage_name};
use super::writer::{Done, Failure, Job, Verdict};
use super::{StoreError, id, small};
use std::collections::{BTreeMap, HashMap, HashSet};
use trilynx_protocol::{PersonId, TableId};

/// A table as far as the writer has to know it.
#[derive(Clone)]
pub(super) struct TableHead {
    pub epoch: u32,
    pub version: u32,
    pub stage: &'static str,
    pub occupants: String,
    pub opened_unix_ms: i64,
    /// The node that serves it; it may be dead. Nobody's where nodes do not share the store.
    pub owner: Option<String>,
}

/// What a group of jobs needs to know before it can be judged.
pub(super) struct Lookup<'a> {
    pub tables: Vec<TableId>,
    /// Those of them that somebody wants to take over.
    pub taken_over: Vec<TableId>,
    pub keys: Vec<(&'a str, &'a str, &'a str)>,
}

impl<'a> Lookup<'a> {
    pub fn by(jobs: &'a [Job]) -> Lookup<'a> {
        let (mut tables, mut taken_over) = (Vec::new(), Vec::new());
        let mut keys = Vec::new();
        for job in jobs {
            match job {
                Job::Append { appends, .. } => {
                    for append in appends {
                        tables.push(append.table);
                        if let Some(CommandKey { person, name, .. }) = &append.key {
                            keys.push((append.table.as_str(), person.as_str(), name.as_str()));
                        }
                    }
                }
                Job::Own { table, .. } => {
                    tables.push(*table);
                    taken_over.push(*table);
                }
                Job::Heartbeat { .. } | Job::Prove { .. } => {}
            }
        }
        // In one order everywhere, so that two nodes that lock the same rows cannot wait for each other.
        tables.sort_unstable();
        tables.dedup();
        Lookup { tables, taken_over, keys }
    }
}

/// The id, epoch, version, stage, occupants, time of opening and owner of a table.
pub(super) type RawTableHead = (String, i64, i64, String, String, i64, Option<String>);

pub(super) fn table_head(row: RawTableHead) -> Result<(TableId, TableHead), StoreError> {
    let (table, epoch, version, stage, occupants, opened_unix_ms, owner) = row;
    let (epoch, version) = (small(epoch, "tables.epoch")?, small(version, "tables.version")?);
    let stage = stage_name(read_stage(&stage)?);
    Ok((id(&table)?, TableHead { epoch, version, stage, occupants, opened_unix_ms, owner }))
}

/// The table, person, name, version and digest of a command.
pub(super) type RawGranted = (String, String, String, i64, Option<i64>);
pub(super) type GrantedKey = ((TableId, PersonId, String), Granted);

pub(super) fn granted(row: RawGranted) -> Result<GrantedKey, StoreError> {
    let (table, person, key, version, digest) = row;
    Ok(((id(&table)?, id(&person)?, key), Granted { version: small(version, "command_keys.version")?, digest }))
}

pub(super) fn unreadable(error: StoreError) -> Failure {
    Failure::Engine(sqlx::Error::Decode(error.into()))
}

/// What is stored already: the tables of a group, and those of its keys that were granted.
pub(super) struct Known {
    pub tables: HashMap<TableId, TableHead>,
    /// Nothing if they were not looked up: then the engine finds out when one is written twice.
    pub keys: Option<HashMap<(TableId, PersonId, String), Granted>>,
    /// Those of the tables' owners that are alive, as far as anybody wants to take a table from them.
    pub living: HashSet<String>,
}

/// What a group comes to: one verdict a job, and what to write for those accepted.
#[derive(Default)]
pub(super) struct Group<'a> {
    pub verdicts: Vec<Verdict>,
    pub events: Vec<(&'a TableId, &'a EventRow)>,
    pub keys: Vec<(&'a TableId, &'a PersonId, &'a str, u32, i64)>,
    pub snapshots: BTreeMap<&'a TableId, (u32, &'a str)>,
    pub opened: Vec<Touched<'a>>,
    pub changed: Vec<Touched<'a>>,
    /// Tables that only change hands, with their new epochs …
    pub owned: Vec<(TableId, u32)>,
    /// … and the time of service at which they do.
    pub owned_at_ms: u64,
    /// Who sits down at which table, and who is no longer there, with the time of the table's opening.
    pub seated: Vec<(PersonId, i64, TableId)>,
    pub unseated: Vec<(PersonId, i64, TableId)>,
    /// Who stays at a table whose stage has changed, and that stage.
    pub restaged: Vec<(PersonId, i64, TableId, &'static str)>,
    /// Who has said something at which table, and the version of the last of it.
    pub spoken: BTreeMap<(PersonId, TableId), u32>,
    /// Notifications that are no longer true …
    pub obsolete: Vec<(TableId, &'static str)>,
    /// … and those that are, with their tables: the last of each person, kind and subject.
    pub notified: BTreeMap<(PersonId, &'static str, &'a str), (TableId, &'a NewNotification)>,
    pub service_ms: Option<u64>,
    /// Somebody wants to see a write become durable.
    pub proved: bool,
    /// How the tables stand after the group.
    pub after: HashMap<TableId, TableHead>,
    /// Something was refused that may have been granted before, which nobody has looked up: judge again with the keys.
    pub needs_keys: bool,
}

/// A table's row after the group.
pub(super) struct Touched<'a> {
    pub id: TableId,
    pub epoch: u32,
    pub version: u32,
    /// For a new table.
    pub opening: Option<&'a Opening>,
    pub columns: &'a Columns,
    /// As it was read: an engine with other writers holds the row against it once more.
    pub before: Option<(u32, u32)>,
}

impl Group<'_> {
    /// Nothing to write, so nothing to commit.
    pub fn is_idle(&self) -> bool {
        self.events.is_empty() && self.owned.is_empty() && self.service_ms.is_none() && !self.proved
    }
}

/// Judges each job against what is known and against those before it. `node` is the one that asks, where nodes share the store: then a table
/// is written by its owner alone, and never taken from an owner that is alive.
pub(super) fn validate<'a>(jobs: &'a [Job], known: Known, indeterminate: &'a HashSet<TableId>, node: Option<&'a str>) -> Group<'a> {
    let before = known.tables.clone();
    let keys_known = known.keys.is_some();
    let mut now = Projection {
        tables: known.tables,
        keys: known.keys.unwrap_or_default(),
        openings: HashMap::new(),
        columns: BTreeMap::new(),
        indeterminate,
        taken_over: HashSet::new(),
        living: known.living,
        node,
    };
    let mut group = Group::default();
    for job in jobs {
        let verdict = match job {
            Job::Append { appends, .. } => now.accept(appends).map(|()| {
                appends.iter().for_each(|append| group.write(append));
                Done::Stored
            }),
            Job::Own { table, service_ms, .. } => {
                group.owned_at_ms = group.owned_at_ms.max(*service_ms);
                let done = now.own(table);
                // If this node dies before its next heartbeat, nobody's clock is credited with time that was served before it came.
                if node.is_some() && matches!(done, Done::Owned(_)) {
                    group.service_ms = group.service_ms.max(Some(*service_ms));
                }
                Ok(done)
            }
            Job::Heartbeat { service_ms, .. } => {
                group.service_ms = group.service_ms.max(Some(*service_ms));
                Ok(Done::Stored)
            }
            Job::Prove { .. } => {
                group.proved = true;
                Ok(Done::Stored)
            }
        };
        group.needs_keys |= !keys_known && verdict == Err(AppendError::Conflict);
        group.verdicts.push(verdict);
    }
    group.touch(&before, &now);
    group.after = now.tables;
    group
}

/// How things stand after the jobs judged so far.
struct Projection<'a> {
    tables: HashMap<TableId, TableHead>,
    keys: HashMap<(TableId, PersonId, String), Granted>,
    openings: HashMap<TableId, &'a Opening>,
    /// The last line of each table that was appended to.
    columns: BTreeMap<TableId, &'a Columns>,
    indeterminate: &'a HashSet<TableId>,
    /// Those of the unsure that were taken over in this group.
    taken_over: HashSet<TableId>,
    living: HashSet<String>,
    node: Option<&'a str>,
}

impl<'a> Projection<'a> {
    /// All of the appends or none.
    fn accept(&mut self, appends: &'a [PreparedAppend]) -> Result<(), AppendError> {
        let mut tried: HashMap<TableId, TableHead> = HashMap::new();
        let mut keys = HashSet::new();
        for append in appends {
            if let Some(CommandKey { person, name, .. }) = &append.key
                && let Some(&granted) = self.keys.get(&(append.table, *person, name.clone()))
            {
                return Err(AppendError::Repeated(granted));
            }
            let standing = tried.get(&append.table).or_else(|| self.tables.get(&append.table));
            let follows = match standing {
                Some(standing) => {
                    self.owns(standing) && append.epoch == standing.epoch && Some(append.first) == standing.version.checked_add(1)
                }
                None => append.first == 1,
            };
            let key_comes_twice = append.key.as_ref().is_some_and(|key| !keys.insert((append.table, key.person, &key.name)));
            if !follows || key_comes_twice || self.is_indeterminate(&append.table) {
                return Err(AppendError::Conflict);
            }
            let next = TableHead {
                epoch: append.epoch,
                version: append.last(),
                stage: append.columns.stage,
                occupants: append.columns.occupants.clone(),
                opened_unix_ms: match (standing, &append.opening) {
                    (Some(standing), _) => standing.opened_unix_ms,
                    (None, Some(opening)) => opening.opened_unix_ms,
                    (None, None) => return Err(AppendError::Conflict),
                },
                owner: self.node.map(str::to_owned),
            };
            tried.insert(append.table, next);
        }
        self.tables.extend(tried);
        for append in appends {
            self.columns.insert(append.table, &append.columns);
            if let Some(opening) = &append.opening {
                self.openings.insert(append.table, opening);
            }
            if let Some(CommandKey { person, name, digest }) = &append.key {
                let granted = Granted { version: append.last(), digest: Some(*digest) };
                self.keys.insert((append.table, *person, name.clone()), granted);
            }
        }
        Ok(())
    }

    /// Whether the node that asks may write to this table. The epoch alone would tell: it changes whenever the owner does.
    fn owns(&self, standing: &TableHead) -> bool {
        self.node.is_none_or(|node| standing.owner.as_deref() == Some(node))
    }

    fn own(&mut self, table: &TableId) -> Done {
        let Some(standing) = self.tables.get_mut(table) else { return Done::NoSuchTable };
        if let (Some(node), Some(owner)) = (self.node, &standing.owner)
            && owner != node
            && self.living.contains(owner)
        {
            return Done::ServedBy(owner.as_str().into());
        }
        standing.epoch = standing.epoch.saturating_add(1);
        standing.owner = self.node.map(str::to_owned);
        self.taken_over.insert(*table);
        Done::Owned(standing.epoch)
    }

    fn is_indeterminate(&self, table: &TableId) -> bool {
        self.indeterminate.contains(table) && !self.taken_over.contains(table)
    }
}

impl PreparedAppend {
    fn last(&self) -> u32 {
        self.events.last().map_or(0, |event| event.version)
    }
}

impl<'a> Group<'a> {
    fn write(&mut self, append: &'a PreparedAppend) {
        self.events.extend(append.events.iter().map(|event| (&append.table, event)));
        self.spoken.extend(append.spoken.iter().map(|(person, version)| ((*person, append.table), *version)));
        for kind in &append.notify.obsolete {
            self.notified.retain(|(_, other, _), (table, _)| *other != kind.name() || *table != append.table);
            self.obsolete.push((append.table, kind.name()));
        }
        for new in &append.notify.new {
            self.notified.insert((new.person, new.kind.name(), &new.subject), (append.table, new));
        }
        if let Some(CommandKey { person, name, digest }) = &append.key {
            self.keys.push((&append.table, person, name, append.last(), *digest));
        }
        if let Some(snapshot) = &append.snapshot {
            self.snapshots.insert(&append.table, (append.last(), snapshot));
        }
        self.service_ms = self.service_ms.max(append.events.iter().map(|event| event.service_ms).max());
    }

    /// The rows of the tables as they are after the group.
    fn touch(&mut self, before: &HashMap<TableId, TableHead>, now: &Projection<'a>) {
        for (&id, &columns) in &now.columns {
            let was = before.get(&id);
            let standing = &now.tables[&id];
            let touched = Touched {
                id,
                epoch: standing.epoch,
                version: standing.version,
                opening: now.openings.get(&id).copied(),
                columns,
                before: was.map(|was| (was.epoch, was.version)),
            };
            if was.is_none() { &mut self.opened } else { &mut self.changed }.push(touched);
            if was.is_none_or(|was| was.occupants != standing.occupants || was.stage != standing.stage) {
                let old = was.map_or_else(Vec::new, |was| persons(&was.occupants));
                let new = persons(&standing.occupants);
                let line = |person: &PersonId| (*person, standing.opened_unix_ms, id);
                self.seated.extend(new.iter().filter(|person| !old.contains(person)).map(line));
                self.unseated.extend(old.iter().filter(|person| !new.contains(person)).map(line));
                if was.is_some_and(|was| was.stage != standing.stage) {
                    let staged = |person: &PersonId| (*person, standing.opened_unix_ms, id, standing.stage);
                    self.restaged.extend(new.iter().filter(|person| old.contains(person)).map(staged));
                }
            }
        }
        let handed_over = now
            .tables
            .iter()
            .filter(|(id, standing)| !now.columns.contains_key(id) && before.get(id).is_some_and(|was| was.epoch != standing.epoch));
        self.owned.extend(handed_over.map(|(id, standing)| (*id, standing.epoch)));
    }
}

/// The people among the occupants, each once.
fn persons(occupants: &str) -> Vec<PersonId> {
    use trilynx_protocol::Occupant;
    let seats: Vec<Option<Occupant>> = serde_json::from_str(occupants).unwrap_or_default();
    let mut people: Vec<PersonId> = seats
        .into_iter()
        .filter_map(|seat| match seat {
            Some(Occupant::Person(person)) => Some(person),
            Some(Occupant::Bot(_)) | None => None,
        })
        .collect();
    people.sort_unstable();
    people.dedup();
    people
}
