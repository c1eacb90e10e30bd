// `npm test`: runs every check, if Node is new enough. The checks are imported only then, as an old Node could not even
// parse them.
import { checkNode } from '../server/checkNode.js';

if (checkNode()) void import('./checks.js');
else console.log('0 passed, 1 failed');
