-- What each CRM has been told about the pages of its records, and what it is still to be told (db/feeds/crm-receipts.ts).
CREATE TABLE crm_receipts (
  source TEXT NOT NULL,
  external_id TEXT NOT NULL,
  told_state TEXT,
  told_version TEXT,
  told_at TEXT,
  is_online INTEGER NOT NULL DEFAULT 0,
  rejected TEXT,
  problem TEXT,
  due_at TEXT,
  waits_since TEXT,
  leased_until TEXT,
  turn INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  PRIMARY KEY (source, external_id)
);
CREATE INDEX crm_receipts_due ON crm_receipts (source, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX crm_receipts_leased ON crm_receipts (source, leased_until) WHERE leased_until IS NOT NULL;
CREATE INDEX crm_receipts_rejected ON crm_receipts (source) WHERE rejected IS NOT NULL;

-- Whise has not been told about any page so far.
INSERT INTO crm_receipts (source, external_id, due_at, waits_since)
SELECT source, external_id, '', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM listings WHERE source = 'whise' AND withdrawn_at IS NULL
UNION SELECT source, external_id, '', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM projects WHERE source = 'whise' AND withdrawn_at IS NULL;
