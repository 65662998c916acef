-- Newsletters, from the desk and from scripts: a row each, with its figures. The issues sent so far become mailings of scripts.
CREATE TABLE mailings (
  id TEXT PRIMARY KEY NOT NULL,
  source TEXT NOT NULL,
  state TEXT NOT NULL,
  subjects TEXT NOT NULL,
  texts TEXT NOT NULL,
  homes TEXT NOT NULL DEFAULT '[]',
  audience TEXT NOT NULL DEFAULT 'everyone',
  planned_at TEXT,
  begun_at TEXT,
  finished_at TEXT,
  total INTEGER NOT NULL DEFAULT 0,
  sent INTEGER NOT NULL DEFAULT 0,
  refused INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  skipped INTEGER NOT NULL DEFAULT 0,
  ended INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  changed_by TEXT
);
CREATE INDEX mailings_by_change ON mailings (changed_at);
CREATE INDEX mailings_by_state ON mailings (state, planned_at);

INSERT INTO mailings (id, source, state, subjects, texts, begun_at, finished_at, total, sent, created_at, changed_at)
SELECT id, 'script', 'sent', subjects, texts, created_at, created_at,
  (SELECT count(*) FROM outbox WHERE outbox.id > 'newsletter.' || newsletter_issues.id || '.' AND outbox.id < 'newsletter.' || newsletter_issues.id || '/'),
  (SELECT count(*) FROM outbox WHERE outbox.id > 'newsletter.' || newsletter_issues.id || '.' AND outbox.id < 'newsletter.' || newsletter_issues.id || '/' AND state = 'sent'),
  created_at, created_at
FROM newsletter_issues;
DROP TABLE newsletter_issues;

-- The recipients of a mailing: listed when it begins, each address once. `mail_id` is its mail in the outbox while there is one.
CREATE TABLE mailing_recipients (
  mailing_id TEXT NOT NULL REFERENCES mailings (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  mail_id TEXT NOT NULL,
  state TEXT NOT NULL,
  sent_at TEXT,
  ended_at TEXT,
  PRIMARY KEY (mailing_id, email)
);
CREATE UNIQUE INDEX mailing_recipients_by_mail ON mailing_recipients (mail_id);
CREATE INDEX mailing_recipients_by_state ON mailing_recipients (mailing_id, state);
CREATE INDEX mailing_recipients_by_subscription ON mailing_recipients (subscription_id, sent_at);
CREATE INDEX mailing_recipients_by_email ON mailing_recipients (email);

-- Addresses that a receiving server has refused for good: no newsletter goes there until the desk unblocks them.
CREATE TABLE mail_blocks (
  email TEXT PRIMARY KEY NOT NULL,
  reason TEXT NOT NULL,
  mail_id TEXT NOT NULL,
  blocked_at TEXT NOT NULL
);
CREATE INDEX mail_blocks_by_time ON mail_blocks (blocked_at);

-- Covering index for the number of subscribers by language.
CREATE INDEX subscriptions_by_language ON subscriptions (kind, state, locale);

-- The state of a recipient follows that of the mail in the outbox within the same statement: what counts as sent was accepted by a server.
CREATE TRIGGER mailing_mail_changes AFTER UPDATE OF state ON outbox WHEN NEW.template = 'newsletterIssue' AND NEW.state <> OLD.state
BEGIN
  UPDATE mailing_recipients
  SET sent_at = NEW.sent_at,
    state = iif(NEW.state = 'sent', 'sent', iif(NEW.state <> 'dead', 'queued', iif(NEW.error LIKE 'RefusedMail:%', 'refused', 'failed')))
  WHERE mail_id = NEW.id; END;

-- A mail withdrawn before it was sent is queued again later, unless its recipient is settled.
CREATE TRIGGER mailing_mail_is_withdrawn AFTER DELETE ON outbox WHEN OLD.template = 'newsletterIssue' AND OLD.state IN ('waiting', 'sending')
BEGIN
  UPDATE mailing_recipients SET state = 'waiting' WHERE mail_id = OLD.id AND state = 'queued'; END;

-- The figures of a mailing stay when its recipients are erased.
CREATE TRIGGER mailing_figures_change AFTER UPDATE OF state, ended_at ON mailing_recipients
BEGIN
  UPDATE mailings
  SET sent = sent + (NEW.state = 'sent') - (OLD.state = 'sent'),
    refused = refused + (NEW.state = 'refused') - (OLD.state = 'refused'),
    failed = failed + (NEW.state = 'failed') - (OLD.state = 'failed'),
    skipped = skipped + (NEW.state = 'skipped') - (OLD.state = 'skipped'),
    ended = ended + (NEW.ended_at IS NOT NULL) - (OLD.ended_at IS NOT NULL)
  WHERE id = NEW.mailing_id; END;

CREATE TRIGGER mailing_recipient_is_erased AFTER DELETE ON mailing_recipients WHEN OLD.state IN ('waiting', 'queued')
BEGIN
  UPDATE mailings SET total = total - 1 WHERE id = OLD.mailing_id; END;
