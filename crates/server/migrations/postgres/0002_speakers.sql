-- Who has said something at which table, seated or not: the log the other way round, for whoever wants to have what is stored about them.
CREATE TABLE speakers (
    person   TEXT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,               -- of the last thing they said there
    PRIMARY KEY (person, table_id)
);

-- Read as plain text: what people say may have a character that PostgreSQL takes out of no JSON.
INSERT INTO speakers (person, table_id, version)
SELECT SUBSTRING(event FROM '^\{"event":"said","by":"([0-9A-Za-z]+)"'), table_id, MAX(version)
FROM events WHERE event LIKE '{"event":"said",%' GROUP BY 1, 2;
