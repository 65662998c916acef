-- Subscriptions to recurring mails: alerts about homes that match a search, and the newsletter. Nothing is sent before the address has
-- confirmed it (double opt-in).

CREATE TABLE subscriptions (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  email TEXT NOT NULL,
  recipient TEXT NOT NULL,
  name TEXT,
  locale TEXT NOT NULL,
  goal TEXT,
  search TEXT,
  rhythm TEXT,
  state TEXT NOT NULL,
  consent TEXT NOT NULL,
  created_at TEXT NOT NULL,
  confirmed_at TEXT,
  ended_at TEXT,
  due_at TEXT,
  seen_event INTEGER NOT NULL DEFAULT 0,
  replaces TEXT
);
CREATE INDEX subscriptions_by_email ON subscriptions (email);
-- Subscriptions that are due.
CREATE INDEX subscriptions_due ON subscriptions (kind, state, due_at);

-- Issues of the newsletter, each owed once to every confirmed subscriber.
CREATE TABLE newsletter_issues (
  id TEXT PRIMARY KEY NOT NULL,
  subjects TEXT NOT NULL,
  texts TEXT NOT NULL,
  created_at TEXT NOT NULL
);
