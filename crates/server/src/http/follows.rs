//! The people that a person follows, and who of them is there.

use super::{ApiJson, Named, Routes};
use crate::accounts::Caller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::store::{FollowRow, Following, Kind, MOST_FOLLOWED, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{FollowedPerson, Follower, Follows, NewFollow};
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/follows", list).post("/api/follows", follow).delete("/api/follows/{person}", unfollow)
}

/// Whom somebody follows and who follows them.
pub(super) async fn of(service: &Service, person: PersonId) -> ApiResult<Follows> {
    let mut followed = service.store.followed(person).await?;
    let mut followers = service.store.followers(person).await?;
    for rows in [&mut followed, &mut followers] {
        rows.sort_by_cached_key(|row| row.name.to_lowercase());
    }
    // Who has blocked somebody is not there for them.
    let open = followed.iter().filter(|row| !row.hides).map(|row| row.person).collect();
    service.live.look_for(open).await;
    let mut games = service.live.lobby.games_of_players();
    let following = followed.into_iter().map(|FollowRow { person, name, bot, friend, hides, since_unix_ms }| {
        let online = !hides && service.live.presence.is_online(person);
        let table = if online { games.remove(&person) } else { None };
        FollowedPerson { person, name, bot, friend, online, table, since_unix_ms }
    });
    let following = following.collect();
    let follower = |FollowRow { person, name, bot, friend, since_unix_ms, .. }| Follower { person, name, bot, friend, since_unix_ms };
    Ok(Follows { following, followers: followers.into_iter().map(follower).collect() })
}

/// The people I follow, 500 at most, with who is connected and what they play; and 500 of those who follow me.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/follows", operation_id = "list_follows", tag = "people",
    security(("session" = []), ("token" = [])), responses((status = OK, body = Follows))))]
pub(super) async fn list(State(service): State<Service>, caller: Caller) -> ApiResult<Json<Follows>> {
    Ok(Json(of(&service, caller.id()).await?))
}

/// Follow a person. Both need accounts. Following a person again changes nothing; blocking them ends it.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/follows", operation_id = "follow_person", tag = "people", request_body = NewFollow,
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error), (status = BAD_REQUEST, body = Error),
        (status = UNAUTHORIZED, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn follow(State(service): State<Service>, caller: Caller, ApiJson(wanted): ApiJson<NewFollow>) -> ApiResult<StatusCode> {
    if caller.person.kind != Kind::Account {
        return Err(ApiError(Error::SignIn));
    }
    service.limits.count(LimitKind::Relations, caller.id())?;
    let people = service.live.directory.find([wanted.person]).await?;
    let found = people.owner(wanted.person).filter(|row| row.kind == Kind::Account);
    let followed = found.ok_or(ApiError(Error::NotFound))?.id;
    if followed == caller.id() {
        return Err(ApiError::malformed("nobody can follow themselves"));
    }
    match service.store.follow(caller.id(), followed, service.now_unix_ms()).await? {
        Following::Done => Ok(StatusCode::NO_CONTENT),
        Following::TooMany => Err(ApiError(Error::TooLarge { what: "follows".to_owned(), limit: MOST_FOLLOWED })),
    }
}

/// Unfollow a person.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/follows/{person}", operation_id = "unfollow_person", tag = "people",
    params(("person" = String, Path, description = "the person's id")),
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error))))]
pub(super) async fn unfollow(State(service): State<Service>, caller: Caller, Named(person): Named<String>) -> ApiResult<StatusCode> {
    let person: PersonId = person.parse().map_err(|_| ApiError(Error::NotFound))?;
    match service.store.unfollow(caller.id(), person).await {
        Err(StoreError::Missing) => Err(ApiError(Error::NotFound)),
        unfollowed => unfollowed.map(|()| StatusCode::NO_CONTENT).map_err(ApiError::from),
    }
}
