// The modules and their additions; a module is always played with all those before it.

export const MODULES = [1, 2, 3, 4, 5] as const;
/** A number of modules: all up to this one are played. */
export type Modules = (typeof MODULES)[number];

/** The least number of modules with which a game has the addition. */
export const COMES_WITH = {
  winterTrack: 2,
  entertainers: 2,
  schnapps: 2,
  reputation: 3,
  startCards: 4,
  guestBook: 5,
} as const satisfies Record<string, Modules>;
export type Addition = keyof typeof COMES_WITH;

/** True if a game with so many modules has the addition: `playsWith(state.modules, 'reputation')`. */
export const playsWith = (modules: Modules, addition: Addition): boolean => modules >= COMES_WITH[addition];

/** True if a card that is used `from` some module on is in the game. */
export const isInPlay = (modules: Modules, { from }: { readonly from: Modules }): boolean => modules >= from;
