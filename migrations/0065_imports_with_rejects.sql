-- The last import with rejected records, which the desk's first page names.
CREATE INDEX imports_with_rejects ON imports (started_at) WHERE rejected > 0;
