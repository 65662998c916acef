-- The versions of the agency's record: each save at the desk, each return to an earlier one and each import. `actor` is the member who saved
-- it, null for an import; `fields` names what it changed.
CREATE TABLE agency_versions (
  version INTEGER PRIMARY KEY,
  record TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  actor TEXT,
  origin TEXT NOT NULL,
  fields TEXT NOT NULL
);

INSERT INTO agency_versions (version, record, changed_at, actor, origin, fields)
SELECT version, record, changed_at, NULL, 'import', '[]' FROM agency;
