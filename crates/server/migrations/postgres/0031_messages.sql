-- Private messages. A conversation has a row for each of the two people; its messages are stored once, under both ids in order. The SQLite
-- twin of this file has the same tables and columns.
CREATE TABLE conversations (
    person  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    other   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    -- The number of the last message.
    said    BIGINT NOT NULL,
    -- How many messages of the other one this person has not read.
    unread  BIGINT NOT NULL,
    -- When the last message was written.
    unix_ms BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX conversations_by_time ON conversations (person, unix_ms, other);
CREATE INDEX conversations_by_other ON conversations (other, person);

CREATE TABLE messages (
    low     TEXT COLLATE "C" NOT NULL,
    high    TEXT COLLATE "C" NOT NULL,
    number  BIGINT NOT NULL,
    author  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    unix_ms BIGINT NOT NULL,
    text    TEXT NOT NULL,
    PRIMARY KEY (low, high, number)
);
CREATE INDEX messages_by_author ON messages (author, low, high);
