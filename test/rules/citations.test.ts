// Citations: every rule of RULES.md is cited by a test, and every cited number is a rule.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../kit/files.ts';

const rules = [...readFileSync('game/RULES.md', 'utf8').matchAll(/^\*\*([A-Z]\d+)\*\*/gm)].map(([, rule]) => rule!);

/** Citations are read only at the beginning of a title of a `test` or `describe`, such as '[B2] [B5] phase B: …'. */
const citations = repositoryFiles()
  .filter((file) => file.startsWith('test/') && file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:test|describe)\(\s*['"`]((?:\[[A-Z]\d+\] )+)/g)])
  .flatMap(([, cited]) => [...cited!.matchAll(/[A-Z]\d+/g)].map(([rule]) => rule));

test('every rule has a number of its own', () => {
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});

test('every rule is cited by a test', () => {
  const cited = new Set(citations);
  expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
});

test('every citation is a rule', () => {
  const known = new Set(rules);
  expect(citations.filter((rule) => !known.has(rule))).toEqual([]);
});
