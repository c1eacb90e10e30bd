// `npm run types`: checks the types of every program, with the compiler of TypeScript 7. ESLint needs the older one.
import process from 'node:process';
import { run } from '../server/command.js';

/** The pure game is compiled first: the other programs read the declarations that this writes. */
const PROGRAMS = [
  ['-b', 'game'],
  ['-p', '.'],
  ['-p', 'client'],
  ['-p', 'server'],
  ['-p', 'test'],
];

for (const program of PROGRAMS)
  if ((await run(process.execPath, ['node_modules/typescript-7/bin/tsc', ...program])) !== 0) process.exitCode = 1;
