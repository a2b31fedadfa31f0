-- Passkeys, with which people sign in instead of a password. The SQLite twin of this file has the same tables and columns.

-- `credential` is the id that the authenticator has given the key, `algorithm` its number in COSE, `counter` how often it has signed, or 0.
CREATE TABLE passkeys (
    id              BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person          TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    credential      BYTEA NOT NULL UNIQUE,
    algorithm       BIGINT NOT NULL,
    public_key      BYTEA NOT NULL,
    counter         BIGINT NOT NULL,
    backup_eligible BOOLEAN NOT NULL,
    label           TEXT COLLATE "C" NOT NULL,
    made_unix_ms    BIGINT NOT NULL,
    used_unix_ms    BIGINT
);
CREATE INDEX passkeys_by_person ON passkeys (person, id);

-- Hashes of challenges that were answered: none is answered twice. They go when their time is over.
CREATE TABLE passkey_challenges (
    hash            BYTEA PRIMARY KEY NOT NULL,
    expires_unix_ms BIGINT NOT NULL
);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_unix_ms);
