-- Whether the place of a document was set at the desk; API calls then keep it.
ALTER TABLE documents ADD COLUMN placed_here INTEGER NOT NULL DEFAULT 0;
