-- The list of categories of a CRM, as it came last: `[{"id", "parentId", "name", "webId"}]`, at most 1,000 of a source. Pages read it with the content.
CREATE TABLE crm_categories (
  source TEXT PRIMARY KEY,
  categories TEXT NOT NULL,
  changed_at TEXT NOT NULL
);
