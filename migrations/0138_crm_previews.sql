-- What a CRM without lists has sent, by record, without what may never be shown: its stock is read again from here.
CREATE TABLE crm_payloads (
  source TEXT NOT NULL,
  kind TEXT NOT NULL,
  record TEXT NOT NULL,
  payload TEXT NOT NULL,
  received_at TEXT NOT NULL,
  PRIMARY KEY (source, kind, record)
);

-- Homes of other sources that a record of a CRM may be: proposed by the preview of its stock, decided by a person, and moved when it is published.
CREATE TABLE crm_moves (
  crm TEXT NOT NULL,
  record TEXT NOT NULL,
  home INTEGER NOT NULL,
  is_same INTEGER,
  PRIMARY KEY (crm, record)
);
CREATE UNIQUE INDEX crm_moves_by_home ON crm_moves (crm, home);

CREATE INDEX imports_held ON imports (source) WHERE held IS NOT NULL;
