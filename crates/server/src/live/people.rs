//! Who the people at the tables are, remembered for a while: names are shown with every table, and change rarely.

use crate::ratings::TimeClass;
use crate::store::{Kind, Store, StoreError};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};
use trilynx_games::GameId;
use trilynx_protocol::wire::PersonView;
use trilynx_protocol::{ClockRule, PersonId};

/// As many people as are remembered; then all are forgotten at once and looked up again.
const REMEMBERED: usize = 20_000;

/// Names by id.
#[derive(Clone)]
pub struct People {
    store: Store,
    known: Arc<Mutex<HashMap<PersonId, PersonView>>>,
}

impl People {
    /// Knows nobody yet.
    pub fn new(store: Store) -> People {
        People { store, known: Arc::default() }
    }

    /// Who these are. Somebody the store does not know is left out.
    pub async fn views(&self, ids: impl IntoIterator<Item = PersonId>) -> Result<BTreeMap<PersonId, PersonView>, StoreError> {
        let mut found = BTreeMap::new();
        let mut missing = Vec::new();
        {
            let known = self.known.lock().expect("nobody panics while holding it");
            for id in ids {
                match known.get(&id) {
                    Some(view) => drop(found.insert(id, view.clone())),
                    None => missing.push(id),
                }
            }
        }
        if missing.is_empty() {
            return Ok(found);
        }
        for row in self.store.people(&missing).await? {
            let view = PersonView { name: row.name, guest: row.kind == Kind::Guest, bot: row.bot };
            self.remember(row.id, view.clone());
            found.insert(row.id, view);
        }
        Ok(found)
    }

    /// How strong somebody is at a game with this clock; nothing before the first game that counted, or where none can.
    pub async fn rating(&self, person: PersonId, game: GameId, clock: ClockRule) -> Option<f64> {
        let class = TimeClass::of(clock)?;
        // A list without ratings is better than no list.
        self.store.rating(person, game, class.name()).await.ok().flatten().map(|rating| rating.rating)
    }

    /// Somebody is new or has another name.
    pub fn remember(&self, id: PersonId, view: PersonView) {
        let mut known = self.known.lock().expect("nobody panics while holding it");
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(id, view);
    }

    /// Somebody's name may have changed.
    pub fn forget(&self, id: PersonId) {
        self.known.lock().expect("nobody panics while holding it").remove(&id);
    }
}
