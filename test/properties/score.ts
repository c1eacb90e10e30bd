// The invariants of the score: it equals a second count card by card, and the winners have the most points.
import {
  drawnCards,
  isGuest,
  playsWith,
  reputationTrack,
  resultOf,
  SOURCES,
  VICTORY_POINTS,
  type Player,
  type State,
} from '../../game/index.ts';
import { must, mustEqual } from './must.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The last number at or before the marker, read from the printed track; 0 on the crown, which is the last space. */
function reputation({ modules }: State, { reputation: at }: Player): number {
  if (!playsWith(modules, 'reputation')) return 0;
  const track = reputationTrack(modules);
  const passed = track.slice(0, at + 1);
  if (passed.at(-1) === track.at(-1)) return 0;
  return passed.reduce((last, space) => ('vp' in space ? space.vp : last), 0);
}

export function checkScore(state: State): void {
  const { scores, winners } = resultOf(state);
  state.players.forEach((player, seat) => {
    const { points, total, stored } = scores[seat]!;
    const cards = [...player.deck, ...player.discard, ...drawnCards(player)];
    const worth = (belongs: (card: (typeof cards)[number]) => boolean) =>
      sum(cards.filter(belongs).map((card) => VICTORY_POINTS[card]));
    const counted = {
      guests: worth(isGuest),
      nobles: worth((card) => card === 'noble'),
      staff: worth((card) => card !== 'noble' && !isGuest(card)),
      schnapps: playsWith(state.modules, 'schnapps') ? player.schnapps : 0,
      reputation: reputation(state, player),
    };
    mustEqual(points, counted, 'The points differ:');
    must(total === sum(SOURCES.map((source) => points[source])), 'The sources do not add up to the total.');
    must(stored === player.thalers + player.beer, 'The store is counted wrong.');
  });
  must(winners.length > 0, 'Nobody wins.');
  const rank = (seat: number) => scores[seat]!.total * 1000 + scores[seat]!.stored;
  const best = Math.max(...scores.map((_, seat) => rank(seat)));
  mustEqual(
    winners,
    scores.map(({ seat }) => seat).filter((seat) => rank(seat) === best),
    'The winners are not those with most:',
  );
}
