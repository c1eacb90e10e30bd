// Phase G, closing time. Drawn cards are discarded, except one that the juggler may put on the deck; schnapps above
// four go back; the beer mug is passed on.
import {
  ENTERTAINER_PRINT,
  liesBeside,
  ROUNDS,
  SUPPLIES,
  TAVERN_CARDS,
  type Card,
  type Seat,
} from '../../data/index.ts';
import { putOnDeck } from '../deck.ts';
import { discardDrawn } from '../drawing.ts';
import { everybodyIsDone, type PhaseRules } from '../phase.ts';
import { leftOf, type Player } from '../state.ts';
import { pay, returnSchnapps } from '../supply.ts';
import { playerAt, emit, type Context } from '../context.ts';
import { drawnCards } from '../tavern.ts';

export const closing: PhaseRules = {
  acting: 'all',
  choice: { options: (state, seat) => closingOptions(state.players[seat]), apply: closeTavern },
  isFinished: everybodyIsDone,
  end: endRound,
  next: (state) => (state.round === ROUNDS ? 'over' : 'evening'),
};

/** The option to keep no card with the juggler. */
export const KEEP_NOTHING = 'nothing';

const JUGGLER_PRICE = ENTERTAINER_PRINT.juggler.card.schnapps;

/** The cards that the juggler could put on the deck, and the option to keep none; empty if the player has no choice. */
function closingOptions(player: Player): string[] {
  if (player.entertainers.juggler !== 'card' || player.schnapps < JUGGLER_PRICE) return [];
  const cards = new Set(drawnCards(player));
  return cards.size === 0 ? [] : [...cards, KEEP_NOTHING];
}

function closeTavern(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  const kept = player.choice === null || player.choice === KEEP_NOTHING ? null : (player.choice as Card);
  if (kept !== null) {
    pay(context, seat, 'schnapps', JUGGLER_PRICE);
    liftFromTavern(player, kept);
  }
  discardDrawn(context, seat);
  if (kept !== null) {
    emit(context, { type: 'keptOnDeck', seat, card: kept });
    putOnDeck(context, seat, kept);
  }
  const over = player.schnapps - SUPPLIES.schnappsKept;
  if (over > 0) {
    returnSchnapps(context, seat, over);
    emit(context, { type: 'schnappsOver', seat, count: over });
  }
}

function liftFromTavern(player: Player, card: Card): void {
  if (liesBeside(card)) player.beside[card]--;
  else if (card === 'noble') player.nobles--;
  else player.tables[player.tables.indexOf(card)] = null;
}

/** Clears what was counted for the round and passes the beer mug. */
function endRound(context: Context): void {
  const { state } = context;
  for (const player of state.players) {
    for (const card of TAVERN_CARDS) player.bought[card] = 0;
    player.recruited = false;
    player.bards = 0;
  }
  state.start = leftOf(state, state.start);
  emit(context, { type: 'startPlayer', seat: state.start });
}
