// Moves on plain copies of the state, for servers: boardgame.io hands moves and hooks a draft of immer's, which takes most
// of a move's time. What a move leaves as it is stays the same object, as it does with a draft.
import type { Plugin } from 'boardgame.io';
import type { GameState } from './boardgameMatch.ts';

/** Puts the state itself beside the draft. boardgame.io wraps moves with its own plugins first, so this one still sees it. */
export const plainPlugin: Plugin<unknown, unknown, GameState> = {
  name: 'plain',
  fnWrap:
    (fn) =>
    (context, ...args) => {
      const beside = { ...context, plain: context.G };
      return fn(beside, ...(args as [])) as GameState;
    },
};

/** The state before the move, never to be changed; null in a game without the plugin. */
export const plainIn = (context: object): GameState | null =>
  'plain' in context ? (context.plain as GameState) : null;

/** Puts the parts that equal those of `before` in their place, and returns `before` itself when all do. */
function reuse(before: unknown, after: unknown): unknown {
  if (before === after || typeof before !== 'object' || typeof after !== 'object') return after;
  if (before === null || after === null || Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, made] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = Object.keys(made);
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = reuse(old[name], made[name]);
    if (part !== made[name]) made[name] = part;
    if (part !== old[name]) isSame = false;
  }
  return isSame ? before : after;
}

/**
 * The state with the table that a move made of a copy of the one before. Frozen, because immer would search anything else
 * for drafts.
 */
export const withTable = (before: GameState, table: GameState['table']): GameState =>
  Object.freeze({ ...before, table: reuse(before.table, table) as GameState['table'] });
