// `npm start`: checks the version of Node, then starts. The rest is imported afterwards, as an old Node could not even read it.
import { isNodeNew } from './isNodeNew.js';

if (isNodeNew()) void import('./startUp.js');
