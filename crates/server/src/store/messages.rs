//! Private messages. Only accounts are friends, so no row ever moves to another person.
//!
//! The one thing to know: a conversation has a row for each of its two people. Both are written whenever one of them says something, the row of
//! the lower id first, so that two who write at the same time come one after the other.

use super::notifications::{NewNotification, notify};
use super::passkeys::HOLD_PERSON;
use super::{Store, StoreError, id, reading, signed, small, unsigned, writing};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{NotificationKind, PrivateMessage};

/// The most messages of a conversation that are kept.
pub const MOST_MESSAGES: u32 = 1_000;
/// The most messages of one page.
pub const MESSAGES_AT_ONCE: u32 = 50;
/// The most conversations that are listed.
pub const MOST_CONVERSATIONS: u32 = 200;

/// A conversation, as one of the two sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConversationRow {
    /// The other one.
    pub person: PersonId,
    /// Their name; empty if they are deleted.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// Whether the two follow each other.
    pub friend: bool,
    /// How many of their messages have not been read.
    pub unread: u32,
    /// The latest message, if it is still there.
    pub last: Option<PrivateMessage>,
}

/// Two people write to each other if they follow each other, and neither has blocked the other.
macro_rules! friends {
    ($one:literal, $other:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM follows AS f WHERE f.person = ",
            $one,
            " AND f.followed = ",
            $other,
            ") \
             AND EXISTS (SELECT 1 FROM follows AS f WHERE f.person = ",
            $other,
            " AND f.followed = ",
            $one,
            ") \
             AND ",
            apart!($one, $other)
        )
    };
}
/// Neither of two people has blocked the other.
macro_rules! apart {
    ($one:literal, $other:literal) => {
        concat!(
            "NOT EXISTS (SELECT 1 FROM blocks AS b WHERE b.person = ",
            $one,
            " AND b.blocked = ",
            $other,
            ") \
             AND NOT EXISTS (SELECT 1 FROM blocks AS b WHERE b.person = ",
            $other,
            " AND b.blocked = ",
            $one,
            ")"
        )
    };
}

/// What somebody ($1) deleted has written is gone; of the conversations, those stay in which the other one has written something.
pub(super) const FORGET_MESSAGES: [&str; 4] = [
    "DELETE FROM notifications WHERE kind = 'message' AND subject = $1 AND person IN (SELECT c.person FROM conversations AS c WHERE c.other = $1)",
    "DELETE FROM messages WHERE author = $1",
    "DELETE FROM conversations WHERE person = $1 OR (other = $1 AND NOT EXISTS (SELECT 1 FROM messages AS m \
     WHERE m.author = conversations.person AND ((m.low = $1 AND m.high = conversations.person) OR (m.high = $1 AND m.low = conversations.person))))",
    "UPDATE conversations SET unread = 0 WHERE other = $1",
];

/// The columns of a [`RawConversation`], of the conversations of `c`.
macro_rules! conversation_columns {
    () => {
        concat!(
            "SELECT c.other, p.name, p.bot, ",
            friends!("c.person", "c.other"),
            ", c.unread, m.number, m.author, m.unix_ms, m.text \
             FROM conversations AS c JOIN people AS p ON p.id = c.other \
             LEFT JOIN messages AS m ON m.low = CASE WHEN c.person < c.other THEN c.person ELSE c.other END \
             AND m.high = CASE WHEN c.person < c.other THEN c.other ELSE c.person END AND m.number = c.said WHERE c.person = $1"
        )
    };
}
pub(super) const CONVERSATIONS: &str =
    concat!(conversation_columns!(), " AND ", apart!("c.person", "c.other"), " ORDER BY c.unix_ms DESC, c.other DESC LIMIT $2");
/// All of them, for somebody who wants to have what is stored.
pub(super) const CORRESPONDENTS: &str =
    "SELECT c.other FROM conversations AS c WHERE c.person = $1 AND c.other > $2 ORDER BY c.other LIMIT $3";
pub(super) const CONVERSATION: &str = concat!(conversation_columns!(), " AND c.other = $2 AND ", apart!("c.person", "c.other"));
pub(super) const UNREAD: &str = concat!(
    "SELECT CAST(COALESCE(SUM(c.unread), 0) AS BIGINT) FROM conversations AS c WHERE c.person = $1 AND ",
    apart!("c.person", "c.other")
);
pub(super) const MESSAGES: &str =
    "SELECT number, author, unix_ms, text FROM messages WHERE low = $1 AND high = $2 AND number < $3 ORDER BY number DESC LIMIT $4";
