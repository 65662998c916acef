-- Who asked for mails that keep coming: homes that fit a search, and the newsletter. A subscription sends nothing before its address has
-- confirmed it.

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
-- Whose turn it is.
CREATE INDEX subscriptions_due ON subscriptions (kind, state, due_at);

-- Sendings of the newsletter. Each is owed once to everybody who has confirmed it.
CREATE TABLE newsletter_issues (
  id TEXT PRIMARY KEY NOT NULL,
  subjects TEXT NOT NULL,
  texts TEXT NOT NULL,
  created_at TEXT NOT NULL
);
