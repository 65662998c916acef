-- The security log: log-ins, refused access and reached limits, counted by the hour, kind, way and account or keyed hash. Kept for 90 days.
CREATE TABLE security_events (
  id INTEGER PRIMARY KEY,
  hour TEXT NOT NULL,
  kind TEXT NOT NULL,
  way TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL,
  last_at TEXT NOT NULL
);
CREATE UNIQUE INDEX security_events_by_hour ON security_events (hour, kind, way, subject);
CREATE INDEX security_events_by_kind ON security_events (kind, id);
