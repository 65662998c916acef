-- Archives (worker/archive/README.md). One run at a time reads the site; `state` is 'reading', 'done' or 'failed', and 'restoring' while a site
-- takes an archive back. `leased_until` keeps two workers from the same step.
CREATE TABLE archive_runs (
  id TEXT PRIMARY KEY NOT NULL,
  state TEXT NOT NULL,
  public_key TEXT NOT NULL DEFAULT '',
  started_at TEXT NOT NULL,
  leased_until TEXT NOT NULL DEFAULT '',
  step INTEGER NOT NULL DEFAULT 0,
  ended_at TEXT,
  error TEXT,
  pieces INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL DEFAULT 0,
  stored INTEGER NOT NULL DEFAULT 0,
  rows INTEGER NOT NULL DEFAULT 0,
  files INTEGER NOT NULL DEFAULT 0,
  proved_at TEXT,
  proof TEXT
);
CREATE INDEX archive_runs_by_start ON archive_runs (started_at);
-- What each step of the run under way has stored, as JSON.
CREATE TABLE archive_parts (
  run TEXT NOT NULL,
  step INTEGER NOT NULL,
  part TEXT NOT NULL,
  PRIMARY KEY (run, step)
) WITHOUT ROWID;
-- What was written while the site is being read: triggers that exist only then add a line for each row.
CREATE TABLE archive_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  row_key TEXT NOT NULL
);
CREATE INDEX archive_changes_by_table ON archive_changes (name, id);
-- The ids of erased rows: an older archive that is restored must not bring them back.
CREATE TABLE erased_rows (
  name TEXT NOT NULL,
  id TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (name, id)
) WITHOUT ROWID;
CREATE INDEX erased_rows_by_time ON erased_rows (at);
CREATE TRIGGER erased_lead AFTER DELETE ON leads BEGIN
  INSERT OR IGNORE INTO erased_rows (name, id, at) VALUES ('leads', OLD.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;
CREATE TRIGGER erased_subscription AFTER DELETE ON subscriptions BEGIN
  INSERT OR IGNORE INTO erased_rows (name, id, at) VALUES ('subscriptions', OLD.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;
CREATE TRIGGER erased_testimonial AFTER DELETE ON testimonials BEGIN
  INSERT OR IGNORE INTO erased_rows (name, id, at) VALUES ('testimonials', OLD.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;
CREATE TRIGGER erased_contact AFTER DELETE ON contacts BEGIN
  INSERT OR IGNORE INTO erased_rows (name, id, at) VALUES ('contacts', OLD.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;
CREATE TRIGGER erased_owner AFTER DELETE ON owners BEGIN
  INSERT OR IGNORE INTO erased_rows (name, id, at) VALUES ('owners', OLD.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;
CREATE TRIGGER erased_message AFTER DELETE ON owner_messages BEGIN
  INSERT OR IGNORE INTO erased_rows (name, id, at) VALUES ('owner_messages', OLD.communication_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;
CREATE TRIGGER erased_mail AFTER DELETE ON outbox BEGIN
  INSERT OR IGNORE INTO erased_rows (name, id, at) VALUES ('outbox', OLD.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;
-- A row that comes back under its old id, as a subscription does, is not erased.
CREATE TRIGGER returned_subscription AFTER INSERT ON subscriptions BEGIN DELETE FROM erased_rows WHERE name = 'subscriptions' AND id = NEW.id; END;
CREATE TRIGGER returned_contact AFTER INSERT ON contacts BEGIN DELETE FROM erased_rows WHERE name = 'contacts' AND id = NEW.id; END;
CREATE TRIGGER returned_owner AFTER INSERT ON owners BEGIN DELETE FROM erased_rows WHERE name = 'owners' AND id = NEW.id; END;
CREATE TRIGGER returned_mail AFTER INSERT ON outbox BEGIN DELETE FROM erased_rows WHERE name = 'outbox' AND id = NEW.id; END;
