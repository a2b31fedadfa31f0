//! The directory of people: who somebody is, what they are called, and to which account a guest belongs.
//!
//! The one thing to know: it is the only place that follows a guest to the account they signed in to. Rows are cached, because names are
//! shown with every table and change rarely; [`Directory::forget`] follows every change.

use crate::store::{Kind, PersonRow, Store, StoreError};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};
use trilynx_protocol::wire::PersonView;
use trilynx_protocol::{Occupant, PersonId};

/// The most people in the cache; then it is emptied.
const MOST_CACHED: usize = 20_000;

/// Everybody. Cheap to clone.
#[derive(Clone)]
pub struct Directory {
    store: Store,
    cache: Arc<Mutex<Cache>>,
}

#[derive(Default)]
struct Cache {
    people: HashMap<PersonId, PersonRow>,
    /// How often somebody was forgotten: a row that was read before may be outdated.
    changes: u64,
}

impl Directory {
    /// With an empty cache.
    pub fn new(store: Store) -> Directory {
        Directory { store, cache: Arc::default() }
    }

    /// These people, and the accounts of the guests among them. Unknown ids are left out.
    pub async fn find(&self, ids: impl IntoIterator<Item = PersonId>) -> Result<People, StoreError> {
        let mut people = People::default();
        self.add(&mut people, ids).await?;
        let accounts: Vec<PersonId> = people.0.values().filter_map(|row| row.merged_into).collect();
        self.add(&mut people, accounts).await?;
        Ok(people)
    }

    async fn add(&self, people: &mut People, ids: impl IntoIterator<Item = PersonId>) -> Result<(), StoreError> {
        let mut missing = Vec::new();
        let changes = {
            let cache = self.cache();
            for id in ids {
                match cache.people.get(&id) {
                    Some(row) => drop(people.0.insert(id, row.clone())),
                    None => missing.push(id),
                }
            }
            cache.changes
        };
        missing.sort_unstable();
        missing.dedup();
        if missing.is_empty() {
            return Ok(());
        }
        let rows = self.store.people(&missing).await?;
        let mut cache = self.cache();
        let is_current = cache.changes == changes;
        for row in rows {
            if is_current {
                if cache.people.len() >= MOST_CACHED {
                    cache.people.clear();
                }
                cache.people.insert(row.id, row.clone());
            }
            people.0.insert(row.id, row);
        }
        Ok(())
    }

    /// These people as others see them: a guest who has signed in, by the name of the account.
    pub async fn views(&self, ids: impl IntoIterator<Item = PersonId>) -> Result<BTreeMap<PersonId, PersonView>, StoreError> {
        let ids: Vec<PersonId> = ids.into_iter().collect();
        let people = self.find(ids.iter().copied()).await?;
        Ok(ids.into_iter().filter_map(|id| Some((id, people.owner(id)?.view()))).collect())
    }

    /// The first of these who is a guest that has signed in to this account.
    pub async fn guest_of(&self, account: PersonId, ids: impl IntoIterator<Item = PersonId>) -> Option<PersonId> {
        // Without an answer from the store, nobody is somebody else.
        let people = self.find(ids).await.unwrap_or_default();
        people.0.values().find(|row| row.merged_into == Some(account)).map(|row| row.id)
    }

    /// Whether somebody is one of these people, also as the guest they were before.
    pub async fn is_among(&self, person: PersonId, ids: &[PersonId]) -> Result<bool, StoreError> {
        if ids.contains(&person) {
            return Ok(true);
        }
        let people = self.find(ids.iter().copied()).await?;
        Ok(ids.iter().any(|id| people.is(*id, person)))
    }

    /// Somebody's name may have changed, or the account they belong to. So have the guests they once were.
    pub fn forget(&self, id: PersonId) {
        let mut cache = self.cache();
        cache.people.retain(|other, row| *other != id && row.merged_into != Some(id));
        cache.changes += 1;
    }

    /// Anything may have changed.
    pub fn forget_all(&self) {
        let mut cache = self.cache();
        cache.people.clear();
        cache.changes += 1;
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().expect("nobody panics while holding it")
    }
}

/// People who were looked up, with the accounts of the guests among them.
#[derive(Clone, Default, Debug)]
pub struct People(BTreeMap<PersonId, PersonRow>);

impl People {
    /// All ids.
    pub fn ids(&self) -> Vec<PersonId> {
        self.0.keys().copied().collect()
    }

    /// The account that a guest has signed in to, or else the person themselves.
    pub fn owner(&self, id: PersonId) -> Option<&PersonRow> {
        let row = self.0.get(&id)?;
        Some(row.merged_into.and_then(|account| self.0.get(&account)).unwrap_or(row))
    }

    /// The name on a record: a guest keeps the guest's name, and that of somebody who was deleted is gone.
    pub fn name_of<'a>(&'a self, occupant: &'a Occupant) -> Option<&'a str> {
        match occupant {
            Occupant::Bot(name) => Some(name),
            Occupant::Person(id) => self.0.get(id).filter(|row| row.kind != Kind::Deleted).map(|row| row.name.as_str()),
        }
    }

    /// Whether `id` is this person, or a guest who has signed in to their account.
    pub fn is(&self, id: PersonId, person: PersonId) -> bool {
        id == person || self.0.get(&id).is_some_and(|row| row.merged_into == Some(person))
    }
}

impl PersonRow {
    fn view(&self) -> PersonView {
        PersonView { name: self.name.clone(), guest: self.kind == Kind::Guest, bot: self.bot }
    }
}
