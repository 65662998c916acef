-- Protects forms from bots: each proof of work is accepted once, and forms are rate-limited. Rows are deleted within two days.

CREATE TABLE spent_captchas (
  id TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE INDEX spent_captchas_by_expiry ON spent_captchas (expires_at);

-- Rate limit: one row per accepted form. Of the sender's address only a keyed hash with the form's name is kept.
CREATE TABLE rate_limits (
  sender TEXT NOT NULL,
  lead_id TEXT NOT NULL,
  accepted_at TEXT NOT NULL,
  PRIMARY KEY (sender, lead_id)
);
CREATE INDEX rate_limits_by_sender ON rate_limits (sender, accepted_at);
CREATE INDEX rate_limits_by_time ON rate_limits (accepted_at);
