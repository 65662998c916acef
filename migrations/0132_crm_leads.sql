-- What becomes of each lead in each connected CRM: sent under a lease, retried, and never repeated blindly once its outcome is unknown (db/leads/crm/).
CREATE TABLE crm_leads (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  crm TEXT NOT NULL,
  state TEXT NOT NULL,
  due_at TEXT NOT NULL,
  leased_until TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0,
  doubt_since TEXT,
  external_id TEXT,
  error TEXT,
  sent_at TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (lead_id, crm)
);
CREATE INDEX crm_leads_due ON crm_leads (state, due_at);

-- What an agency has chosen about its leads in a CRM.
CREATE TABLE crm_lead_rules (
  crm TEXT PRIMARY KEY NOT NULL,
  off TEXT NOT NULL DEFAULT '[]',
  repeats INTEGER NOT NULL DEFAULT 0,
  office TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL
);
