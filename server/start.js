// `npm start`: checks the version of Node, then starts. The rest is imported afterwards, as an old Node could not even read it.
import { checkNode } from './checkNode.js';

if (checkNode()) void import('./startUp.js');
