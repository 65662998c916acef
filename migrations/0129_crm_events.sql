-- What CRMs name by webhook, to be read by the next run of their source. One that is sent again is stored once.
CREATE TABLE crm_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL,
  record TEXT NOT NULL,
  event TEXT NOT NULL,
  happened_at TEXT NOT NULL,
  received_at TEXT NOT NULL,
  ended_at TEXT
);
CREATE UNIQUE INDEX crm_events_once ON crm_events (source, record, event, happened_at);
CREATE INDEX crm_events_waiting ON crm_events (source, id) WHERE ended_at IS NULL;
CREATE INDEX crm_events_ended ON crm_events (ended_at) WHERE ended_at IS NOT NULL;

-- Webhooks whose signature was wrong.
CREATE TABLE crm_refused (
  source TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  last_at TEXT NOT NULL
);
