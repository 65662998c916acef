-- Visits as the desk works on them. `assignee` is the account of the desk that takes the visit, null while it is not assigned.
ALTER TABLE appointments ADD COLUMN assignee TEXT;
CREATE INDEX appointments_by_time ON appointments (starts_at);
CREATE INDEX appointments_by_assignee ON appointments (assignee, starts_at);

-- The follow-up of a visit is for the agency alone. `version` is incremented with each change of the report, so that two people cannot
-- overwrite each other (optimistic locking).
ALTER TABLE home_visits ADD COLUMN next_step TEXT;
ALTER TABLE home_visits ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE INDEX home_visits_without_feedback ON home_visits (starts_at)
WHERE state = 'confirmed' AND interest IS NULL AND feedback IS NULL AND appointment_id IS NOT NULL;

-- Addresses at which members of the staff subscribe to their visits, one each. `hash` is the SHA-256 of the address's secret, which is kept nowhere.
CREATE TABLE calendar_feeds (
  hash TEXT PRIMARY KEY NOT NULL,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  used_at TEXT
);
CREATE UNIQUE INDEX calendar_feeds_by_staff ON calendar_feeds (staff_id);

-- Messages of owners that wait for an answer.
CREATE INDEX communications_unanswered ON communications (at) WHERE origin = 'owner' AND status = 'open';