const FRIENDS: &str = concat!("SELECT ", friends!("$1", "$2"));
const COUNT: &str = concat!(
    "INSERT INTO conversations (person, other, said, unread, unix_ms) SELECT $1, $2, 1, $3, $4 WHERE ",
    friends!("$1", "$2"),
    " ON CONFLICT (person, other) DO UPDATE SET said = conversations.said + 1, unread = conversations.unread + $3, unix_ms = $4"
);

type RawMessage = (i64, String, i64, String);
type RawConversation = (String, String, bool, bool, i64, Option<i64>, Option<String>, Option<i64>, Option<String>);

fn message((number, author, unix_ms, text): RawMessage) -> Result<PrivateMessage, StoreError> {
    Ok(PrivateMessage { number: unsigned(number), by: id(&author)?, unix_ms: unsigned(unix_ms), text })
}

fn conversation(row: RawConversation) -> Result<ConversationRow, StoreError> {
    let (person, name, bot, friend, unread, number, author, unix_ms, text) = row;
    let last = match (number, author, unix_ms, text) {
        (Some(number), Some(author), Some(unix_ms), Some(text)) => Some(message((number, author, unix_ms, text))?),
        _ => None,
    };
    Ok(ConversationRow { person: id(&person)?, name, bot, friend, unread: small(unread, "conversations.unread")?, last })
}

/// The lower id first, as messages are stored.
fn pair(one: PersonId, other: PersonId) -> (PersonId, PersonId) {
    if one.as_str() < other.as_str() { (one, other) } else { (other, one) }
}

