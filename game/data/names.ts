// The names of cards (but guests and start cards, which have files of their own), tiles, spaces, entertainers and phases,
// in the rulebook's words, and the numbers of faces, seats and rounds; types are derived from these lists.

export const REGULARS = ['regular1', 'regular2'] as const;
export type Regular = (typeof REGULARS)[number];

export const TAVERN_CARDS = ['bard', 'barback', 'dishwasher', 'server', 'table', 'brewer'] as const;
export type TavernCard = (typeof TAVERN_CARDS)[number];

export const TILES = [
  'dishwasher',
  'server',
  'tables',
  'brewer',
  'barrel',
  'cashbox',
  'monk',
  'safe',
  'storage',
] as const;
export type Tile = (typeof TILES)[number];

/** The spaces for dice that every tavern has, besides its tables. */
export const EQUIPMENT = ['cashbox', 'barrel', 'monk', 'brewer'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** A place for dice: one of the tables, counted from the left and from 0, or a piece of equipment. */
export type Space = number | Equipment;

export const ENTERTAINERS = ['dancer', 'fireBreather', 'juggler'] as const;
export type Entertainer = (typeof ENTERTAINERS)[number];

/** Each entertainer has two sides, named after what they do for you. */
export const SIDES = {
  dancer: ['thalers', 'beer'],
  fireBreather: ['upgrade', 'deny'],
  juggler: ['die', 'card'],
} as const satisfies Record<Entertainer, readonly [string, string]>;
export type Side<E extends Entertainer = Entertainer> = (typeof SIDES)[E][number];

export const COLUMNS = ['3-4', '5', '6', '7-8'] as const;
export type Column = (typeof COLUMNS)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** In the order in which they are played; all but the first and the last come every round. */
export const PHASES = [
  'startCards',
  'evening',
  'guests',
  'server',
  'orders',
  'planning',
  'serving',
  'closing',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

/** Evenings in a game. */
export const ROUNDS = 8;

/** A record with an entry for every name. */
export const recordOf = <K extends string, T>(names: readonly K[], make: (name: K) => T): Record<K, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, T>;

export type ByTavernCard<T> = Record<TavernCard, T>;
export type ByTile<T> = Record<Tile, T>;
export type ByColumn<T> = Record<Column, T>;
