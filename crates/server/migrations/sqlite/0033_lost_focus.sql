-- During which turns of rated games the pages of players lost the focus. The PostgreSQL twin of this file has the same tables and columns.

-- For games against the clock, until they are compared; rows are removed after 14 days.
CREATE TABLE lost_focus (
    table_id TEXT NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id),
    turns    INTEGER NOT NULL,
    unix_ms  INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX lost_focus_by_person ON lost_focus (person);
CREATE INDEX lost_focus_by_time ON lost_focus (unix_ms);

-- All turns of a player in a game, and those during which their page lost the focus.
ALTER TABLE compared_games ADD COLUMN all_turns INTEGER NOT NULL DEFAULT 0;
ALTER TABLE compared_games ADD COLUMN away_turns INTEGER NOT NULL DEFAULT 0;
