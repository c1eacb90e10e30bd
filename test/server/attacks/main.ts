// `npm run attack`: runs all exhaustion attacks, for longer and with more connections than the tests do, on SQLite and
// on PostgreSQL, and prints a table of the results.
import process from 'node:process';
import { endChildren } from '../kit/child.ts';
import { closeClients } from '../kit/testClient.ts';
import { closeServers } from '../kit/server.ts';
import { cutRawLines } from '../kit/rawLine.ts';
import { startPostgres } from '../kit/postgres.ts';
import { startSmallServer } from '../kit/smallServer.ts';
import { type Attack, MEMORY_MOST } from './exhaustion/attack.ts';
import { attacks } from './exhaustion/index.ts';

const STRENGTH = 5;

interface Row {
  readonly attack: string;
  readonly database: string;
  readonly 'what it did': string;
  readonly 'peak memory': string;
  readonly 'server still answers': string;
}

const carryOut = async ({ name, env, run }: Attack, database: string): Promise<Row> => {
  const server = await startSmallServer({ ...env, DATABASE_URL: database });
  const { did, faults } = await run(server, STRENGTH).catch((error: unknown) => ({
    did: 'ended early',
    faults: [error instanceof Error ? error.message : String(error)],
  }));
  const asked = performance.now();
  const answers = await server.answers();
  const seconds = Math.ceil((performance.now() - asked) / 1000);
  const stood = answers && faults.length === 0 && server.peak() < MEMORY_MOST;
  if (!stood) process.exitCode = 1;
  cutRawLines();
  closeClients();
  await endChildren();
  await closeServers();
  return {
    attack: name,
    database: database === '' ? 'SQLite' : 'PostgreSQL',
    'what it did': [did, ...faults].join('; '),
    'peak memory': `${server.peak()} MB`,
    'server still answers': answers ? `yes, within ${seconds} s` : 'NO',
  };
};

const rows: Row[] = [];
const postgres = await startPostgres();
for (const attack of attacks) {
  process.stdout.write(`${attack.name} …\n`);
  for (const database of ['', await postgres.newDatabase()]) rows.push(await carryOut(attack, database));
}
await postgres.close();
const columns = ['attack', 'database', 'what it did', 'peak memory', 'server still answers'] as const;
const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
const line = (cells: readonly string[]): string => cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
for (const cells of [columns, ...rows.map((row) => columns.map((column) => row[column]))])
  process.stdout.write(`${line(cells).trimEnd()}\n`);
