//! Tables as lists show them: a row of the store, with the names and ratings of those who play.

use crate::directory::{Directory, People};
use crate::ratings::TimeClass;
use crate::store::{Kind, Rating, Store, StoreError, TableRow};
use std::collections::HashMap;
use trilynx_games::GameId;
use trilynx_protocol::options::Options;
use trilynx_protocol::wire::{SeatLine, TableLine};
use trilynx_protocol::{Occupant, PersonId, TableId};

/// What is known of those who play.
#[derive(Default)]
pub struct Players {
    people: People,
    ratings: HashMap<(PersonId, GameId, String), Rating>,
}

impl Players {
    /// Those who sit at these tables.
    pub async fn find(store: &Store, directory: &Directory, rows: &[(TableId, TableRow)]) -> Result<Players, StoreError> {
        let ids: Vec<PersonId> = rows.iter().flat_map(|(_, row)| row.people()).collect();
        let people = directory.find(ids).await?;
        let ratings = store.ratings_of(&people.ids()).await?;
        Ok(Players { people, ratings })
    }

    /// Those who sit at this table, as far as they can be found: a line without names is better than none.
    pub async fn find_some(store: &Store, directory: &Directory, row: &TableRow) -> Players {
        let people = directory.find(row.people()).await.unwrap_or_default();
        let ratings = store.ratings_of(&people.ids()).await.unwrap_or_default();
        Players { people, ratings }
    }

    /// The table as everybody may see it in a list.
    pub fn line(&self, id: TableId, row: &TableRow) -> TableLine {
        let seats = row.occupants.iter().map(|occupant| self.seat(occupant.as_ref(), row));
        TableLine {
            id,
            from_position: row.options.start.is_some(),
            options: Options { start: None, ..row.options.clone() },
            stage: row.stage,
            offers: row.offers.clone(),
            seats: seats.collect(),
            moves: row.moves,
            result: row.result.clone(),
            opened_unix_ms: row.opened_unix_ms,
        }
    }

    fn seat(&self, occupant: Option<&Occupant>, row: &TableRow) -> SeatLine {
        let (name, rating) = match occupant {
            Some(Occupant::Person(id)) => {
                // The name of somebody who was deleted is gone.
                let person = self.people.owner(*id).filter(|person| person.kind != Kind::Deleted);
                (person.map(|person| person.name.clone()), person.and_then(|person| self.rating(person.id, row)))
            }
            Some(Occupant::Bot(name)) => (Some(name.clone()), None),
            None => (None, None),
        };
        SeatLine { occupant: occupant.cloned(), name, rating }
    }

    fn rating(&self, person: PersonId, row: &TableRow) -> Option<i32> {
        let class = TimeClass::of(row.options.clock)?.name().to_owned();
        let rating = self.ratings.get(&(person, row.options.game.0, class))?;
        Some(rating.rating.round() as i32)
    }
}
