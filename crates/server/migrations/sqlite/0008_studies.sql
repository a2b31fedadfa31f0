-- Saved studies: as they were at a version, and every change since, with some before it for those who were away.
CREATE TABLE studies (
    id               TEXT NOT NULL PRIMARY KEY,
    name             TEXT NOT NULL,
    visibility       TEXT NOT NULL,
    version          INTEGER NOT NULL,
    snapshot_version INTEGER NOT NULL,
    snapshot         TEXT NOT NULL,
    changed_unix_ms  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX studies_public ON studies (changed_unix_ms, id) WHERE visibility = 'public';

CREATE TABLE study_events (
    study   TEXT NOT NULL,
    version INTEGER NOT NULL,
    entry   TEXT NOT NULL,
    PRIMARY KEY (study, version)
) WITHOUT ROWID;

-- Who belongs to a study. `since` is the version at which they came; the owner's is 0.
CREATE TABLE study_members (
    study  TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    role   TEXT NOT NULL,
    since  INTEGER NOT NULL,
    PRIMARY KEY (study, person)
) WITHOUT ROWID;

CREATE INDEX study_members_by_person ON study_members (person, study);
