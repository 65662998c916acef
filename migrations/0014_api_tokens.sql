-- API tokens of the agency's programs. Only the SHA-256 of a token is kept. A revoked token keeps its row; its name can be reused.

CREATE TABLE api_tokens (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  hash TEXT NOT NULL,
  scopes TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT,
  revoked_at TEXT
);
CREATE UNIQUE INDEX api_tokens_by_hash ON api_tokens (hash);
CREATE UNIQUE INDEX api_tokens_by_name ON api_tokens (name) WHERE revoked_at IS NULL;
