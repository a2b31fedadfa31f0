-- Tournaments: a line for lists, and the log of each. The PostgreSQL twin of this file has the same tables and columns.
CREATE TABLE tournaments (
    id             TEXT NOT NULL PRIMARY KEY,
    -- How many events its log has: who appends to it says how many there were.
    version        INTEGER NOT NULL,
    game           TEXT NOT NULL,
    stage          TEXT NOT NULL,
    private        BOOLEAN NOT NULL,
    starts_unix_ms INTEGER NOT NULL,
    owner          TEXT NOT NULL,
    -- What lists show of it, as JSON.
    line           TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX tournaments_listed ON tournaments (stage, starts_unix_ms, id) WHERE NOT private;
CREATE INDEX tournaments_of_game ON tournaments (game, stage, starts_unix_ms, id) WHERE NOT private;
-- Those that are not over: few, and looked at every second.
CREATE INDEX tournaments_due ON tournaments (starts_unix_ms, id) WHERE stage <> 'finished';

CREATE TABLE tournament_events (
    tournament TEXT NOT NULL,
    version    INTEGER NOT NULL,
    entry      TEXT NOT NULL,
    PRIMARY KEY (tournament, version)
) WITHOUT ROWID;

-- Who plays in a tournament or organises it, for their own lists.
CREATE TABLE tournament_people (
    tournament     TEXT NOT NULL,
    person         TEXT NOT NULL REFERENCES people (id),
    starts_unix_ms INTEGER NOT NULL,
    PRIMARY KEY (tournament, person)
) WITHOUT ROWID;

CREATE INDEX tournament_people_by_person ON tournament_people (person, starts_unix_ms, tournament);
CREATE INDEX tournaments_by_owner ON tournaments (owner) WHERE stage <> 'finished';
