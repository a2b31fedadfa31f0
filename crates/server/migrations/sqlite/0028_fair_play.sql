-- Who leaves rated games. The PostgreSQL twin of this file has the same tables and columns.

-- Who has left rated games against the clock of late. `steps` goes up with every game that somebody leaves, and down with every few that they
-- play to their end; `aborted` and `played` count towards the next step up and down. Until `paused_until_unix_ms` they play no rated games.
CREATE TABLE leavers (
    person               TEXT PRIMARY KEY NOT NULL REFERENCES people (id),
    steps                INTEGER NOT NULL,
    aborted              INTEGER NOT NULL,
    played               INTEGER NOT NULL,
    paused_until_unix_ms INTEGER NOT NULL
);

-- When connections were last lost that nobody meant to end: a server was started or lost, or could store nothing. One row.
CREATE TABLE disturbances (
    id      INTEGER PRIMARY KEY NOT NULL,
    unix_ms INTEGER NOT NULL
);
