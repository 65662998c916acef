-- When a draft of a home entered by hand was removed. It can be restored until a nightly job deletes it, with its pictures.
ALTER TABLE entries ADD COLUMN removed_at TEXT;
CREATE INDEX entries_removed ON entries (removed_at) WHERE removed_at IS NOT NULL;
