// Builds the client into dist/client and the server into dist/server.
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { root } from './command.js';
import { fingerprint, noteBuild } from './fingerprint.js';
import { precompress } from './precompress.js';

process.chdir(root);
process.env.NODE_ENV = 'production';
const { build } = await import('vite');

// Taken before and noted after: what is edited while we build is built next time, and half a build is none.
const print = fingerprint();
await rm('dist/fingerprint', { force: true });
await build({ logLevel: 'warn' });
await precompress('dist/client');
await build({ logLevel: 'warn', build: { ssr: true } });
noteBuild(print);