impl Store {
    /// Somebody writes to a friend, who is notified unless a notification waits already. Returns the number of the message; nothing if the two
    /// are not friends.
    pub async fn send_message(&self, from: PersonId, to: PersonId, text: &str, now_unix_ms: u64) -> Result<Option<u64>, StoreError> {
        let (low, high) = pair(from, to);
        let said = "SELECT said FROM conversations WHERE person = $1 AND other = $2";
        let insert = "INSERT INTO messages (low, high, number, author, unix_ms, text) VALUES ($1, $2, $3, $4, $5, $6)";
        let forget = "DELETE FROM messages WHERE low = $1 AND high = $2 AND number <= $3";
        let waiting = "SELECT COUNT(*) FROM notifications WHERE person = $1 AND kind = $2 AND subject = $3 AND NOT seen";
        let kind = NotificationKind::Message;
        let new = NewNotification { person: to, kind, subject: from.to_string(), round: None, unix_ms: now_unix_ms, due_service_ms: None };
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            // An account that is deleted at this moment has written nothing, or forgets this too.
            if sqlx::query(HOLD_PERSON).bind(from.as_str()).execute(&mut *transaction).await?.rows_affected() == 0 {
                return Ok(None);
            }
            for (person, other) in [(low, high), (high, low)] {
                let counted = sqlx::query(COUNT)
                    .bind(person.as_str())
                    .bind(other.as_str())
                    .bind(i64::from(person == to))
                    .bind(signed(now_unix_ms))
                    .execute(&mut *transaction)
                    .await?;
                if counted.rows_affected() == 0 {
                    return Ok(None);
                }
            }
            let number: i64 = sqlx::query_scalar(said).bind(low.as_str()).bind(high.as_str()).fetch_one(&mut *transaction).await?;
            sqlx::query(insert)
                .bind(low.as_str())
                .bind(high.as_str())
                .bind(number)
                .bind(from.as_str())
                .bind(signed(now_unix_ms))
                .bind(text)
                .execute(&mut *transaction)
                .await?;
            let query = sqlx::query(forget).bind(low.as_str()).bind(high.as_str()).bind(number - i64::from(MOST_MESSAGES));
            query.execute(&mut *transaction).await?;
            let waits: i64 = sqlx::query_scalar(waiting)
                .bind(to.as_str())
                .bind(kind.name())
                .bind(from.as_str())
                .fetch_one(&mut *transaction)
                .await?;
            if waits == 0 {
                notify!(transaction, "", &new);
            }
            transaction.commit().await?;
            Ok(Some(unsigned(number)))
        })
    }

    /// Whether two people may write to each other.
    pub async fn are_friends(&self, one: PersonId, other: PersonId) -> Result<bool, StoreError> {
        let friends: bool =
            reading!(self, pool => sqlx::query_scalar(FRIENDS).bind(one.as_str()).bind(other.as_str()).fetch_one(pool).await)?;
        Ok(friends)
    }

    /// The latest conversations of somebody, the latest first.
    pub async fn conversations(&self, person: PersonId) -> Result<Vec<ConversationRow>, StoreError> {
        let rows: Vec<RawConversation> = reading!(self, pool => {
            sqlx::query_as(CONVERSATIONS).bind(person.as_str()).bind(i64::from(MOST_CONVERSATIONS)).fetch_all(pool).await
        })?;
        rows.into_iter().map(conversation).collect()
    }

    /// A conversation of somebody, unless one of the two has blocked the other.
    pub async fn conversation(&self, person: PersonId, other: PersonId) -> Result<Option<ConversationRow>, StoreError> {
        let row: Option<RawConversation> = reading!(self, pool => {
            sqlx::query_as(CONVERSATION).bind(person.as_str()).bind(other.as_str()).fetch_optional(pool).await
        })?;
        row.map(conversation).transpose()
    }

    /// Those with whom somebody has conversations, in the order of their ids, after one of them.
    pub async fn correspondents(&self, person: PersonId, after: Option<PersonId>, limit: u32) -> Result<Vec<PersonId>, StoreError> {
        let after = after.map_or(String::new(), |after| after.to_string());
        let ids: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(CORRESPONDENTS).bind(person.as_str()).bind(after).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        ids.iter().map(|person| id(person)).collect()
    }

    /// Messages of a conversation before a number, or the latest, oldest first.
    pub async fn messages(
        &self,
        one: PersonId,
        other: PersonId,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<PrivateMessage>, StoreError> {
        let (low, high) = pair(one, other);
        let before = before.map_or(i64::MAX, signed);
        let rows: Vec<RawMessage> = reading!(self, pool => {
            let query = sqlx::query_as(MESSAGES).bind(low.as_str()).bind(high.as_str()).bind(before);
            query.bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.into_iter().rev().map(message).collect()
    }

    /// A message that somebody else has written to this person.
    pub async fn message(&self, to: PersonId, from: PersonId, number: u64) -> Result<Option<PrivateMessage>, StoreError> {
        let found = self.messages(to, from, number.checked_add(1), 1).await?.pop();
        Ok(found.filter(|message| message.number == number && message.by == from))
    }

    /// How many messages somebody has not read.
    pub async fn unread_messages(&self, person: PersonId) -> Result<u32, StoreError> {
        let count: i64 = reading!(self, pool => sqlx::query_scalar(UNREAD).bind(person.as_str()).fetch_one(pool).await)?;
        small(count, "conversations.unread")
    }

    /// Somebody has read a conversation up to this message. The notification of it is gone with the last one. Says whether that is news.
    pub async fn read_messages(&self, person: PersonId, other: PersonId, up_to: u64) -> Result<bool, StoreError> {
        let (low, high) = pair(person, other);
        // A message that is being sent waits for this row: what is counted next is all there is.
        let lock = "UPDATE conversations SET unread = 0 WHERE person = $1 AND other = $2 AND unread > 0";
        let count = "UPDATE conversations SET unread = (SELECT COUNT(*) FROM messages AS m WHERE m.low = $3 AND m.high = $4 AND m.number > $5 \
                     AND m.author = $2) WHERE person = $1 AND other = $2";
        let end = "DELETE FROM notifications WHERE person = $1 AND kind = 'message' AND subject = $2 \
                   AND NOT EXISTS (SELECT 1 FROM conversations AS c WHERE c.person = $1 AND c.other = $2 AND c.unread > 0)";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let locked = sqlx::query(lock).bind(person.as_str()).bind(other.as_str()).execute(&mut *transaction).await?;
            if locked.rows_affected() == 0 {
                return Ok(false);
            }
            sqlx::query(count)
                .bind(person.as_str())
                .bind(other.as_str())
                .bind(low.as_str())
                .bind(high.as_str())
                .bind(signed(up_to))
                .execute(&mut *transaction)
                .await?;
            sqlx::query(end).bind(person.as_str()).bind(other.as_str()).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(true)
        })
    }
}
