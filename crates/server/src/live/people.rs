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
    known: Arc<Mutex<HashMap<PersonId, Known>>>,
}

/// Somebody as others see them, and the account they turned out to own.
#[derive(Clone)]
struct Known {
    view: PersonView,
    merged_into: Option<PersonId>,
}

impl People {
    /// Knows nobody yet.
    pub fn new(store: Store) -> People {
        People { store, known: Arc::default() }
    }

    /// Who these are. Somebody the store does not know is left out.
    pub async fn views(&self, ids: impl IntoIterator<Item = PersonId>) -> Result<BTreeMap<PersonId, PersonView>, StoreError> {
        let found = self.known(ids).await?;
        let hosts = self.known(found.values().filter_map(|known| known.merged_into)).await?;
        // A guest who has signed in is known by the name of the account.
        let shown = |known: Known| match known.merged_into.and_then(|host| hosts.get(&host)) {
            Some(host) => host.view.clone(),
            None => known.view,
        };
        Ok(found.into_iter().map(|(id, known)| (id, shown(known))).collect())
    }

    /// The first of these that is a guest who has turned out to be `person`.
    pub async fn formerly(&self, person: PersonId, ids: impl IntoIterator<Item = PersonId>) -> Option<PersonId> {
        // Without an answer from the store, nobody is somebody else.
        let known = self.known(ids).await.unwrap_or_default();
        known.into_iter().find(|(_, known)| known.merged_into == Some(person)).map(|(id, _)| id)
    }

    async fn known(&self, ids: impl IntoIterator<Item = PersonId>) -> Result<BTreeMap<PersonId, Known>, StoreError> {
        let mut found = BTreeMap::new();
        let mut missing = Vec::new();
        {
            let known = self.known.lock().expect("nobody panics while holding it");
            for id in ids {
                match known.get(&id) {
                    Some(somebody) => drop(found.insert(id, somebody.clone())),
                    None => missing.push(id),
                }
            }
        }
        if missing.is_empty() {
            return Ok(found);
        }
        for row in self.store.people(&missing).await? {
            let view = PersonView { name: row.name, guest: row.kind == Kind::Guest, bot: row.bot };
            let somebody = Known { view, merged_into: row.merged_into };
            self.remember(row.id, somebody.clone());
            found.insert(row.id, somebody);
        }
        Ok(found)
    }

    /// How strong somebody is at a game with this clock; nothing before the first game that counted, or where none can.
    pub async fn rating(&self, person: PersonId, game: GameId, clock: ClockRule) -> Option<f64> {
        let class = TimeClass::of(clock)?;
        // A list without ratings is better than no list.
        self.store.rating(person, game, class.name()).await.ok().flatten().map(|rating| rating.rating)
    }

    fn remember(&self, id: PersonId, somebody: Known) {
        let mut known = self.known.lock().expect("nobody panics while holding it");
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(id, somebody);
    }

    /// Somebody's name may have changed, or to whom they belong. So have the guests they once were.
    pub fn forget(&self, id: PersonId) {
        let mut known = self.known.lock().expect("nobody panics while holding it");
        known.retain(|other, somebody| *other != id && somebody.merged_into != Some(id));
    }
}
