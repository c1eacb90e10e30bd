// Moves on plain copies of the state, for servers: boardgame.io passes moves and hooks a draft of immer's, which takes most
// of a move's time. Parts that a move does not change stay the same objects, as they do with a draft.
import type { Plugin } from 'boardgame.io';
import type { GameState } from './boardgameMatch.ts';

/** Adds the state as `plain` to the context. boardgame.io's own plugin makes the draft later, so `G` is still the state here. */
export const plainPlugin: Plugin<unknown, unknown, GameState> = {
  name: 'plain',
  fnWrap:
    (fn) =>
    (context, ...args) => {
      const withPlain = { ...context, plain: context.G };
      return fn(withPlain, ...(args as [])) as GameState;
    },
};

/** The state before the move, never to be changed; null in a game without the plugin. */
export const plainIn = (context: object): GameState | null =>
  'plain' in context ? (context.plain as GameState) : null;

/** Replaces the parts of `after` that equal those of `before` by these; returns `before` itself when all are equal. */
function reuseEqualParts(before: unknown, after: unknown): unknown {
  if (before === after || typeof before !== 'object' || typeof after !== 'object') return after;
  if (before === null || after === null || Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = Object.keys(fresh);
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = reuseEqualParts(old[name], fresh[name]);
    if (part !== fresh[name]) fresh[name] = part;
    if (part !== old[name]) isSame = false;
  }
  return isSame ? before : after;
}

/** The state after a move, which was played on a copy of `before.table`. Frozen, as immer would search it for drafts otherwise. */
export const withTable = (before: GameState, table: GameState['table']): GameState =>
  Object.freeze({ ...before, table: reuseEqualParts(before.table, table) as GameState['table'] });
