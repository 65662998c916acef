-- Whether the desk gave a document its place, which a call with a token then leaves as it is.
ALTER TABLE documents ADD COLUMN placed_here INTEGER NOT NULL DEFAULT 0;
