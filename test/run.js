// `npm test`: checks the version of Node, then runs every check. The checks are imported afterwards, as an old Node could not even parse them.
import { checkNode } from '../server/checkNode.js';

if (checkNode()) void import('./checks.js');
else console.log('0 passed, 1 failed');
