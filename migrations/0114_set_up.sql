-- Steps of moving in that a manager has ticked off by hand; the row 'all' hides the list on Today.
CREATE TABLE set_up_settled (
  step TEXT PRIMARY KEY NOT NULL,
  at TEXT NOT NULL
);
