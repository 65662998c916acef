-- When a publication of an entry began whose import has not ended yet. What a crash leaves is taken up again.
ALTER TABLE entries ADD COLUMN pending_since TEXT;
CREATE INDEX entries_pending ON entries (pending_since) WHERE pending_since IS NOT NULL;
