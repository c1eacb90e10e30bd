// The invariants of components: no card, die, schnapps or signature is lost or doubled; counts and markers are within
// their limits; nobles, drawn cards and dice lie where they may.
import {
  accepts,
  BOOK_ROWS,
  GUEST_IDS,
  GUESTS,
  holdsOne,
  isInPlay,
  MONASTERY_LAST,
  NOBLE,
  playsWith,
  raiseFor,
  REGULAR,
  REGULARS,
  reputationTrack,
  SUPPLIES,
  tableCount,
  TAVERN_CARD,
  TAVERN_CARDS,
  type Player,
  type State,
} from '../../game/index.ts';
import { countsOf, type Counts } from '../kit/counts.ts';
import { must, mustEqual } from './must.ts';

/** The cards, schnapps and signatures of a game with these modules and this number of players. */
function componentsOf({ modules, players }: State): Counts {
  const cards: Record<string, number> = { noble: NOBLE.copies };
  for (const name of REGULARS) cards[name] = REGULAR[name].perPlayer * players.length;
  for (const name of TAVERN_CARDS) if (isInPlay(modules, TAVERN_CARD[name])) cards[name] = TAVERN_CARD[name].copies;
  for (const id of GUEST_IDS) if (isInPlay(modules, GUESTS[id])) cards[id] = 1;
  return {
    cards,
    schnapps: playsWith(modules, 'schnapps') ? SUPPLIES.schnapps : 0,
    signatures: playsWith(modules, 'guestBook') ? SUPPLIES.signatures : 0,
  };
}

const isCount = (number: number) => Number.isInteger(number) && number >= 0;

function checkCountsAndMarkers(state: State, player: Player): void {
  const counts = [player.thalers, player.beer, player.schnapps, player.counterGuests, player.nobles, player.bards];
  must([...counts, ...Object.values(player.beside)].every(isCount), 'A count is negative or not whole.');
  must(player.counterGuests <= SUPPLIES.counterGuests, 'There are too many counter guests.');
  must(player.monastery >= 0 && player.monastery <= MONASTERY_LAST, 'The monastery marker left its track.');
  const track = reputationTrack(state.modules);
  must(player.reputation >= -1 && player.reputation < track.length, 'The reputation marker left its track.');
  must(
    Object.values(player.book).every((covered) => covered >= 0 && covered <= BOOK_ROWS),
    'A column holds too much.',
  );
  must(
    Object.values(player.bought).every((count) => count <= 1),
    'A card was bought twice.',
  );
}

function checkTables(state: State, player: Player): void {
  const hasNobles = player.nobles > 0;
  must(player.tables.includes('noble') === hasNobles, 'The nobles do not sit where they should.');
  must(player.tables.filter((card) => card === 'noble').length <= 1, 'The nobles sit at two tables.');
  if (state.phase === 'guests') {
    must(player.tables.length <= tableCount(state, player), 'More tables are taken than there are.');
    const full = player.tables.length === tableCount(state, player);
    must(full || player.deck.length + player.discard.length === 0, 'Drawing stopped too early.');
  }
}

/** A player has the dice of this phase, and they lie where they fit. `checkConservation` checks the coasters. */
function checkDice(state: State, player: Player): void {
  const { dice } = player;
  const white = dice.filter((die) => !die.own).length;
  must(dice.length - white <= SUPPLIES.ownDice, 'There are too many own dice.');
  if (state.phase === 'planning' || (state.phase === 'serving' && !player.done)) {
    must(white === SUPPLIES.whiteDice, 'White dice are missing.');
  } else if (state.phase !== 'orders') {
    must(white === 0, 'White dice lie about.');
  }
  const spaces = dice.flatMap(({ at }) => (at !== null && holdsOne(at) ? [at] : []));
  must(new Set(spaces).size === spaces.length, 'Two dice lie where one fits.');
  for (const { value, at, raise, spent } of dice) {
    if (at === null) {
      must(raise === 0 && !spent, 'An unplaced die is raised or spent.');
    } else if (!spent) {
      const wanted = accepts(player, at);
      must(wanted !== null && raiseFor(value, wanted) === raise, `A ${value} lies where it does not fit.`);
    }
  }
}

export function checkConservation(state: State): void {
  mustEqual(countsOf(state), componentsOf(state), 'A component was lost or doubled:');
  if (state.phase === 'orders') {
    const dice = state.players.map((player) => player.coaster.length + player.dice.filter((die) => !die.own).length);
    const all = dice.reduce((sum, each) => sum + each, 0);
    must(all === SUPPLIES.whiteDice * state.players.length, 'White dice were lost or doubled.');
  } else {
    must(
      state.players.every(({ coaster }) => coaster.length === 0),
      'There are dice on a coaster.',
    );
  }
  for (const player of state.players) {
    checkCountsAndMarkers(state, player);
    checkTables(state, player);
    checkDice(state, player);
  }
}
