-- The mail transport that a manager has set at the desk: at most one row. Without one the Worker's settings decide. The password is encrypted.
CREATE TABLE mail_transport (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  host TEXT NOT NULL,
  port INTEGER NOT NULL,
  user TEXT NOT NULL,
  password TEXT,
  sender TEXT NOT NULL,
  version INTEGER NOT NULL
);
