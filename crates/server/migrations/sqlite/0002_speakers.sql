-- Who has said something at which table, seated or not: the log the other way round, for whoever wants to have what is stored about them.
CREATE TABLE speakers (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    version  INTEGER NOT NULL,              -- of the last thing they said there
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

INSERT INTO speakers (person, table_id, version)
SELECT event ->> '$.by', table_id, MAX(version) FROM events WHERE event LIKE '{"event":"said",%' GROUP BY 1, 2;
