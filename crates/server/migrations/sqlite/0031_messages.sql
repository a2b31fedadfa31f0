-- Private messages. A conversation has a row for each of the two people; its messages are stored once, under both ids in order. The PostgreSQL
-- twin of this file has the same tables and columns.
CREATE TABLE conversations (
    person  TEXT NOT NULL REFERENCES people (id),
    other   TEXT NOT NULL REFERENCES people (id),
    -- The number of the last message.
    said    INTEGER NOT NULL,
    -- How many messages of the other one this person has not read.
    unread  INTEGER NOT NULL,
    -- When the last message was written.
    unix_ms INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX conversations_by_time ON conversations (person, unix_ms, other);
CREATE INDEX conversations_by_other ON conversations (other, person);

CREATE TABLE messages (
    low     TEXT NOT NULL,
    high    TEXT NOT NULL,
    number  INTEGER NOT NULL,
    author  TEXT NOT NULL REFERENCES people (id),
    unix_ms INTEGER NOT NULL,
    text    TEXT NOT NULL,
    PRIMARY KEY (low, high, number)
) WITHOUT ROWID;
CREATE INDEX messages_by_author ON messages (author, low, high);
