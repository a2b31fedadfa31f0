-- Push messages: notifications that a browser shows although no page is open.
-- The SQLite twin of this file has the same tables and columns.

-- Hours at which somebody wants no push messages: a QuietHours as JSON.
CREATE TABLE notifications_quiet (
    person TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    quiet  TEXT COLLATE "C" NOT NULL
);

-- Browsers that get push messages. Each belongs to a session, and goes with it.
CREATE TABLE push_subscriptions (
    id           BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    session      BYTEA NOT NULL UNIQUE REFERENCES sessions (hash) ON DELETE CASCADE,
    person       TEXT COLLATE "C" NOT NULL,
    endpoint     TEXT COLLATE "C" NOT NULL UNIQUE,
    public_key   BYTEA NOT NULL,
    auth         BYTEA NOT NULL,
    language     TEXT COLLATE "C" NOT NULL,
    made_unix_ms BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person, id);

-- Push messages that have to be sent. A subscription may be gone: then so is the message.
CREATE TABLE push_calls (
    subscription BIGINT NOT NULL,
    kind         TEXT COLLATE "C" NOT NULL,
    subject      TEXT COLLATE "C" NOT NULL,
    due_unix_ms  BIGINT NOT NULL,
    tries        BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (subscription, kind, subject)
);
CREATE INDEX push_calls_due ON push_calls (due_unix_ms);
