// The prompt: the question a seat has to answer now. Each kind has its panel in overlay/table/promptPanels.tsx.
import {
  bonusOfEvening,
  deniable,
  incomeOf,
  legal,
  openColumns,
  optionsOf,
  playsWith,
  questionFor,
  REGULARS,
  stepsFor,
  TAVERN_CARD,
  TAVERN_CARDS,
  turnOrder,
  waitedFor,
  yieldsNow,
  type Column,
  type EveningBonus,
  type Face,
  type MoveType,
  type Player,
  type Question,
  type Regular,
  type Seat,
  type StartCard,
  type View,
} from '../../game/index.ts';

/** The moves that spend thalers or beer, in the order of the table: from the guests on display to the own tiles. */
export const SPENDING: readonly MoveType[] = ['recruit', 'nobles', 'buy', 'upgrade'];

/**
 * The moves for which the tooltip of their spot has buttons: those of `SPENDING`, the upgrade for schnapps, and giving
 * up a counter guest. A finger's first tap on the spot only opens the tooltip.
 */
export const PRICED: readonly MoveType[] = [...SPENDING, 'breatheOn', 'giveUp'];

/** The moves of a serving turn that take counter guests, schnapps or bards instead of thalers and beer. */
const OTHER_MOVES: readonly MoveType[] = ['giveUp', 'dance', 'breathe', 'breatheOn', 'bard'];

export type Prompt =
  /** A hidden choice; `chosen` once it is made, while others still think. */
  | { kind: 'startCard'; cards: StartCard[]; chosen: string | null }
  | { kind: 'evening'; bonuses: EveningBonus; options: string[]; isServedFirst: boolean; chosen: string | null }
  | { kind: 'keepCard'; options: string[]; chosen: string | null }
  /** The guests have arrived: keep them, or give up a counter guest to draw again. */
  | { kind: 'guests'; counterGuests: number; done: boolean }
  | { kind: 'draft'; coaster: Face[] }
  | { kind: 'plan'; unplaced: number; done: boolean }
  /** `steps` is the smaller of `thalers` and `beer`, the income that settling counts. */
  | { kind: 'settle'; steps: number; thalers: number; beer: number }
  | {
      kind: 'serve';
      /** The number of placed dice that can still be taken off. */
      unserved: number;
      thalers: number;
      beer: number;
      /** Something for sale can be paid with the thalers or the beer. */
      canSpend: boolean;
      /** A move is legal that takes a counter guest, schnapps or a bard instead. */
      hasOtherMoves: boolean;
      /** The thalers would pay for a second card of a kind, which the limit of one an evening forbids. */
      couldPaySecond: boolean;
    }
  /** Questions set off by a bonus, the fire breather or a start card. */
  | { kind: 'deny'; tables: number[] }
  | { kind: 'schnappsOrDeny' }
  | { kind: 'column'; columns: Column[] }
  | { kind: 'strike'; regulars: Regular[]; left: number }
  /** The seats in `for` are to act; there are none while the game goes on by itself. */
  | { kind: 'wait'; for: Seat[] }
  | { kind: 'over' };

/** True if the game cannot go on without `me`. Nobody waits for a seat that is done and may only take that back. */
export const isAsked = (view: View, me: Seat | null): boolean => me !== null && waitedFor(view).includes(me);

export type PromptKind = Prompt['kind'];
export type PromptOf<K extends PromptKind> = Extract<Prompt, { kind: K }>;

const waiting = (view: View, me: Seat | null): Prompt => ({
  kind: 'wait',
  for: waitedFor(view).filter((seat) => seat !== me),
});

const hasMoveOf = (types: readonly MoveType[], view: View, me: Seat): boolean =>
  legal(view, me).some(({ type }) => types.includes(type));

/** True if the player can pay for something that is for sale. */
export const canSpend = (view: View, me: Seat): boolean => hasMoveOf(SPENDING, view, me);

/**
 * Gifts that all players take at the same time are given out in the order of turns: only the first player certainly
 * gets what is on display now.
 */
export const isServedFirst = (view: View, me: Seat): boolean => turnOrder(view)[0] === me;

/** The prompt of seat `me`; a spectator only waits. */
export function promptFor(view: View, me: Seat | null): Prompt {
  if (view.phase === 'over') return { kind: 'over' };
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return waiting(view, me);
  const question = questionFor(player);
  if (question !== null) return promptOfQuestion(player, question);
  switch (view.phase) {
    case 'startCards':
    case 'evening':
    case 'closing':
      return promptOfChoice(view, me, player);
    case 'guests':
      return { kind: 'guests', counterGuests: player.counterGuests, done: player.done };
    case 'planning':
      return { kind: 'plan', unplaced: player.dice.filter(({ at }) => at === null).length, done: player.done };
    case 'orders':
      return view.turn === me ? { kind: 'draft', coaster: player.coaster } : waiting(view, me);
    case 'serving':
      if (view.turn !== me) return waiting(view, me);
      return playsWith(view.modules, 'reputation') && player.settled === null
        ? promptOfSettling(view, player)
        : promptOfServing(view, me, player);
    case 'server':
      return waiting(view, me);
    default:
      return view.phase satisfies never;
  }
}

function promptOfSettling(view: View, player: Player): Prompt {
  const yields = yieldsNow(view, player);
  return { kind: 'settle', steps: stepsFor(player.dice, yields), ...incomeOf(player.dice, yields) };
}

const promptOfServing = (view: View, me: Seat, { dice, thalers, beer, bought }: Player): Prompt => ({
  kind: 'serve',
  unserved: dice.filter(({ at, spent }) => at !== null && !spent).length,
  thalers,
  beer,
  canSpend: canSpend(view, me),
  hasOtherMoves: hasMoveOf(OTHER_MOVES, view, me),
  couldPaySecond: TAVERN_CARDS.some((card) => bought[card] > 0 && TAVERN_CARD[card].price <= thalers),
});

/** Hidden choices; a seat without a choice, or whose choice is already shown, waits. */
function promptOfChoice(view: View, me: Seat, player: Player): Prompt {
  const options = optionsOf(view, me);
  if (view.shown || options.length < 2) return waiting(view, me);
  const { choice: chosen } = player;
  if (view.phase === 'startCards') return { kind: 'startCard', cards: view.startCards, chosen };
  if (view.phase === 'closing') return { kind: 'keepCard', options, chosen };
  const bonuses = bonusOfEvening(view.modules, view.round);
  return { kind: 'evening', bonuses, options, isServedFirst: isServedFirst(view, me), chosen };
}

function promptOfQuestion(player: Player, question: Question): Prompt {
  switch (question.does) {
    case 'askDeny':
      return { kind: 'deny', tables: deniable(player) };
    case 'askSchnappsOrDeny':
      return { kind: 'schnappsOrDeny' };
    case 'askColumn':
      return { kind: 'column', columns: openColumns(player) };
    case 'askRegular':
      return {
        kind: 'strike',
        regulars: REGULARS.filter((regular) => player.deck.includes(regular)),
        left: player.effects.filter(({ does }) => does === 'askRegular').length,
      };
    default:
      return question satisfies never;
  }
}
