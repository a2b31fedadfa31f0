-- What a command asked for that was granted, in short: the same key with another command is a mistake, also after a restart. Unknown for
-- those of release 0.1.0.
ALTER TABLE command_keys ADD COLUMN digest BIGINT;
