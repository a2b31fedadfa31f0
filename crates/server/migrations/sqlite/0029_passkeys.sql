-- Passkeys, with which people sign in instead of a password. The PostgreSQL twin of this file has the same tables and columns.

-- `credential` is the id that the authenticator has given the key, `algorithm` its number in COSE, `counter` how often it has signed, or 0.
CREATE TABLE passkeys (
    id              INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    person          TEXT NOT NULL REFERENCES people (id),
    credential      BLOB NOT NULL UNIQUE,
    algorithm       INTEGER NOT NULL,
    public_key      BLOB NOT NULL,
    counter         INTEGER NOT NULL,
    backup_eligible BOOLEAN NOT NULL,
    label           TEXT NOT NULL,
    made_unix_ms    INTEGER NOT NULL,
    used_unix_ms    INTEGER
);
CREATE INDEX passkeys_by_person ON passkeys (person, id);

-- Hashes of challenges that were answered: none is answered twice. They go when their time is over.
CREATE TABLE passkey_challenges (
    hash            BLOB PRIMARY KEY NOT NULL,
    expires_unix_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_unix_ms);
