-- Accounts of owners that the desk has removed, kept for an hour in which that can be undone: what the tables of owners had of each, as JSON,
-- without sessions and devices. Then a nightly job deletes them.
CREATE TABLE removed_owners (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT NOT NULL,
  removed_at TEXT NOT NULL,
  account TEXT NOT NULL,
  homes TEXT NOT NULL,
  passkeys TEXT NOT NULL,
  links TEXT NOT NULL,
  messages TEXT NOT NULL
);
CREATE INDEX removed_owners_by_time ON removed_owners (removed_at);
CREATE INDEX removed_owners_by_email ON removed_owners (email);
