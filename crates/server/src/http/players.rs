//! Finding people: by name, and by strength.

use super::{ApiQuery, Routes};
use crate::accounts::names;
use crate::error::{ApiError, ApiResult};
use crate::ratings::TimeClass;
use crate::service::Service;
use crate::store::{LEAST_GAMES, MOST_DEVIATION, PersonRow, RankedPerson};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{FoundPeople, FoundPerson, Leaderboard, LeaderboardLine};
use trilynx_protocol::options::GameName;
#[cfg(feature = "schema")]
use trilynx_protocol::wire::Error;

/// The most lines of one page.
const LONGEST_PAGE: u32 = 50;
/// Nobody needs to know who is in a place behind this one.
const LAST_RANK: u32 = 1_000;

pub(super) fn router() -> Routes {
    Routes::default().get_from_anywhere("/api/people", search).get_from_anywhere("/api/leaderboard", leaderboard)
}

/// Whom to search for.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub(super) struct Searched {
    /// How the name begins, in any case: 1 to 20 characters.
    pub name: String,
    /// The `next` of the page before.
    pub after: Option<String>,
    /// The most to return, up to 50.
    pub limit: Option<u32>,
}

/// People whose names begin like this, by name. Guests are not found, because their names are not unique.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/people", operation_id = "search_people", tag = "people", params(Searched),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = FoundPeople), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn search(State(service): State<Service>, ApiQuery(searched): ApiQuery<Searched>) -> ApiResult<Json<FoundPeople>> {
    let is_name =
        |text: &str| (1..=20).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    let limit = searched.limit.unwrap_or(20).clamp(1, LONGEST_PAGE);
    if searched.after.as_deref().is_some_and(|after| !is_name(after)) {
        return Err(ApiError::malformed("after: give the `next` of another page"));
    }
    // Nobody has such a name; somebody who types one need not learn more than that.
    if !is_name(&searched.name) {
        return match searched.name.len() {
            1..=80 => Ok(Json(FoundPeople { people: Vec::new(), next: None })),
            _ => Err(ApiError::malformed("name: how a name begins, 1 to 20 characters")),
        };
    }
    let (beginning, after) = (names::Folded::new(&searched.name), searched.after.as_deref().map(names::Folded::new));
    let rows = service.store.named_like(beginning.as_str(), after.as_ref().map(names::Folded::as_str), limit).await?;
    let next = rows.last().filter(|_| rows.len() as u32 == limit).map(|row| row.name.clone());
    let found =
        |PersonRow { id, name, bot, created_unix_ms, .. }: PersonRow| FoundPerson { person: id, name, bot, since_unix_ms: created_unix_ms };
    Ok(Json(FoundPeople { people: rows.into_iter().map(found).collect(), next }))
}

/// Which leaderboard.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub(super) struct Ranked {
    /// Of this game.
    pub game: GameName,
    /// In this time class: `bullet`, `blitz`, `rapid`, `classical` or `correspondence`.
    pub class: String,
    /// The `next` of the page before.
    pub after: Option<String>,
    /// The most to return, up to 50.
    pub limit: Option<u32>,
}

/// The strongest at a game and a speed, strongest first, down to place 1,000. Who has played little, or whose rating is not sure, is not
/// listed.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/leaderboard", tag = "people", params(Ranked),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Leaderboard), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn leaderboard(State(service): State<Service>, ApiQuery(asked): ApiQuery<Ranked>) -> ApiResult<Json<Leaderboard>> {
    let class = TimeClass::from_name(&asked.class).ok_or_else(|| ApiError::malformed("class: no such time class"))?;
    let after = match asked.after.as_deref().map(read_place) {
        None => None,
        Some(Some(place)) => Some(place),
        Some(None) => return Err(ApiError::malformed("after: give the `next` of another page")),
    };
    let before = after.map_or(0, |place| place.rank);
    let limit = asked.limit.unwrap_or(25).clamp(1, LONGEST_PAGE).min(LAST_RANK.saturating_sub(before));
    let rows = match limit {
        0 => Vec::new(),
        _ => service.store.leaderboard(asked.game.0, class.name(), after.map(|place| (place.rating, place.person)), limit).await?,
    };
    let full = limit > 0 && rows.len() as u32 == limit;
    let next = rows
        .last()
        .filter(|_| full)
        .map(|row| write_place(Place { rank: before + rows.len() as u32, rating: row.rating.rating, person: row.person }));
    let lines = rows.into_iter().zip(before + 1..).map(|(RankedPerson { person, name, bot, rating }, rank)| LeaderboardLine {
        rank,
        person,
        name,
        bot,
        rating: rating.rating.round() as i32,
        deviation: rating.deviation.round() as i32,
        games: rating.games,
    });
    Ok(Json(Leaderboard {
        game: asked.game,
        class: asked.class,
        least_games: LEAST_GAMES,
        most_deviation: MOST_DEVIATION,
        lines: lines.collect(),
        next,
    }))
}

/// Where a page of a leaderboard ends.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Place {
    rank: u32,
    rating: f64,
    person: PersonId,
}

fn write_place(Place { rank, rating, person }: Place) -> String {
    format!("{rank}-{:x}-{person}", rating.to_bits())
}

fn read_place(text: &str) -> Option<Place> {
    let mut parts = text.splitn(3, '-');
    let rank = parts.next()?.parse().ok()?;
    let rating = f64::from_bits(u64::from_str_radix(parts.next()?, 16).ok()?);
    let person = parts.next()?.parse().ok()?;
    rating.is_finite().then_some(Place { rank, rating, person })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_reads_as_it_is_written() {
        let place = Place { rank: 25, rating: 1_712.345_678, person: PersonId::from_random([3; 16]) };
        assert_eq!(read_place(&write_place(place)), Some(place));
        for wrong in ["", "-", "1-2", "1-zz-000000000000", "1-7ff0000000000000-000000000000", "x-0-000000000000"] {
            assert_eq!(read_place(wrong), None, "{wrong}");
        }
    }
}
