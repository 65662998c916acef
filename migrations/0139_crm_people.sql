-- The offices and people that records of a CRM name, and which of the agency's own each is.
CREATE TABLE crm_people (
  crm TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT,
  email TEXT,
  own TEXT,
  PRIMARY KEY (crm, kind, id)
);
