-- Messages of owners are listed page by page; which home each is about decides who may read it, without reading the rest of the row.
DROP INDEX communications_unanswered;
CREATE INDEX communications_unanswered ON communications (at, id, kind, record_id) WHERE origin = 'owner' AND status = 'open';
