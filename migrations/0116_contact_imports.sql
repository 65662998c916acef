-- Contacts from spreadsheets (db/contacts/imports/), and what a contact's first mail and first question need.
ALTER TABLE contacts ADD COLUMN address TEXT;
ALTER TABLE contacts ADD COLUMN kind TEXT;
ALTER TABLE contacts ADD COLUMN origin_name TEXT;
ALTER TABLE contacts ADD COLUMN origin_told_at TEXT;
ALTER TABLE contacts ADD COLUMN asked_at TEXT;
ALTER TABLE contacts ADD COLUMN asked_how TEXT;
CREATE TABLE contact_imports (
  id TEXT PRIMARY KEY NOT NULL,
  member TEXT NOT NULL,
  file TEXT NOT NULL,
  state TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  terms TEXT NOT NULL,
  counts TEXT NOT NULL,
  created_at TEXT NOT NULL,
  imported_at TEXT,
  returned_at TEXT
);
CREATE INDEX contact_imports_by_age ON contact_imports (created_at);
-- A row holds what the file says until it is imported; afterwards only which contact it became and what changed.
CREATE TABLE contact_import_rows (
  import TEXT NOT NULL,
  position INTEGER NOT NULL,
  contact TEXT,
  email_key TEXT,
  phone_key TEXT,
  draft TEXT,
  outcome TEXT NOT NULL,
  mailing TEXT,
  fault TEXT,
  change TEXT,
  PRIMARY KEY (import, position)
) WITHOUT ROWID;
CREATE INDEX contact_import_rows_by_contact ON contact_import_rows (contact, import);
CREATE INDEX contact_import_rows_by_email ON contact_import_rows (email_key, import) WHERE email_key IS NOT NULL;
CREATE INDEX contact_import_rows_by_phone ON contact_import_rows (phone_key, import) WHERE phone_key IS NOT NULL;
CREATE INDEX contact_import_rejects ON contact_import_rows (import, position, fault) WHERE fault IS NOT NULL;
CREATE TRIGGER contact_import_forgotten AFTER DELETE ON contacts BEGIN
  DELETE FROM contact_import_rows WHERE contact = OLD.id; END;

-- Who ended the newsletter: an ended subscription goes after 30 days, and a file imported later must not begin it again.
CREATE TABLE newsletter_ends (email TEXT PRIMARY KEY NOT NULL, at TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX newsletter_ends_by_age ON newsletter_ends (at);
INSERT OR IGNORE INTO newsletter_ends (email, at) SELECT email, ended_at FROM subscriptions WHERE kind = 'newsletter' AND state = 'ended' AND ended_at IS NOT NULL;
CREATE TRIGGER newsletter_ended AFTER UPDATE OF state ON subscriptions WHEN NEW.kind = 'newsletter' AND NEW.state = 'ended' AND OLD.state <> 'ended' BEGIN
  INSERT OR REPLACE INTO newsletter_ends (email, at) VALUES (NEW.email, coalesce(NEW.ended_at, NEW.created_at)); END;
CREATE TRIGGER newsletter_begun AFTER UPDATE OF state ON subscriptions WHEN NEW.kind = 'newsletter' AND NEW.state = 'active' AND OLD.state <> 'active' BEGIN
  DELETE FROM newsletter_ends WHERE email = NEW.email; END;
