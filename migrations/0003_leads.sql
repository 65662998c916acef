-- What visitors send, and the outbox of mails owed for it: written in one batch, sent afterwards, erased together.

CREATE TABLE leads (
  id TEXT PRIMARY KEY NOT NULL,
  form TEXT NOT NULL,
  locale TEXT NOT NULL,
  email TEXT,
  listing_id INTEGER,
  project_id INTEGER,
  fields TEXT NOT NULL,
  consent TEXT NOT NULL,
  created_at TEXT NOT NULL,
  erase_after TEXT NOT NULL
);
CREATE INDEX leads_by_email ON leads (email);
CREATE INDEX leads_by_erasure ON leads (erase_after);
CREATE INDEX leads_by_form ON leads (form, created_at);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  template TEXT NOT NULL,
  locale TEXT NOT NULL,
  recipient TEXT NOT NULL,
  reply_to TEXT,
  data TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL,
  leased_until TEXT,
  sent_at TEXT,
  error TEXT,
  created_at TEXT NOT NULL
);
-- For the mails that are due, and for counts by state.
CREATE INDEX outbox_due ON outbox (state, due_at);
CREATE INDEX outbox_by_lead ON outbox (lead_id);
