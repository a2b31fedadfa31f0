-- Reports of people, and appeals against what was decided about them. The PostgreSQL twin of this file has the same tables and columns.

-- Who has reported whom. A report that was extended while it was open has a row for each time. `state` is `open`, `acted` or `nothing`; `act` is
-- the number of the act by which it was closed. `evidence` is JSON: what the reported person had said at the table when it was reported.
CREATE TABLE reports (
    number         INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    reporter       TEXT NOT NULL REFERENCES people (id),
    reported       TEXT NOT NULL REFERENCES people (id),
    category       TEXT NOT NULL,
    table_id       TEXT,
    text           TEXT NOT NULL,
    evidence       TEXT NOT NULL,
    unix_ms        INTEGER NOT NULL,
    state          TEXT NOT NULL DEFAULT 'open',
    act            INTEGER,
    closed_unix_ms INTEGER
);
CREATE INDEX reports_open ON reports (reported, number) WHERE state = 'open';
CREATE INDEX reports_open_by_reporter ON reports (reporter, reported) WHERE state = 'open';
CREATE INDEX reports_by_reporter ON reports (reporter, number);
CREATE INDEX reports_by_reported ON reports (reported, number);
CREATE INDEX reports_by_act ON reports (act) WHERE act IS NOT NULL;
CREATE INDEX reports_by_end ON reports (closed_unix_ms) WHERE closed_unix_ms IS NOT NULL;

-- Kinds of sanctions are `ban`, `mute` and `warning` now. A warning is shown until it is confirmed.
ALTER TABLE sanctions ADD COLUMN confirmed_unix_ms INTEGER;

-- One appeal for each mute or ban. `outcome` is `lifted` or `kept` when it was answered.
CREATE TABLE appeals (
    sanction         INTEGER PRIMARY KEY NOT NULL REFERENCES sanctions (number),
    person           TEXT NOT NULL REFERENCES people (id),
    text             TEXT NOT NULL,
    unix_ms          INTEGER NOT NULL,
    outcome          TEXT,
    answer           TEXT,
    answered_unix_ms INTEGER
);
CREATE INDEX appeals_open ON appeals (sanction) WHERE outcome IS NULL;
CREATE INDEX appeals_by_person ON appeals (person);
