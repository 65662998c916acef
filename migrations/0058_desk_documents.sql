-- Documents as the desk keeps them: what a document is, and its access (`request`: on request; `open`: public on the page; `closed`: not on the site).
ALTER TABLE documents ADD COLUMN kind TEXT NOT NULL DEFAULT 'other';
ALTER TABLE documents ADD COLUMN access TEXT NOT NULL DEFAULT 'request';
-- `desk` for one that was added there, which calls with a token neither list nor remove.
ALTER TABLE documents ADD COLUMN origin TEXT NOT NULL DEFAULT 'token';
-- Whether the desk gave it its name, which a later upload with a token then leaves.
ALTER TABLE documents ADD COLUMN named_here INTEGER NOT NULL DEFAULT 0;
-- What the desk changed last, as JSON, to be taken back.
ALTER TABLE documents ADD COLUMN previous TEXT;
ALTER TABLE documents ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE INDEX documents_removed ON documents (removed_at) WHERE removed_at IS NOT NULL;
