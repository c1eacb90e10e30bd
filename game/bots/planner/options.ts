// Ranks the options of hidden choices, and the answers to questions outside serving turns, by the value function.
import {
  bonusOfEvening,
  deniable,
  ENTERTAINER_PRINT,
  ENTERTAINERS,
  KEEP_NOTHING,
  leftOf,
  SIDES,
  START_CARDS,
  SUPPLIES,
  TAVERN_CARDS,
  TILES,
  type Card,
  type Column,
  type Move,
  type Player,
  type Seat,
  type StartCard,
  type State,
} from '../../index.ts';
import type { Candidate } from '../bot.ts';
import { add } from './context.ts';
import { addCard, addGainedCard, change, delta, moveMarkers, putOnTop, type Delta } from './deltas.ts';
import { holdings } from './holdings.ts';
import type { Planner } from './planner.ts';
import { byValue } from './ranked.ts';
import { resolveTriggers, type Trigger } from './triggers.ts';
import type { Sums, Values } from './values.ts';

const isBeforeGuests = ({ phase }: State): boolean => phase === 'evening' || phase === 'startCards';

/** The round of the last serving, whose values hold until the guests come. */
const roundOf = (state: State): number => (isBeforeGuests(state) ? Math.max(0, state.round - 1) : state.round);

/** The tavern between two turns, with its stores; `fresh` lies on top of the deck. */
export function holdingsWithStores(state: State, seat: Seat, fresh: readonly Card[] = []): Delta {
  const player = state.players[seat];
  const all = holdings(state, seat, roundOf(state), fresh);
  if (isBeforeGuests(state)) {
    // `holdings` expects the start player's beer mug to be passed on before the next turn; in these phases it has been.
    if (leftOf(state, state.start) === seat) change(all, 'start player next', -1);
    if (state.start === seat) change(all, 'start player next');
  }
  change(all, 'thalers', player.thalers);
  return change(all, 'beer', player.beer);
}

interface Option {
  readonly move: Move;
  /** The effects that it can have; the move is worth the best of them. */
  readonly effects: readonly Delta[];
}

function rank(values: Values, base: Sums, options: readonly Option[]): Candidate[] {
  const worth = (effect: Delta): number => values.worth(add(base.slice(), values.sumsOf(effect)));
  return options.map(({ move, effects }) => ({ move, value: Math.max(...effects.map(worth)) })).sort(byValue);
}

export function rankOptions(state: State, seat: Seat, moves: readonly Move[], planner: Planner): Candidate[] {
  const values = planner.valuesAfter(roundOf(state));
  const base = values.sumsOf(holdingsWithStores(state, seat));
  const options = moves
    .map((move): Option => ({ move, effects: effectsOf(state, seat, move) }))
    .filter(({ effects }) => effects.length > 0);
  return rank(values, base, options);
}

/** The effects that a choice or an answer can have; none for other moves. */
function effectsOf(state: State, seat: Seat, move: Move): Delta[] {
  const player = state.players[seat];
  switch (move.type) {
    case 'choose':
      return [deltaOfOption(state, seat, move.option)];
    case 'deny':
      return [denied(player, move.table)];
    case 'pick':
      if (move.what === 'schnapps') return [change(delta(), 'schnapps')];
      return [null, ...deniable(player)].map((table) => denied(player, table));
    case 'sign':
      return [signed(state, seat, move.column)];
    case 'strike':
      return [addCard(delta(), move.regular, -1)];
    default:
      return [];
  }
}

function denied({ tables }: Player, table: number | null): Delta {
  const card = table === null ? null : tables[table];
  return card === null ? delta() : addCard(delta(), card, -1);
}

export function deltaOfOption(state: State, seat: Seat, option: string): Delta {
  if (state.phase === 'startCards') return startCard(state, seat, Number(option) as StartCard);
  if (state.phase === 'closing') return keepingCard(state.players[seat], option);
  const tile = TILES.find((known) => known === option);
  const card = TAVERN_CARDS.find((known) => known === option);
  // `dishwasher`, `server` and `brewer` name a tile and a card; only round 8 of the summer track offers tiles.
  const isUpgrade = tile !== undefined && bonusOfEvening(state.modules, state.round)[0].gives === 'freeUpgrade';
  if (isUpgrade) return change(delta(), `tile ${tile}`);
  if (card !== undefined) return addGainedCard(delta(), card);
  // An own die, or in round 5 of the winter track the juggler's side of the same name, which counts as an own die here.
  if (option === 'die') return change(delta(), 'own die');
  if (option === 'threeBeerGuest') return threeBeerGuest(state);
  for (const entertainer of ENTERTAINERS) {
    const sides: readonly string[] = SIDES[entertainer];
    if (sides.includes(option)) return change(delta(), `${entertainer} ${option}`);
  }
  return delta();
}

function threeBeerGuest({ display: [displayed] }: State): Delta {
  return displayed === null ? delta() : addGainedCard(delta(), displayed.guest);
}

/** The card that the juggler keeps is drawn in the next evening. Schnapps that would go back anyway costs nothing. */
function keepingCard({ schnapps }: Player, option: string): Delta {
  if (option === KEEP_NOTHING) return delta();
  const surplus = Math.max(0, schnapps - SUPPLIES.schnappsKept);
  const cost = Math.max(0, ENTERTAINER_PRINT.juggler.card.schnapps - surplus);
  return putOnTop(change(delta(), 'schnapps', -cost), option as Card);
}

function startCard(state: State, seat: Seat, card: StartCard): Delta {
  const effect = delta();
  const triggers: Trigger[] = [];
  for (const item of START_CARDS[card]) {
    if (item.gives === 'upgrade') change(change(effect, `tile ${item.tile}`), 'beer', item.holding);
    else if (item.gives === 'removal') addCard(effect, 'regular1', -item.regulars);
    else triggers.push({ does: 'bonus', bonus: item });
  }
  return deltaOfTriggers(state, seat, triggers, effect);
}

function signed(state: State, seat: Seat, column: Column): Delta {
  return deltaOfTriggers(state, seat, [{ does: 'sign', column }], delta());
}

function deltaOfTriggers(state: State, seat: Seat, triggers: readonly Trigger[], effect: Delta): Delta {
  const player = state.players[seat];
  const outcome = resolveTriggers(state.modules, player, triggers);
  moveMarkers(effect, player, outcome);
  for (const card of outcome.cards) addGainedCard(effect, card);
  addGainedCard(effect, 'noble', outcome.nobles);
  return change(change(effect, 'schnapps', outcome.schnapps + outcome.schnappsOrDeny), 'thalers', outcome.thalers);
}
