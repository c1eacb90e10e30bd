// Globals that pure code must not use, and Math.random, each with the message of the linter.

/** @typedef {{ name: string, message: string }} Ban */

/** @param {readonly string[]} names @param {string} message @returns {Ban[]} */
const ban = (names, message) => names.map((name) => ({ name, message }));

/** @param {string} who @returns {Ban[]} */
export const clock = (who) => ban(['Date', 'performance'], `${who} has no clock: time comes in as an argument.`);

/** @param {string} who @returns {Ban[]} */
export const surroundings = (who) => [
  ...ban(
    ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
    `${who} waits for nothing: a function is called and answers.`,
  ),
  ...ban(['crypto'], `${who} has no dice of its own: chance comes in as rng.`),
  ...ban(['process', 'Buffer', 'require', 'global'], `${who} runs anywhere: no Node.`),
  ...ban(
    [
      'window',
      'document',
      'navigator',
      'location',
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'self',
      'globalThis',
    ],
    `${who} runs anywhere: no DOM.`,
  ),
  ...ban(['fetch', 'WebSocket', 'XMLHttpRequest', 'Worker'], `${who} reaches nobody: no net.`),
];

export const chance = [
  { object: 'Math', property: 'random', message: 'pure code has no dice of its own: chance comes in as rng.' },
];
