-- When members of the staff show homes: their own hours, the time between two places, and absences.
CREATE TABLE staff_hours (
  staff_id TEXT PRIMARY KEY NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  week TEXT,
  buffer_minutes INTEGER NOT NULL DEFAULT 0,
  shows_homes INTEGER NOT NULL DEFAULT 1,
  version INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE staff_absences (
  id TEXT PRIMARY KEY NOT NULL,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL
);
CREATE INDEX staff_absences_by_staff ON staff_absences (staff_id, ends_at);
CREATE INDEX staff_absences_by_end ON staff_absences (ends_at);
