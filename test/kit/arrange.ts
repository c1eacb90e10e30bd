// Arranges cards, dice and markers as described in words. Cards that are named are moved and never copied, so that none
// is doubled; the counts of the supply are set as they are given.
import {
  EQUIPMENT,
  GUEST_IDS,
  isGuest,
  liesBeside,
  REGULARS,
  TAVERN_CARDS,
  TILES,
  drawnCards,
  seatCard,
  type ByColumn,
  type ByTavernCard,
  type Card,
  type Die,
  type Face,
  type GuestId,
  type Player,
  type Side,
  type Space,
  type State,
} from '../../game/index.ts';

/**
 * The contents of one player's tavern. Deck and discard pile are listed from the top, drawn cards in the order in which
 * they were drawn.
 */
export interface Tavern {
  drawn?: string;
  deck?: string;
  discard?: string;
  /** `4:table1 6*:brewer 3 2+1:table2 5:monk=spent`: a star for the player's colour, a plus for help by dishwashers. */
  dice?: string;
  /** The faces of the white dice on the coaster: `3 5`. */
  coaster?: string;
  /** Tiles that are upgraded and in force. */
  upgraded?: string;
  thalers?: number;
  beer?: number;
  schnapps?: number;
  counterGuests?: number;
  monastery?: number;
  /** The space of the reputation track, from 0; by default the marker has not made its first step. */
  reputation?: number;
  dancer?: Side<'dancer'>;
  fireBreather?: Side<'fireBreather'>;
  juggler?: Side<'juggler'>;
  /** Cells covered in each column of the guest book. */
  book?: Partial<ByColumn<number>>;
}

/** The part that all players share. */
export interface SharedPart {
  /** The 3-beer guest first, then the row; a dash for a gap, a star for a signature. */
  display?: string;
  /** From the top. */
  guestDeck?: string;
  /** The pile of 3-beer guests, from the top. */
  pile?: string;
  supply?: Partial<ByTavernCard<number>>;
  nobles?: number;
  schnapps?: number;
  signatures?: number;
}

export const splitWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const cardNames = new Set<string>([...REGULARS, ...TAVERN_CARDS, 'noble', ...GUEST_IDS]);

const cards = (text: string): Card[] =>
  splitWords(text).map((word) => {
    if (!cardNames.has(word)) throw new Error(`There is no card '${word}'.`);
    return word as Card;
  });

const removeFrom = <T>(list: T[], wanted: T): boolean => {
  const index = list.indexOf(wanted);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
};

/** Takes a guest from the guest deck, the pile, the box or the display, where the next guest replaces it, if any. */
function takeGuest(state: State, guest: GuestId): void {
  if (removeFrom(state.guestDeck, guest) || removeFrom(state.pile, guest) || removeFrom(state.box as string[], guest)) {
    return;
  }
  const place = state.display.findIndex((displayed) => displayed?.guest === guest);
  if (place < 0) throw new Error(`The guest ${guest} is not to be had.`);
  const next = place === 0 ? state.pile.pop() : state.guestDeck.pop();
  state.display[place] = next === undefined ? null : { guest: next, signature: false };
}

/** Takes a card from the player's own cards, or else from the shared part. */
function claim(state: State, own: Card[], card: Card): Card {
  if (removeFrom(own, card)) return card;
  if (isGuest(card)) takeGuest(state, card);
  else if (card === 'noble') state.nobles--;
  else if (liesBeside(card)) state.supply[card]--;
  else throw new Error(`The player has no ${card} left.`);
  return card;
}

const spaceNamed = (name: string): Space => {
  const table = /^table(\d+)$/.exec(name);
  if (table !== null) return Number(table[1]) - 1;
  const equipment = EQUIPMENT.find((known) => known === name);
  if (equipment === undefined) throw new Error(`There is no space '${name}'.`);
  return equipment;
};

