-- The people of the agency who work at its desk, made by invitation. Addresses are lower-case in `email` and as typed in `recipient`.
-- `offices` is a JSON array of the keys of their offices, null for all of them. Times are UTC in ISO 8601.
CREATE TABLE staff (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT NOT NULL,
  recipient TEXT NOT NULL,
  name TEXT NOT NULL,
  locale TEXT NOT NULL,
  role TEXT NOT NULL,
  offices TEXT,
  state TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
);
CREATE UNIQUE INDEX staff_by_email ON staff (email);

-- The desk always keeps one manager who can sign in, whatever statement changes the table.
CREATE TRIGGER staff_keeps_a_manager_on_update BEFORE UPDATE OF role, state ON staff
WHEN OLD.role = 'manager' AND OLD.state = 'active' AND (NEW.role <> 'manager' OR NEW.state <> 'active')
  AND NOT EXISTS (SELECT 1 FROM staff WHERE role = 'manager' AND state = 'active' AND id <> OLD.id)
BEGIN SELECT RAISE(ABORT, 'the last manager stays'); END;
CREATE TRIGGER staff_keeps_a_manager_on_delete BEFORE DELETE ON staff
WHEN OLD.role = 'manager' AND OLD.state = 'active' AND NOT EXISTS (SELECT 1 FROM staff WHERE role = 'manager' AND state = 'active' AND id <> OLD.id)
BEGIN SELECT RAISE(ABORT, 'the last manager stays'); END;

CREATE TABLE staff_sessions (
  hash TEXT PRIMARY KEY NOT NULL,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT NOT NULL,
  idle_until TEXT NOT NULL,
  ends_at TEXT NOT NULL
);
CREATE INDEX staff_sessions_by_staff ON staff_sessions (staff_id);
CREATE INDEX staff_sessions_by_idleness ON staff_sessions (idle_until);
CREATE INDEX staff_sessions_by_end ON staff_sessions (ends_at);

-- Mailed links. Neither the link's secret nor the typed code is kept: both are seals over the id. A link requested for an unknown address
-- belongs to no account: it is never mailed, and takes the same time as any other.
CREATE TABLE staff_links (
  id TEXT PRIMARY KEY NOT NULL,
  staff_id TEXT REFERENCES staff (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT
);
CREATE INDEX staff_links_by_staff ON staff_links (staff_id, created_at);
CREATE INDEX staff_links_by_expiry ON staff_links (expires_at);

CREATE TABLE staff_passkeys (
  id TEXT PRIMARY KEY NOT NULL,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT
);
CREATE INDEX staff_passkeys_by_staff ON staff_passkeys (staff_id);

-- Every act at the desk: who did what to which record, and which fields changed. No personal values are written here, so that erasing a person
-- leaves nothing behind. `actor` is the id of an account, or `command` for `npm run staff`. Rows are never changed, and deleted only after 24
-- months.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  actor TEXT NOT NULL,
  role TEXT,
  action TEXT NOT NULL,
  object TEXT NOT NULL,
  object_id TEXT NOT NULL,
  fields TEXT NOT NULL DEFAULT '[]',
  reason TEXT
);
CREATE INDEX audit_log_by_object ON audit_log (object, object_id, id);
CREATE INDEX audit_log_by_actor ON audit_log (actor, id);
CREATE INDEX audit_log_by_action ON audit_log (action, id);
CREATE INDEX audit_log_by_time ON audit_log (at);
CREATE TRIGGER audit_log_is_not_changed BEFORE UPDATE ON audit_log
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log WHEN unixepoch(OLD.at) > unixepoch('now', '-24 months')
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
