-- Imports of contacts that the job of each minute continues.
CREATE INDEX contact_imports_unfinished ON contact_imports (state) WHERE state IN ('importing', 'returning');
