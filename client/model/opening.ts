// The table before the first event, so that the opening can be animated.
import { drawnCards, TAVERN_CARDS, type ByTavernCard, type Player, type View } from '../../game/index.ts';

const nothingBeside = Object.fromEntries(TAVERN_CARDS.map((card) => [card, 0])) as ByTavernCard<number>;

const barePlayer = (player: Player): Player => ({
  ...player,
  deck: [...player.deck, ...drawnCards(player)],
  tables: [],
  nobles: 0,
  beside: nothingBeside,
  counterGuests: 0,
});

export const bareTable = (view: View): View => ({
  ...view,
  round: 0,
  display: view.display.map(() => null),
  players: view.players.map(barePlayer),
});
