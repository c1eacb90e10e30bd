// Every move there is.
import type { MoveType } from '../moves.ts';
import { PHASES, type Phase } from '../state.ts';
import type { Rule, Verb } from '../verb.ts';
import { deny, pick, sign, strike } from './answers.ts';
import { bard } from './bard.ts';
import { buy } from './buy.ts';
import { choose } from './choose.ts';
import { confirm } from './confirm.ts';
import { draft } from './draft.ts';
import { end } from './end.ts';
import { breathe, breatheOn, dance } from './entertain.ts';
import { giveUp } from './giveUp.ts';
import { nobles } from './nobles.ts';
import { put } from './put.ts';
import { recruit } from './recruit.ts';
import { settle } from './settle.ts';
import { take } from './take.ts';
import { takeBack } from './takeBack.ts';
import { turn } from './turn.ts';
import { upgrade } from './upgrade.ts';
import { withdraw } from './withdraw.ts';

export const VERBS: { readonly [T in MoveType]: T extends 'takeBack' ? Rule<T> : Verb<T> } = {
  choose,
  confirm,
  withdraw,
  draft,
  giveUp,
  settle,
  put,
  turn,
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
  takeBack,
};

export const MOVE_TYPES = Object.keys(VERBS) as MoveType[];

export const isMoveType = (word: unknown): word is MoveType => MOVE_TYPES.some((type) => type === word);

const movesOf = (phase: Phase) => MOVE_TYPES.filter((type) => VERBS[type].phases.includes(phase));

/** The moves that are known in each phase. */
export const MOVES_OF_PHASE = Object.fromEntries(PHASES.map((phase) => [phase, movesOf(phase)])) as unknown as Readonly<
  Record<Phase, readonly MoveType[]>
>;
