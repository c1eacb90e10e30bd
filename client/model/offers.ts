// Offers: all moves a player could think of now, legal or refused with the reason, each with its spot on the table.
import {
  bonusOfEvening,
  optionName,
  explainedMoves,
  START_CARD_NUMBERS,
  TAVERN_CARDS,
  TILES,
  type Move,
  type ExplainedMove,
  type Refusal,
  type Seat,
  type View,
} from '../../game/index.ts';
import { canPlanAhead, laidOut, type Plan } from './plan.ts';
import type { Prompt } from './prompt.ts';
import { spotOfDie, type Spot } from './spots.ts';

/**
 * A move for a click on its spot, a die dropped there, or its button in the document: it can be made, or is refused
 * with a reason.
 */
export interface Offer {
  move: Move;
  /** Null when the move can be made now. */
  refused: Refusal | null;
  /** Its spot on the table; null if it has a button only. */
  spot: Spot | null;
}

export const isLegal = ({ refused }: Offer): boolean => refused === null;

/**
 * Several upgrades of one tile differ in how many cards are returned. Every returned card lowers the price, so the
 * upgrade that returns most comes first.
 */
export const cheapestFirst = (offers: readonly Offer[]): Offer[] =>
  [...offers].sort(({ move: one }, { move: other }) =>
    one.type === 'upgrade' && other.type === 'upgrade' && one.tile === other.tile ? other.returns - one.returns : 0,
  );

export function offersFor(view: View, me: Seat, plan: Plan = []): Offer[] {
  const found = [...explainedMoves(view, me), ...putsToPlan(view, me, plan)];
  // Answers are offered only while their question is asked.
  const open = found.filter(({ refused }) => refused?.because !== 'notAsked');
  return open.map(({ move, refused }) => ({ move, refused, spot: spotOfMove(view, me, move) }));
}

/** The moves of dice that go into the plan made ahead during the draft, legal or refused. */
function putsToPlan(view: View, me: Seat, plan: Plan): ExplainedMove[] {
  if (!canPlanAhead(view, me)) return [];
  const players = view.players.map((player, seat) =>
    seat === me ? { ...player, dice: laidOut(view, me, plan), done: false, effects: [] } : player,
  );
  return explainedMoves({ ...view, phase: 'planning', turn: null, players }, me).filter(
    ({ move }) => move.type === 'put',
  );
}

/** Spot on the table where a move is made; null if it has none. */
export function spotOfMove(view: View, me: Seat, move: Move): Spot | null {
  switch (move.type) {
    case 'choose':
      return spotOfOption(view, me, move.option);
    case 'draft':
      return { at: 'coaster', seat: me };
    case 'put':
      return spotOfDie(me, move.dice[0].to);
    case 'juggle':
    case 'take':
      return spotOfDie(me, move.from);
    case 'giveUp':
      return { at: 'counterGuests', seat: me };
    case 'buy':
      return { at: 'supply', card: move.card };
    case 'upgrade':
    case 'breatheOn':
      return { at: 'tile', seat: me, tile: move.tile };
    case 'recruit': {
      const place = view.display.findIndex((displayed) => displayed?.guest === move.guest);
      return place < 0 ? null : { at: 'display', place };
    }
    case 'nobles':
      return { at: 'nobles' };
    case 'dance':
      return { at: 'entertainer', seat: me, entertainer: 'dancer' };
    case 'breathe':
      return { at: 'entertainer', seat: me, entertainer: 'fireBreather' };
    case 'bard':
      return { at: 'beside', seat: me, card: 'bard' };
    case 'deny':
      return move.table === null ? null : { at: 'table', seat: me, table: move.table };
    case 'sign': {
      const row = view.players[me]?.book[move.column] ?? 0;
      return { at: 'cell', seat: me, column: move.column, row };
    }
    case 'strike':
      return { at: 'deck', seat: me };
    case 'confirm':
    case 'withdraw':
    case 'settle':
    case 'end':
    case 'pick':
    case 'takeBack':
      return null;
    default:
      return move satisfies never;
  }
}

/** The spot of the hidden choice while it can still be changed; null when there is none, or it has no spot. */
export function spotOfChoice({ view, me, prompt }: { view: View; me: Seat | null; prompt: Prompt }): Spot | null {
  if (me === null || !('chosen' in prompt) || prompt.chosen === null) return null;
  return spotOfOption(view, me, prompt.chosen);
}

/** By phase and evening, an option names a start card, a drawn card, an entertainer's side, a tile or a bonus. */
function spotOfOption(view: View, me: Seat, option: string): Spot | null {
  if (view.phase === 'startCards') {
    const card = START_CARD_NUMBERS.find((number) => String(number) === option);
    return card === undefined ? null : { at: 'startCard', card };
  }
  if (view.phase === 'closing') return spotOfDrawn(view, me, option);
  const [first, second] = bonusOfEvening(view.modules, view.round);
  if (first.gives === 'entertainer') return { at: 'entertainer', seat: me, entertainer: first.entertainer };
  if (first.gives === 'freeUpgrade') {
    const tile = TILES.find((name) => name === option);
    return tile === undefined ? null : { at: 'tile', seat: me, tile };
  }
  const bonus = [first, second].find((one) => one !== undefined && optionName(one) === option);
  if (bonus?.gives === 'card') return { at: 'supply', card: bonus.card };
  if (bonus?.gives === 'threeBeerGuest') return { at: 'display', place: 0 };
  return bonus?.gives === 'die' ? { at: 'hand', seat: me } : null;
}

/**
 * At closing time an option is a card drawn this evening, which the juggler can put on the deck; the option to put none
 * there has no spot.
 */
function spotOfDrawn(view: View, me: Seat, option: string): Spot | null {
  const card = TAVERN_CARDS.find((name) => name === option);
  if (card !== undefined) return { at: 'beside', seat: me, card };
  const table = view.players[me]?.tables.findIndex((sitter) => sitter === option) ?? -1;
  return table < 0 ? null : { at: 'table', seat: me, table };
}
