-- Leads as the desk works on them. `is_open` is 1 while `state` is 'new' or 'open', for the indexes. `office` is the key of the office in
-- charge, null if the whole agency is. `phone_tail` is the last eight digits of the phone number, by which the same person is recognised.
-- `number` is the lead's row id in the search index.
ALTER TABLE leads ADD COLUMN number INTEGER;
ALTER TABLE leads ADD COLUMN office TEXT;
ALTER TABLE leads ADD COLUMN phone_tail TEXT;
ALTER TABLE leads ADD COLUMN state TEXT NOT NULL DEFAULT 'new';
ALTER TABLE leads ADD COLUMN is_open INTEGER NOT NULL DEFAULT 1;
ALTER TABLE leads ADD COLUMN assignee TEXT;
ALTER TABLE leads ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE leads ADD COLUMN answered_at TEXT;
ALTER TABLE leads ADD COLUMN remind_at TEXT;

UPDATE leads SET number = rowid;
-- Leads from before the desk have long been answered by mail.
UPDATE leads SET state = 'done', is_open = 0 WHERE created_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-14 days');
UPDATE leads SET phone_tail = substr(replace(replace(replace(replace(replace(replace(fields ->> '$.phone', ' ', ''), '/', ''), '.', ''), '-', ''), '(', ''), ')', ''), -8)
WHERE length(fields ->> '$.phone') >= 8;

CREATE UNIQUE INDEX leads_by_number ON leads (number);
CREATE INDEX leads_by_openness ON leads (is_open, created_at);
CREATE INDEX leads_by_form_openness ON leads (form, is_open, created_at);
CREATE INDEX leads_by_office ON leads (office, is_open, created_at);
CREATE INDEX leads_by_listing ON leads (listing_id, is_open, created_at);
CREATE INDEX leads_by_project ON leads (project_id, is_open, created_at);
CREATE INDEX leads_by_assignee ON leads (assignee, is_open, created_at);
CREATE INDEX leads_by_state ON leads (state, created_at);
CREATE INDEX leads_by_phone ON leads (phone_tail) WHERE phone_tail IS NOT NULL;
CREATE INDEX leads_by_reminder ON leads (remind_at) WHERE remind_at IS NOT NULL;

CREATE VIRTUAL TABLE lead_texts USING fts5(text, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
INSERT INTO lead_texts (rowid, text)
SELECT number, coalesce(email, '') || ' ' || coalesce(listing_id, project_id, '') || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(fields) WHERE type = 'text'), '') FROM leads;

-- What happened with a lead at the desk: notes, and each change with the value it set. `actor` is the id of an account of the desk.
CREATE TABLE lead_events (
  id TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  actor TEXT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT
);
CREATE INDEX lead_events_by_lead ON lead_events (lead_id, at);

-- Answers mailed from the desk. A reply is `held` for a moment, during which it can be undone, while its mail waits in the outbox.
CREATE TABLE lead_replies (
  id TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  actor TEXT NOT NULL,
  locale TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE INDEX lead_replies_by_lead ON lead_replies (lead_id, created_at);
