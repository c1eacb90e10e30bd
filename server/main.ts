// The server's entry point: reads the settings, then starts the server.
import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';

// boardgame.io is eight times slower when it takes itself to be in development, and decides that when it is loaded.
process.env['NODE_ENV'] ??= 'production';

// A setting that is already in the environment wins over the file's.
if (existsSync('.env')) process.loadEnvFile();
const config = readConfig(process.env);
if ('faults' in config) {
  for (const fault of config.faults) process.stderr.write(`${fault}\n`);
  process.exit(1);
}
const { run } = await import('./run.ts');
await run(config);
