// Before the first evening (module 4): everybody chooses one of three start cards.
import { START_CARDS, type Regular, type Seat, type StartCard, type StartItem } from '../../data/index.ts';
import { shuffleDeck } from '../deck.ts';
import { everybodyIsDone, type PhaseRules } from '../phase.ts';
import { turnOrder } from '../state.ts';
import { playerAt, emit, type Context } from '../context.ts';
import { receive } from '../supply.ts';
import { pushEffects } from '../effects.ts';
import { flipTile } from '../upgrades.ts';

export const startCards: PhaseRules = {
  acting: 'all',
  choice: { options: (state) => state.startCards.map(String), apply: takeStartCard },
  isFinished: everybodyIsDone,
  end: (context) => {
    for (const seat of turnOrder(context.state)) shuffleDeck(context, seat);
  },
  next: () => 'evening',
};

function takeStartCard(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  const card = Number(player.choice) as StartCard;
  player.startCard = card;
  emit(context, { type: 'startCard', seat, card });
  // The effect that is pushed last is resolved first.
  for (const item of [...START_CARDS[card]].reverse()) takeItem(context, seat, item);
}

/** Bonuses and removals are left to be resolved; tiles are upgraded at once. */
function takeItem(context: Context, seat: Seat, item: StartItem): void {
  switch (item.gives) {
    case 'upgrade':
      flipTile(context, seat, item.tile);
      receive(context, seat, 'beer', item.holding);
      break;
    case 'removal':
      for (let i = 0; i < item.regulars; i++) pushEffects(context, seat, { does: 'askRegular' });
      break;
    default:
      pushEffects(context, seat, { does: 'bonus', bonus: item });
  }
}

/** Removes a regular from the deck: any of several equal ones, as the deck is shuffled afterwards. */
export function strikeRegular(context: Context, seat: Seat, regular: Regular): void {
  const { deck } = playerAt(context, seat);
  deck.splice(deck.indexOf(regular), 1);
  context.state.box.push(regular);
  emit(context, { type: 'struck', seat, regular });
}
