// Writes learnt weights as a source file, rounded, with a note on how they were learnt.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RoundWeights, Weights } from '../../game/bots/planner/values.ts';
import type { Modules } from '../../game/index.ts';

/** Numbers are kept in thousandths. */
const PARTS = 1000;

const rounded = (numbers: ArrayLike<number>): string =>
  JSON.stringify(Array.from(numbers, (number) => Math.round(number * PARTS)));

const roundText = ({ hidden, first, second, direct }: RoundWeights): string => `  {
    hidden: ${hidden},
    // prettier-ignore
    first: ${rounded(first)},
    // prettier-ignore
    second: ${rounded(second)},
    // prettier-ignore
    direct: ${rounded(direct)},
  },
`;

const LEARNT = fileURLToPath(new URL('../../game/bots/learnt', import.meta.url));

export function keep(modules: Modules, weights: Weights, note: readonly string[], folder = LEARNT): void {
  const text = `// Hard's value function for modules 1 to ${modules}. ${note.join('\n// ')}
import type { Learnt } from './form.ts';

export const MODULE_${modules}: readonly Learnt[] = [
${weights.map(roundText).join('')}];
`;
  writeFileSync(join(folder, `module${modules}.ts`), text);
}
