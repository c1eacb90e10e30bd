// Builds the client into dist/client and the server into dist/server.
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { root } from './command.js';
import { fingerprint, noteBuild } from './fingerprint.js';
import { precache } from './clientBuild/precache.js';
import { precompress } from './clientBuild/precompress.js';

process.chdir(root);
process.env.NODE_ENV = 'production';
const { build } = await import('vite');

// The fingerprint is taken before the build and written after it, so that the next start builds again after an edit
// made meanwhile or a build that failed.
const print = fingerprint();
await rm('dist/fingerprint', { force: true });
await build({ logLevel: 'warn' });
await precache('dist/client');
await precompress('dist/client');
await build({ logLevel: 'warn', build: { ssr: true } });
noteBuild(print);
