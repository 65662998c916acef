-- Files about a home or a project that the agency hands out on request. Their bytes are in R2 under the name in `file`.

CREATE TABLE documents (
  id TEXT PRIMARY KEY NOT NULL,
  listing_id INTEGER,
  project_id INTEGER,
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  position INTEGER NOT NULL,
  file TEXT NOT NULL,
  digest TEXT NOT NULL,
  changed_at TEXT NOT NULL
);
CREATE INDEX documents_by_listing ON documents (listing_id, position);
CREATE INDEX documents_by_project ON documents (project_id, position);
-- Files that no document uses any more, to be deleted from R2.
CREATE INDEX documents_by_file ON documents (file);
