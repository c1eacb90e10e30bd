// The learnt weights of the value function for each set of modules. `npm run train` writes the files with the numbers.
import type { Modules } from '../../index.ts';
import type { Weights } from '../planner/values.ts';
import { PARTS_PER_UNIT, type Learnt } from './form.ts';
import { MODULE_1 } from './module1.ts';
import { MODULE_2 } from './module2.ts';
import { MODULE_3 } from './module3.ts';
import { MODULE_4 } from './module4.ts';
import { MODULE_5 } from './module5.ts';

const LEARNT = new Map<Modules, readonly Learnt[]>([
  [1, MODULE_1],
  [2, MODULE_2],
  [3, MODULE_3],
  [4, MODULE_4],
  [5, MODULE_5],
]);

const unitsOf = (numbers: readonly number[]): Float64Array =>
  Float64Array.from(numbers, (number) => number / PARTS_PER_UNIT);

export const learntFor = (modules: Modules): Weights =>
  (LEARNT.get(modules) ?? []).map(({ hidden, first, second, direct }) => ({
    hidden,
    first: unitsOf(first),
    second: unitsOf(second),
    direct: unitsOf(direct),
  }));
