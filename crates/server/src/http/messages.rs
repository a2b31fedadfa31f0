//! Private messages between friends: two people who follow each other.
//!
//! The one thing to know: what two people have written stays readable for both when they are friends no longer, and is hidden from both while one
//! of them has blocked the other.

use super::streamed::{Ended, Pieces};
use super::{ApiJson, ApiQuery, ClientAddress, Named, Routes};
use crate::accounts::Caller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::store::{ConversationRow, Kind, MESSAGES_AT_ONCE, MOST_MESSAGES, PersonRow};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{
    Conversation, ConversationLine, ConversationQuery, Conversations, ExportedConversation, MAX_MESSAGE_BYTES, MAX_MESSAGE_LINES,
    NewPrivateMessage, PrivateMessage, ReadMessages,
};
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::wire::Error;

/// How many conversations of an export are looked up at a time.
const PAGE: u32 = 50;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/messages", list)
        .get("/api/messages/{person}", read)
        .post("/api/messages/{person}", send)
        .post("/api/messages/{person}/read", mark_read)
}

fn person_id(text: &str) -> ApiResult<PersonId> {
    text.parse().map_err(|_| ApiError(Error::NotFound))
}

/// My conversations, the latest 200, without those with people who have blocked me, or whom I have blocked.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/messages", operation_id = "list_conversations", tag = "people",
    security(("session" = []), ("token" = [])), responses((status = OK, body = Conversations))))]
pub(super) async fn list(State(service): State<Service>, caller: Caller) -> ApiResult<Json<Conversations>> {
    let rows = service.store.conversations(caller.id()).await?;
    service.live.look_for(rows.iter().filter(|row| row.friend).map(|row| row.person).collect()).await;
    let line = |ConversationRow { person, name, bot, friend, unread, last }: ConversationRow| {
        let online = friend && service.live.presence.is_online(person);
        ConversationLine { person, name, bot, friend, online, unread, last }
    };
    Ok(Json(Conversations { conversations: rows.into_iter().map(line).collect() }))
}

/// A conversation of mine: the latest 50 messages, or those before one. With a friend there is always one, if an empty one.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/messages/{person}", operation_id = "read_conversation", tag = "people",
    params(("person" = String, Path, description = "the other person's id"), ConversationQuery), security(("session" = []), ("token" = [])),
    responses((status = OK, body = Conversation), (status = NOT_FOUND, body = Error))))]
pub(super) async fn read(
    State(service): State<Service>,
    caller: Caller,
    Named(person): Named<String>,
    ApiQuery(asked): ApiQuery<ConversationQuery>,
) -> ApiResult<Json<Conversation>> {
    let other = person_id(&person)?;
    let row = match service.store.conversation(caller.id(), other).await? {
        Some(row) => row,
        None if service.store.are_friends(caller.id(), other).await? => {
            let PersonRow { id: person, name, bot, .. } = service.store.person(other).await?.ok_or(ApiError(Error::NotFound))?;
            ConversationRow { person, name, bot, friend: true, unread: 0, last: None }
        }
        None => return Err(ApiError(Error::NotFound)),
    };
    // One more says whether there are older ones.
    let mut messages = service.store.messages(caller.id(), other, asked.before, MESSAGES_AT_ONCE + 1).await?;
    let more = messages.len() > MESSAGES_AT_ONCE as usize;
    messages.drain(..messages.len().saturating_sub(MESSAGES_AT_ONCE as usize));
    let ConversationRow { person, name, bot, friend, unread, .. } = row;
    if friend {
        service.live.look_for(vec![person]).await;
    }
    let online = friend && service.live.presence.is_online(person);
    Ok(Json(Conversation { person, name, bot, friend, online, unread, messages, more }))
}

/// Write to a friend. The latest 1,000 messages of a conversation are kept.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/messages/{person}", operation_id = "send_message", tag = "people", request_body = NewPrivateMessage,
    params(("person" = String, Path, description = "the other person's id")), security(("session" = []), ("token" = [])),
    responses((status = CREATED, body = PrivateMessage), (status = BAD_REQUEST, body = Error), (status = UNAUTHORIZED, body = Error), (status = FORBIDDEN, body = Error),
        (status = NOT_FOUND, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn send(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(person): Named<String>,
    ApiJson(wanted): ApiJson<NewPrivateMessage>,
) -> ApiResult<(StatusCode, Json<PrivateMessage>)> {
    if caller.person.kind != Kind::Account {
        return Err(ApiError(Error::SignIn));
    }
    let (by, other) = (caller.id(), person_id(&person)?);
    service.limits.count_both(LimitKind::Chat, address.0, by)?;
    let text = checked(&wanted.text)?;
    if !service.store.are_friends(by, other).await? {
        service.store.person(other).await?.ok_or(ApiError(Error::NotFound))?;
        return Err(ApiError(Error::NotFriends));
    }
    service.live.check_speech(&service.limits, address.0, by, text).await?;
    let unix_ms = service.live.env.now().unix_ms;
    let number = service.store.send_message(by, other, text, unix_ms).await?.ok_or(ApiError(Error::NotFriends))?;
    let message = PrivateMessage { number, by, unix_ms, text: text.to_owned() };
    service.live.message_sent(other, &message).await;
    Ok((StatusCode::CREATED, Json(message)))
}

/// What somebody writes, without what surrounds it.
fn checked(text: &str) -> ApiResult<&str> {
    let text = text.trim();
    if text.len() > MAX_MESSAGE_BYTES {
        return Err(ApiError(Error::TooLarge { what: "message".to_owned(), limit: MAX_MESSAGE_BYTES as u32 }));
    }
    let mut lines = text.split('\n');
    if text.is_empty() || lines.clone().count() > MAX_MESSAGE_LINES || !lines.all(|line| is_plain_line(line, MAX_MESSAGE_BYTES)) {
        return Err(ApiError::malformed("a message has 1 to 20 lines that can be shown"));
    }
    Ok(text)
}

/// Say that I have read a conversation up to a message. A notification of messages is gone when all of them have been read.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/messages/{person}/read", operation_id = "mark_messages_read", tag = "people",
    request_body = ReadMessages, params(("person" = String, Path, description = "the other person's id")), security(("session" = []), ("token" = [])),
    responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error))))]
pub(super) async fn mark_read(
    State(service): State<Service>,
    caller: Caller,
    Named(person): Named<String>,
    ApiJson(seen): ApiJson<ReadMessages>,
) -> ApiResult<StatusCode> {
    if service.store.read_messages(caller.id(), person_id(&person)?, seen.number).await? {
        service.live.messages_read(caller.id()).await;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// All conversations of somebody: the pieces of a JSON list.
pub(super) async fn send_conversations(service: &Service, person: PersonId, pieces: &Pieces) -> Result<(), Ended> {
    let (mut after, mut comma) = (None, "");
    loop {
        let page = service.store.correspondents(person, after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(()) };
        after = Some(*last);
        let names = service.live.directory.views(page.clone()).await?;
        for other in page {
            let name = names.get(&other).map_or_else(String::new, |view| view.name.clone());
            let messages = service.store.messages(person, other, None, MOST_MESSAGES).await?;
            let json = serde_json::to_string(&ExportedConversation { person: other, name, messages }).map_err(ApiError::internal)?;
            pieces.send(format!("{comma}{json}")).await?;
            comma = ",";
        }
    }
}
