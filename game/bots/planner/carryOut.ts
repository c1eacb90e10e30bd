// Applies a whole plan to a state in one step, without playing its moves.
import {
  clearTavern,
  COLUMNS,
  drawnCards,
  liesBeside,
  SUPPLIES,
  TAVERN_CARDS,
  TILE,
  type Card,
  type Player,
  type State,
  type Tile,
} from '../../index.ts';
import { capOf, type TurnContext } from './context.ts';
import type { TurnPlan } from './plans.ts';

/** Changes the state that it is given. The cards gained are returned; they lie on top of the deck. */
export function carryOut(state: State, { seat, denied }: TurnContext, plan: TurnPlan): Card[] {
  const player = state.players[seat];
  const { earning } = plan;
  const { outcome } = earning.triggered;
  const fresh: Card[] = [];
  const gain = (card: Card): void => {
    if (card === 'noble') state.nobles--;
    else if (liesBeside(card)) state.supply[card]--;
    fresh.push(card);
  };
  const gainNobles = (count: number): void => {
    for (let left = Math.min(count, state.nobles); left > 0; left--) gain('noble');
  };
  const upgrade = (tile: Tile): void => {
    player.upgraded[tile] = state.round;
    gainNobles(1);
  };
  let { thalers } = earning;
  for (const tile of plan.early) upgrade(tile);
  if (plan.fireBreather !== null && plan.fireBreather !== 'deny') upgrade(plan.fireBreather);
  for (const card of outcome.cards) if (state.supply[card] > 0) gain(card);
  gainNobles(outcome.nobles + plan.nobles);
  if (plan.guest !== null) recruit(state, plan.guest, fresh);
  for (const { move, price } of plan.goods) {
    thalers -= price;
    if (move.type === 'buy') gain(move.card);
    if (move.type !== 'upgrade') continue;
    const { card } = TILE[move.tile];
    if (card !== null) player.beside[card] -= move.returns;
    upgrade(move.tile);
  }
  if (denied !== null && (earning.triggered.denies > 0 || plan.fireBreather === 'deny')) {
    player.tables[denied.table] = null;
  }
  player.monastery = outcome.monastery;
  player.reputation = outcome.reputation;
  for (const column of COLUMNS) player.book[column] = outcome.book[column];
  player.counterGuests -= plan.guestsGivenUp;
  player.thalers = Math.min(thalers, capOf(player, 'safe'));
  player.beer = Math.min(earning.beer, capOf(player, 'storage'));
  player.schnapps = earning.schnapps;
  player.deck.push(...fresh);
  return fresh;
}

function recruit(state: State, guest: NonNullable<TurnPlan['guest']>, fresh: Card[]): void {
  const place = state.display.findIndex((displayed) => displayed?.guest === guest);
  if (place >= 0) state.display[place] = null;
  fresh.push(guest);
}

/** Clears the tavern as the end of the serving turn and phase G do. */
export function closeTavern(player: Player): void {
  player.discard.push(...drawnCards(player));
  clearTavern(player);
  for (const card of TAVERN_CARDS) player.bought[card] = 0;
  player.schnapps = Math.min(player.schnapps, SUPPLIES.schnappsKept);
  player.dice = [];
  player.settled = null;
  player.recruited = false;
  player.bards = 0;
  player.effects = [];
}
