// `npm run crash`: kills a server on SQLite thirty times, or as often as its argument says, while six matches are
// played at a time; then, as often in all and in turn, two servers that share a PostgreSQL database.
import { endChildren } from './kit/child.ts';
import { crash, type CrashReport } from './kit/crash.ts';
import { closeClients } from './kit/testClient.ts';
import { closeServers } from './kit/server.ts';
import { startPostgres } from './kit/postgres.ts';

const main = async (): Promise<void> => {
  const kills = Number(process.argv[2] ?? 30);
  const tell = (line: string): void => void process.stdout.write(`${line}\n`);
  const postgres = await startPostgres();
  const run = async (name: string, processes: number, database?: string): Promise<CrashReport> => {
    tell(`${name}:`);
    const report = await crash({ kills, atOnce: 6, processes, say: tell, ...(database !== undefined && { database }) });
    closeClients();
    await endChildren();
    return report;
  };
  const reports = {
    sqlite: await run('one process, SQLite', 1),
    postgres: await run('two processes, PostgreSQL', 2, await postgres.newDatabase()),
  };
  await closeServers();
  await postgres.close();
  tell(JSON.stringify(reports));
  const faults = Object.values(reports).flatMap(({ lost, unfinished, miscounted }) => [
    ...lost,
    ...unfinished,
    ...miscounted,
  ]);
  process.exit(faults.length === 0 ? 0 : 1);
};

void main();
