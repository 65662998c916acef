-- Documents as the desk keeps them: what a document is, and its access (`request`: on request; `open`: public on the page; `closed`: not on the site).
ALTER TABLE documents ADD COLUMN kind TEXT NOT NULL DEFAULT 'other';
ALTER TABLE documents ADD COLUMN access TEXT NOT NULL DEFAULT 'request';
-- `desk` for one that was added there; API calls neither list nor remove it.
ALTER TABLE documents ADD COLUMN origin TEXT NOT NULL DEFAULT 'token';
-- Whether its name was set at the desk; a later upload by the API then keeps it.
ALTER TABLE documents ADD COLUMN named_here INTEGER NOT NULL DEFAULT 0;
-- What the last change at the desk replaced, as JSON, for undo.
ALTER TABLE documents ADD COLUMN previous TEXT;
ALTER TABLE documents ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE INDEX documents_removed ON documents (removed_at) WHERE removed_at IS NOT NULL;
