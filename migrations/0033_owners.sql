-- The accounts of owners, made by invitation. Addresses are lower-case in `email` and as typed in `recipient`; `password` is a PHC string,
-- null until it is set. Times are UTC in ISO 8601.
CREATE TABLE owners (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT NOT NULL,
  recipient TEXT NOT NULL,
  name TEXT,
  locale TEXT NOT NULL,
  password TEXT,
  wants_digest INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
);
CREATE UNIQUE INDEX owners_by_email ON owners (email);

-- What an account sees: listings, and projects with their units.
CREATE TABLE owner_homes (
  owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  since TEXT NOT NULL,
  PRIMARY KEY (owner_id, kind, record_id)
) WITHOUT ROWID;
CREATE INDEX owner_homes_by_record ON owner_homes (kind, record_id);

-- Mailed links. Neither the link's secret nor the typed code is kept: both are seals over the id. A link requested for an unknown address has
-- no owner: it is never mailed, and takes the same time as any other.
CREATE TABLE owner_links (
  id TEXT PRIMARY KEY NOT NULL,
  owner_id TEXT REFERENCES owners (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  recipient TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT
);
CREATE INDEX owner_links_by_owner ON owner_links (owner_id, created_at);
CREATE INDEX owner_links_by_expiry ON owner_links (expires_at);

-- Sessions. `hash` is the SHA-256 of the token in the cookie.
CREATE TABLE owner_sessions (
  hash TEXT PRIMARY KEY NOT NULL,
  owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT NOT NULL,
  idle_until TEXT NOT NULL,
  ends_at TEXT NOT NULL
);
CREATE INDEX owner_sessions_by_owner ON owner_sessions (owner_id);
CREATE INDEX owner_sessions_by_idle ON owner_sessions (idle_until);

-- Devices the account has logged in from. `hash` is a keyed hash of the device's cookie.
CREATE TABLE owner_devices (
  owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (owner_id, hash)
) WITHOUT ROWID;

CREATE TABLE owner_passkeys (
  id TEXT PRIMARY KEY NOT NULL,
  owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT
);
CREATE INDEX owner_passkeys_by_owner ON owner_passkeys (owner_id);

-- Passkey challenges that were used, kept until they expire, since each is valid once.
CREATE TABLE spent_challenges (
  challenge TEXT PRIMARY KEY NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX spent_challenges_by_expiry ON spent_challenges (expires_at);

-- Failed log-ins, by a keyed hash of the e-mail address or of the client's IP address.
CREATE TABLE sign_in_failures (
  subject TEXT PRIMARY KEY NOT NULL,
  count INTEGER NOT NULL,
  last_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sign_in_failures_by_time ON sign_in_failures (last_at);
