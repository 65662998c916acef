-- When each cron job last succeeded and last failed, and the indexes by which the state of each CRM is read.
CREATE TABLE job_runs (
  name TEXT PRIMARY KEY,
  done_at TEXT,
  failed_at TEXT
) WITHOUT ROWID;
CREATE INDEX sync_runs_done ON sync_runs (source, mode, started_at) WHERE state = 'done';
CREATE INDEX crm_leads_by_crm ON crm_leads (crm, state, due_at);
CREATE INDEX crm_leads_sent ON crm_leads (crm, sent_at);