function parseDie(text: string): Die {
  const found = /^([1-6])(\*?)(?:\+(\d))?(?::(\w+))?(=spent)?$/.exec(text);
  if (found === null) throw new Error(`'${text}' is no die.`);
  const [, value, star, raise, at, spent] = found;
  return {
    value: Number(value) as Face,
    own: star === '*',
    at: at === undefined ? null : spaceNamed(at),
    raise: Number(raise ?? 0),
    spent: spent !== undefined,
  };
}

export function formatDie({ value, own, at, raise, spent }: Die): string {
  const place = at === null ? '' : `:${typeof at === 'number' ? `table${at + 1}` : at}`;
  return `${value}${own ? '*' : ''}${raise > 0 ? `+${raise}` : ''}${place}${spent ? '=spent' : ''}`;
}

/**
 * Gives a player's tavern the described contents. What is not mentioned is empty, 0 or before the first step; but the
 * guest book keeps its signatures, and the player's other cards go into deck, discard pile or box.
 */
export function furnishTavern(state: State, player: Player, tavern: Tavern): void {
  const own = [...player.deck, ...player.discard, ...drawnCards(player)];
  player.tables = [];
  player.nobles = 0;
  for (const card of TAVERN_CARDS) player.beside[card] = 0;

  for (const card of cards(tavern.drawn ?? '')) seatCard(player, claim(state, own, card));
  const pile = (text: string): Card[] =>
    cards(text)
      .map((card) => claim(state, own, card))
      .reverse();
  const deck = tavern.deck === undefined ? null : pile(tavern.deck);
  const discard = tavern.discard === undefined ? null : pile(tavern.discard);
  // The player's other cards go into the deck, or into the discard pile if the deck is given, or into the box if both
  // are.
  player.deck = deck ?? own.splice(0);
  player.discard = discard ?? own.splice(0);
  state.box.push(...own);

  player.dice = splitWords(tavern.dice ?? '').map(parseDie);
  player.coaster = splitWords(tavern.coaster ?? '').map((face) => Number(face) as Face);
  for (const tile of TILES) player.upgraded[tile] = splitWords(tavern.upgraded ?? '').includes(tile) ? 1 : 0;
  player.thalers = tavern.thalers ?? 0;
  player.beer = tavern.beer ?? 0;
  state.schnapps -= (tavern.schnapps ?? 0) - player.schnapps;
  player.schnapps = tavern.schnapps ?? 0;
  player.counterGuests = tavern.counterGuests ?? 0;
  player.monastery = tavern.monastery ?? 0;
  player.reputation = tavern.reputation ?? -1;
  player.entertainers = {
    dancer: tavern.dancer ?? null,
    fireBreather: tavern.fireBreather ?? null,
    juggler: tavern.juggler ?? null,
  };
  Object.assign(player.book, tavern.book);
}

/** Arranges the shared part; anything not mentioned stays as it is. */
export function arrangeShared(state: State, shared: SharedPart): void {
  const { display, guestDeck, pile, supply, ...counts } = shared;
  if (display !== undefined) layDisplay(state, splitWords(display));
  const stack = (text: string) => (cards(text) as GuestId[]).reverse();
  // The guests that lay there go into the box, and the wanted ones are taken from wherever they lie.
  const exchange = (before: GuestId[], wanted: GuestId[]) => {
    state.box.push(...before);
    for (const guest of wanted) takeGuest(state, guest);
    return wanted;
  };
  if (guestDeck !== undefined) state.guestDeck = exchange(state.guestDeck.splice(0), stack(guestDeck));
  if (pile !== undefined) state.pile = exchange(state.pile.splice(0), stack(pile));
  Object.assign(state.supply, supply);
  Object.assign(state, counts);
}

function layDisplay(state: State, places: readonly string[]): void {
  for (const displayed of state.display) if (displayed !== null) state.box.push(displayed.guest);
  state.display = places.map((word) => {
    if (word === '-') return null;
    const [guest] = cards(word.replace('*', '')) as GuestId[];
    takeGuest(state, guest!);
    return { guest: guest!, signature: word.endsWith('*') };
  });
}
