-- A contact is a person, recognised by e-mail address and by phone number. A trigger finds or makes the contact of each lead (db/contacts/).
CREATE TABLE contacts (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL COLLATE NOCASE,
  locale TEXT NOT NULL,
  source TEXT NOT NULL,
  origin TEXT,
  is_kept INTEGER NOT NULL DEFAULT 0,
  do_not_contact_since TEXT,
  created_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX contacts_by_last ON contacts (last_at, number);
CREATE INDEX contacts_by_name ON contacts (name, last_at);
CREATE TABLE contact_keys (
  key TEXT PRIMARY KEY NOT NULL,
  contact TEXT NOT NULL,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  -- The number as it is dialled in Belgium, in whatever notation it was typed; '' for an address.
  bare TEXT GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(replace(value, '+', '00'), '(0)', ''), ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', '')) VIRTUAL,
  digits TEXT GENERATED ALWAYS AS (CASE WHEN kind <> 'phone' THEN '' WHEN bare LIKE '0032%' THEN '0' || substr(bare, 5) WHEN bare LIKE '00%' THEN substr(bare, 3) ELSE bare END) VIRTUAL,
  created_at TEXT NOT NULL
);
CREATE INDEX contact_keys_by_contact ON contact_keys (contact, created_at);
CREATE TABLE contact_notes (
  id TEXT PRIMARY KEY NOT NULL,
  contact TEXT NOT NULL,
  at TEXT NOT NULL,
  actor TEXT NOT NULL,
  text TEXT NOT NULL,
  listing_id INTEGER,
  due_on TEXT,
  assignee TEXT,
  done_at TEXT
);
CREATE INDEX contact_notes_by_contact ON contact_notes (contact, at);
CREATE INDEX contact_notes_due ON contact_notes (assignee, due_on, contact) WHERE due_on IS NOT NULL AND done_at IS NULL;
CREATE TABLE contact_merges (
  id TEXT PRIMARY KEY NOT NULL,
  contact TEXT NOT NULL,
  merged TEXT NOT NULL,
  at TEXT NOT NULL
);
CREATE INDEX contact_merges_by_contact ON contact_merges (contact, at);
ALTER TABLE leads ADD COLUMN contact TEXT;
CREATE INDEX leads_by_contact ON leads (contact, created_at) WHERE contact IS NOT NULL;

-- Any part of a name, an address or a number: trigrams.
CREATE VIRTUAL TABLE contact_texts USING fts5(text, content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1');
CREATE TRIGGER contact_named AFTER INSERT ON contacts BEGIN
  INSERT INTO contact_texts (rowid, text) VALUES (NEW.number, NEW.name); END;
CREATE TRIGGER contact_renamed AFTER UPDATE OF name ON contacts WHEN NEW.name <> OLD.name BEGIN
  DELETE FROM contact_texts WHERE rowid = NEW.number
  ; INSERT INTO contact_texts (rowid, text) SELECT NEW.number, NEW.name || coalesce((SELECT ' ' || group_concat(value || ' ' || digits, ' ') FROM contact_keys WHERE contact = NEW.id), ''); END;
CREATE TRIGGER contact_removed AFTER DELETE ON contacts BEGIN
  DELETE FROM contact_texts WHERE rowid = OLD.number
  ; DELETE FROM contact_keys WHERE contact = OLD.id
  ; DELETE FROM contact_notes WHERE contact = OLD.id
  ; DELETE FROM contact_merges WHERE contact = OLD.id
  ; UPDATE leads SET contact = NULL WHERE contact = OLD.id; END;
CREATE TRIGGER contact_key_added AFTER INSERT ON contact_keys BEGIN
  DELETE FROM contact_texts WHERE rowid = (SELECT number FROM contacts WHERE id = NEW.contact)
  ; INSERT INTO contact_texts (rowid, text) SELECT number, name || coalesce((SELECT ' ' || group_concat(value || ' ' || digits, ' ') FROM contact_keys WHERE contact = NEW.contact), '') FROM contacts WHERE id = NEW.contact; END;
CREATE TRIGGER contact_key_moved AFTER UPDATE OF contact ON contact_keys BEGIN
  DELETE FROM contact_texts WHERE rowid IN (SELECT number FROM contacts WHERE id IN (OLD.contact, NEW.contact))
  ; INSERT INTO contact_texts (rowid, text) SELECT number, name || coalesce((SELECT ' ' || group_concat(value || ' ' || digits, ' ') FROM contact_keys WHERE contact = contacts.id), '') FROM contacts WHERE id IN (OLD.contact, NEW.contact); END;
CREATE TRIGGER contact_key_removed AFTER DELETE ON contact_keys BEGIN
  DELETE FROM contact_texts WHERE rowid = (SELECT number FROM contacts WHERE id = OLD.contact)
  ; INSERT INTO contact_texts (rowid, text) SELECT number, name || coalesce((SELECT ' ' || group_concat(value || ' ' || digits, ' ') FROM contact_keys WHERE contact = OLD.contact), '') FROM contacts WHERE id = OLD.contact; END;

-- An applicant for a job is no contact of the agency's trade.
CREATE TRIGGER contact_of_lead AFTER INSERT ON leads WHEN NEW.form <> 'jobApplication' AND (NEW.email IS NOT NULL OR NEW.phone_tail IS NOT NULL) BEGIN
  INSERT INTO contacts (id, name, locale, source, created_at, last_at)
    SELECT NEW.id, trim(coalesce(NEW.fields ->> '$.firstName', '') || ' ' || coalesce(NEW.fields ->> '$.lastName', NEW.fields ->> '$.name', '')), NEW.locale, iif(NEW.consent ->> '$.version' = 'desk', 'desk', 'site'), NEW.created_at, NEW.created_at
    WHERE NOT EXISTS (SELECT 1 FROM contact_keys WHERE key IN ('email:' || NEW.email, 'phone:' || NEW.phone_tail))
  ; UPDATE leads SET contact = coalesce((SELECT contact FROM contact_keys WHERE key = 'email:' || NEW.email), (SELECT contact FROM contact_keys WHERE key = 'phone:' || NEW.phone_tail), NEW.id) WHERE id = NEW.id
  ; INSERT OR IGNORE INTO contact_keys (key, contact, kind, value, created_at) SELECT 'email:' || NEW.email, contact, 'email', coalesce(NEW.fields ->> '$.email', NEW.email), NEW.created_at FROM leads WHERE id = NEW.id AND NEW.email IS NOT NULL
  ; INSERT OR IGNORE INTO contact_keys (key, contact, kind, value, created_at) SELECT 'phone:' || NEW.phone_tail, contact, 'phone', NEW.fields ->> '$.phone', NEW.created_at FROM leads WHERE id = NEW.id AND NEW.phone_tail IS NOT NULL
  ; UPDATE contacts SET last_at = max(last_at, NEW.created_at), name = iif(name = '', trim(coalesce(NEW.fields ->> '$.firstName', '') || ' ' || coalesce(NEW.fields ->> '$.lastName', NEW.fields ->> '$.name', '')), name) WHERE id = (SELECT contact FROM leads WHERE id = NEW.id); END;

-- The contacts of the leads that are stored already, by the same rules, one after the other.
CREATE TRIGGER contact_of_stored_lead AFTER UPDATE OF phone_tail ON leads WHEN NEW.form <> 'jobApplication' AND (NEW.email IS NOT NULL OR NEW.phone_tail IS NOT NULL) BEGIN
  INSERT INTO contacts (id, name, locale, source, created_at, last_at)
    SELECT NEW.id, trim(coalesce(NEW.fields ->> '$.firstName', '') || ' ' || coalesce(NEW.fields ->> '$.lastName', NEW.fields ->> '$.name', '')), NEW.locale, iif(NEW.consent ->> '$.version' = 'desk', 'desk', 'site'), NEW.created_at, NEW.created_at
    WHERE NOT EXISTS (SELECT 1 FROM contact_keys WHERE key IN ('email:' || NEW.email, 'phone:' || NEW.phone_tail))
  ; UPDATE leads SET contact = coalesce((SELECT contact FROM contact_keys WHERE key = 'email:' || NEW.email), (SELECT contact FROM contact_keys WHERE key = 'phone:' || NEW.phone_tail), NEW.id) WHERE id = NEW.id
  ; INSERT OR IGNORE INTO contact_keys (key, contact, kind, value, created_at) SELECT 'email:' || NEW.email, contact, 'email', coalesce(NEW.fields ->> '$.email', NEW.email), NEW.created_at FROM leads WHERE id = NEW.id AND NEW.email IS NOT NULL
  ; INSERT OR IGNORE INTO contact_keys (key, contact, kind, value, created_at) SELECT 'phone:' || NEW.phone_tail, contact, 'phone', NEW.fields ->> '$.phone', NEW.created_at FROM leads WHERE id = NEW.id AND NEW.phone_tail IS NOT NULL
  ; UPDATE contacts SET last_at = max(last_at, NEW.created_at), name = iif(name = '', trim(coalesce(NEW.fields ->> '$.firstName', '') || ' ' || coalesce(NEW.fields ->> '$.lastName', NEW.fields ->> '$.name', '')), name) WHERE id = (SELECT contact FROM leads WHERE id = NEW.id); END;
UPDATE leads SET phone_tail = phone_tail;
DROP TRIGGER contact_of_stored_lead;
