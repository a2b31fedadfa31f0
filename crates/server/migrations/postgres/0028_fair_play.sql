-- Who leaves rated games. The SQLite twin of this file has the same tables and columns.

-- Who has left rated games against the clock of late. `steps` goes up with every game that somebody leaves, and down with every few that they
-- play to their end; `aborted` and `played` count towards the next step up and down. Until `paused_until_unix_ms` they play no rated games.
CREATE TABLE leavers (
    person               TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES people (id),
    steps                BIGINT NOT NULL,
    aborted              BIGINT NOT NULL,
    played               BIGINT NOT NULL,
    paused_until_unix_ms BIGINT NOT NULL
);

-- When connections were last lost that nobody meant to end: a server was started or lost, or could store nothing. One row.
CREATE TABLE disturbances (
    id      BIGINT PRIMARY KEY NOT NULL,
    unix_ms BIGINT NOT NULL
);
