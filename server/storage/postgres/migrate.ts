// Brings the schema up to date. A second process that starts at the same time waits until the first is done.
import type { Client } from 'pg';
import { MIGRATION_LOCK } from './locks.ts';
import { MIGRATIONS } from './schema.ts';

export const migrate = async (client: Client): Promise<void> => {
  const encoding = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const found = encoding.rows[0]?.server_encoding;
  if (found !== 'UTF8') throw new Error(`the database has the encoding ${found}, and has to have UTF8`);
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', MIGRATION_LOCK);
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_versions (version integer PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM schema_versions',
  );
  const version = rows[0]?.version ?? 0;
  if (version > MIGRATIONS.length)
    throw new Error(`the database has schema version ${version}, this server knows up to ${MIGRATIONS.length}`);
  for (const [i, sql] of MIGRATIONS.slice(version).entries()) {
    await client.query(sql);
    await client.query('INSERT INTO schema_versions VALUES ($1)', [version + i + 1]);
  }
  await client.query('COMMIT');
};
