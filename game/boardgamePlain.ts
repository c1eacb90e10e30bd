// Moves on plain copies of the state, for servers: boardgame.io passes moves and hooks a draft of immer's, which takes most
// of a move's time. Parts that a move does not change stay the same objects, as they do with a draft.
import type { Plugin } from 'boardgame.io';
import type { GameState } from './boardgameMatch.ts';

/** Adds the state to the context as `plain`: `G` is still the state here, as boardgame.io makes its draft later. */
export const plainPlugin: Plugin<unknown, unknown, GameState> = {
  name: 'plain',
  fnWrap:
    (fn) =>
    (context, ...args) => {
      // `plain` comes first for speed: objects with a property after a spread share no hidden class in Node 20.
      const withPlain = { plain: context.G, ...context };
      return fn(withPlain, ...(args as [])) as GameState;
    },
};

/** The state with which a move or hook was called, never to be changed; null in a game without the plugin. */
export const plainStateIn = (context: object): GameState | null =>
  'plain' in context ? (context.plain as GameState) : null;

/** Puts parts of `before` in the place of equal parts of `after`; returns `before` itself when all are equal. */
function reuseEqualParts(before: unknown, after: unknown): unknown {
  if (before === after || typeof before !== 'object' || typeof after !== 'object') return after;
  if (before === null || after === null || Array.isArray(before) !== Array.isArray(after)) return after;
  return Array.isArray(after)
    ? reuseEqualItems(before as unknown[], after)
    : reuseEqualFields(before as Record<string, unknown>, after as Record<string, unknown>);
}

function reuseEqualItems(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  let isSame = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const part = reuseEqualParts(before[i], after[i]);
    if (part !== after[i]) after[i] = part;
    if (part !== before[i]) isSame = false;
  }
  return isSame ? before : after;
}

/** With `for … in`, which makes no list of the names: every part of the state is compared after every move. */
function reuseEqualFields(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  let isSame = true;
  for (const name in after) {
    const part = reuseEqualParts(before[name], after[name]);
    if (part !== after[name]) after[name] = part;
    if (part !== before[name]) isSame = false;
  }
  for (const name in before) if (!(name in after)) isSame = false;
  return isSame ? before : after;
}

/**
 * The state after a move that was played on `table`, a copy of `before.table`. Frozen, as immer would otherwise search it for
 * drafts.
 */
export const withTable = (before: GameState, table: GameState['table']): GameState =>
  Object.freeze({ table: reuseEqualParts(before.table, table) as GameState['table'], opening: before.opening });
