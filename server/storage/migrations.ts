// The history of the SQLite schema: each entry is applied once, in order, and never edited afterwards.
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
  // Matches made before this entry have version 1 of the rules.
  `UPDATE matches SET record = json_set(record, '$.rules', 1) WHERE json_valid(record);`,
  // From now on a paused clock keeps the time left, and seats have a reserve; older matches have neither.
  `UPDATE matches SET record = json_set(record, '$.reserveSeconds', 0, '$.seats', (
    SELECT json_group_array(
      CASE type WHEN 'null' THEN json('null') ELSE json_set(value, '$.left', json('null'), '$.reserve', 0) END
    ) FROM json_each(record, '$.seats')
  )) WHERE json_valid(record);`,
  // When a match was used last is counted in the server's own time, which begins now: nothing has an age yet.
  `
  ALTER TABLE matches ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN visited INTEGER NOT NULL DEFAULT 1;
  UPDATE matches SET used = unixepoch() * 1000;
  UPDATE matches SET record = json_set(record, '$.usedAt', used, '$.visited', json('true')) WHERE json_valid(record);
  CREATE INDEX matches_by_use ON matches (status, used, visited);
  CREATE TABLE house (what TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  `,
  // Matches get a secret, and seats a seal and a number, for verifiable chance; older matches have none.
  `UPDATE matches SET record = json_set(
    record, '$.secret', json('null'), '$.promise', json('null'), '$.beginning', json('false'), '$.seats', (
    SELECT json_group_array(
      CASE type WHEN 'null' THEN json('null') ELSE json_set(value, '$.seal', json('null'), '$.number', json('null')) END
    ) FROM json_each(record, '$.seats')
  )) WHERE json_valid(record);`,
  // Changes of a record are numbered from now on.
  `
  ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  UPDATE matches SET record = json_set(record, '$.revision', 0) WHERE json_valid(record);
  `,
  // The newest match of a kind, for those who look for one to join.
  `CREATE TABLE newest (name TEXT PRIMARY KEY, id TEXT NOT NULL) WITHOUT ROWID;`,
  // The creator of a match is stored, so that the limit of open matches outlives a restart; the secret makes addresses unreadable.
  `
  ALTER TABLE matches ADD COLUMN creator TEXT;
  CREATE TABLE secrets (what TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  INSERT INTO secrets VALUES ('addresses', hex(randomblob(32)));
  `,
];
