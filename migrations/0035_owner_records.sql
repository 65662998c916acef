-- What owners see of the work for their home, and the runs of the scheduled synchronisation that brings some of it.

-- Views of a listing at a portal or another medium: the days of a month (YYYY-MM) as JSON, {"01": 12}. A missing day is unknown.
CREATE TABLE portal_views (
  listing_id INTEGER NOT NULL,
  month TEXT NOT NULL,
  media TEXT NOT NULL,
  days TEXT NOT NULL,
  PRIMARY KEY (listing_id, month, media)
) WITHOUT ROWID;

-- Where a listing is or was online, and what its source has delivered of it. `totals` is the source's own sums, as of `delivered_at`.
CREATE TABLE portal_media (
  listing_id INTEGER NOT NULL,
  media TEXT NOT NULL,
  name TEXT NOT NULL,
  url TEXT,
  online_from TEXT,
  online_until TEXT,
  covers_from TEXT,
  covers_until TEXT,
  totals TEXT,
  delivered_at TEXT NOT NULL,
  PRIMARY KEY (listing_id, media)
) WITHOUT ROWID;

-- `kind` is listing or project. `decided_at`: when the agency released or withheld the row; null while its origin's value applies.
CREATE TABLE communications (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  at TEXT NOT NULL,
  type TEXT NOT NULL,
  contact TEXT,
  subject TEXT,
  comment TEXT,
  status TEXT,
  origin TEXT NOT NULL,
  external_id TEXT,
  lead_id TEXT REFERENCES leads (id) ON DELETE SET NULL,
  is_released INTEGER NOT NULL,
  decided_at TEXT,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX communications_by_origin ON communications (origin, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX communications_by_record ON communications (kind, record_id, at DESC, id DESC);
CREATE INDEX communications_released ON communications (kind, record_id, at DESC, id DESC) WHERE is_released = 1;
CREATE INDEX communications_by_lead ON communications (lead_id) WHERE lead_id IS NOT NULL;

-- `visitor` is a first name and an initial, which the owner sees only with `shows_visitor`.
CREATE TABLE home_visits (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  starts_at TEXT NOT NULL,
  visitor TEXT,
  state TEXT NOT NULL,
  interest TEXT,
  feedback TEXT,
  is_released INTEGER NOT NULL,
  shows_visitor INTEGER NOT NULL DEFAULT 0,
  feedback_is_released INTEGER NOT NULL DEFAULT 0,
  origin TEXT NOT NULL,
  external_id TEXT,
  appointment_id TEXT REFERENCES appointments (id) ON DELETE SET NULL,
  decided_at TEXT,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX home_visits_by_origin ON home_visits (origin, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX home_visits_by_record ON home_visits (kind, record_id, starts_at DESC, id DESC);
CREATE INDEX home_visits_released ON home_visits (kind, record_id, starts_at DESC, id DESC) WHERE is_released = 1 AND state <> 'provisional';
CREATE INDEX home_visits_by_appointment ON home_visits (appointment_id) WHERE appointment_id IS NOT NULL;

-- Runs of a synchronisation. `step` counts the messages that a run has processed, which makes a redelivered one recognisable.
CREATE TABLE sync_runs (
  id TEXT PRIMARY KEY NOT NULL,
  source TEXT NOT NULL,
  mode TEXT NOT NULL,
  state TEXT NOT NULL,
  step INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  cursor TEXT NOT NULL,
  counts TEXT NOT NULL,
  lease_until TEXT,
  touched_at TEXT NOT NULL,
  started_at TEXT NOT NULL,
  ended_at TEXT,
  error TEXT
);
CREATE UNIQUE INDEX sync_runs_running ON sync_runs (source) WHERE state = 'running';
CREATE INDEX sync_runs_by_source ON sync_runs (source, started_at DESC);

-- Backfill: forms about a home without their texts, viewings without the visitor's name.
INSERT INTO communications
SELECT lower(hex(randomblob(16))), iif(listing_id IS NULL, 'project', 'listing'), coalesce(listing_id, project_id), created_at,
  CASE form WHEN 'documentRequest' THEN 'documents' WHEN 'purchaseOffer' THEN 'offer' WHEN 'rentProfile' THEN 'application' WHEN 'sendToFriend' THEN 'share' ELSE 'question' END,
  coalesce((SELECT record ->> '$.contact.name' FROM listings WHERE listings.id = listing_id), (SELECT record ->> '$.contact.name' FROM projects WHERE projects.id = leads.project_id)),
  NULL, NULL, NULL, 'site', NULL, id, 1, NULL, created_at
FROM leads
WHERE form IN ('enquiry', 'construction', 'contact', 'documentRequest', 'purchaseOffer', 'rentProfile', 'sendToFriend') AND coalesce(listing_id, project_id) IS NOT NULL;
INSERT INTO home_visits
SELECT lower(hex(randomblob(16))), 'listing', listing_id, starts_at, NULL, state, NULL, NULL, 1, 0, 0, 'site', NULL, id, NULL, changed_at FROM appointments;
