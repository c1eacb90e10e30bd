// The schema's history: each entry is applied once, in order, and never edited afterwards.
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    record TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX matches_by_status ON matches (status, updated);

  CREATE TABLE entries (
    match TEXT NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) WITHOUT ROWID;

  CREATE TABLE snapshots (
    match TEXT NOT NULL,
    n INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (match, n)
  );

  CREATE TABLE lines (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL,
    line TEXT NOT NULL
  );
  CREATE INDEX lines_by_match ON lines (match, id);
  `,
  // Until then there had been one version of the rules.
  `UPDATE matches SET record = json_set(record, '$.rules', 1);`,
  // Until then a clock that stood began anew, and there was no reserve.
  `UPDATE matches SET record = json_set(record, '$.reserveSeconds', 0, '$.seats', (
    SELECT json_group_array(
      CASE type WHEN 'null' THEN json('null') ELSE json_set(value, '$.left', json('null'), '$.reserve', 0) END
    ) FROM json_each(record, '$.seats')
  )) WHERE json_valid(record);`,
];
