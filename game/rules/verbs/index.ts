// The registry of verbs: the verb of every type of move, and the types of move that each phase allows.
import { PHASES, recordOf, type Phase } from '../../data/index.ts';
import type { ActionType, MoveType } from '../moves.ts';
import type { VerbBase, Verb } from '../verb.ts';
import { deny, pick, sign, strike } from './answers.ts';
import { bard } from './bard.ts';
import { buy } from './buy.ts';
import { choose } from './choose.ts';
import { confirm } from './confirm.ts';
import { draft } from './draft.ts';
import { end } from './end.ts';
import { breathe, breatheOn, dance } from './entertain.ts';
import { giveUp } from './giveUp.ts';
import { juggle } from './juggle.ts';
import { nobles } from './nobles.ts';
import { put } from './put.ts';
import { recruit } from './recruit.ts';
import { settle } from './settle.ts';
import { take } from './take.ts';
import { takeBack } from './takeBack.ts';
import { upgrade } from './upgrade.ts';
import { withdraw } from './withdraw.ts';

/** The verbs of all moves but `takeBack`, which has no effect of its own: see `undo.ts`. */
const ACTIONS: { readonly [T in ActionType]: Verb<T> } = {
  choose,
  confirm,
  withdraw,
  draft,
  giveUp,
  settle,
  put,
  juggle,
  take,
  buy,
  upgrade,
  recruit,
  nobles,
  dance,
  breathe,
  breatheOn,
  bard,
  deny,
  pick,
  sign,
  strike,
  end,
};

const VERBS: { readonly [T in MoveType]: VerbBase<T> } = { ...ACTIONS, takeBack };

export const verbOf = <T extends MoveType>(type: T): VerbBase<T> => VERBS[type];
export const actionOf = <T extends ActionType>(type: T): Verb<T> => ACTIONS[type];

export const MOVE_TYPES = Object.keys(VERBS) as MoveType[];

const KNOWN: ReadonlySet<unknown> = new Set(MOVE_TYPES);

export const isMoveType = (word: unknown): word is MoveType => KNOWN.has(word);

export const MOVES_OF_PHASE: Readonly<Record<Phase, readonly MoveType[]>> = recordOf(PHASES, (phase) =>
  MOVE_TYPES.filter((type) => VERBS[type].phases.includes(phase)),
);
