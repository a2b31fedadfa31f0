-- Push messages: notifications that a browser shows although no page is open.
-- The PostgreSQL twin of this file has the same tables and columns.

-- Hours at which somebody wants no push messages: a QuietHours as JSON.
CREATE TABLE notifications_quiet (
    person TEXT PRIMARY KEY NOT NULL,
    quiet  TEXT NOT NULL
) WITHOUT ROWID;

-- Browsers that get push messages. Each belongs to a session, and goes with it.
CREATE TABLE push_subscriptions (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    session      BLOB NOT NULL UNIQUE REFERENCES sessions (hash) ON DELETE CASCADE,
    person       TEXT NOT NULL,
    endpoint     TEXT NOT NULL UNIQUE,
    public_key   BLOB NOT NULL,
    auth         BLOB NOT NULL,
    language     TEXT NOT NULL,
    made_unix_ms INTEGER NOT NULL
);
CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person, id);

-- Push messages that have to be sent. A subscription may be gone: then so is the message.
CREATE TABLE push_calls (
    subscription INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    subject      TEXT NOT NULL,
    due_unix_ms  INTEGER NOT NULL,
    tries        INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (subscription, kind, subject)
) WITHOUT ROWID;
CREATE INDEX push_calls_due ON push_calls (due_unix_ms);
