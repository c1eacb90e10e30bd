// The options last chosen for a new game (name, bots, modules and others), kept in localStorage as the next defaults.
import * as v from 'valibot';
import { MODULES } from '../../game/data/index.ts';
import { LONGEST } from '../../server/wire/constants.ts';
import { COLOURS } from '../model/tableModel.ts';
import type { LocalSeat } from '../net/saves.ts';
import { parseStored } from '../net/browserStorage.ts';

const STORAGE_KEY = 'tiefenthal.choices';

const colour = v.picklist(COLOURS);
const name = v.pipe(v.string(), v.maxLength(LONGEST.name));

const schema = v.object({
  name: v.fallback(name, ''),
  colour: v.fallback(colour, 'red'),
  bots: v.fallback(v.picklist([1, 2, 3]), 2),
  level: v.fallback(v.string(), ''),
  modules: v.fallback(v.picklist(MODULES), 1),
  /** The further options are unfolded. */
  more: v.fallback(v.boolean(), false),
  /** The seats of a game on one screen. */
  seats: v.fallback(
    v.pipe(
      v.array(v.object({ name, colour, plays: v.string() })),
      v.minLength(2),
      v.maxLength(4),
      v.check((seats) => new Set(seats.map((seat) => seat.colour)).size === seats.length),
    ),
    [],
  ),
});

export type GameOptions = v.InferOutput<typeof schema>;
export type SeatOptions = GameOptions['seats'][number];

export function readOptions(text: string | null): GameOptions {
  const stored = parseStored(text);
  return v.parse(schema, typeof stored === 'object' && stored !== null ? stored : {});
}

/** `defaults` replace those of the schema as long as no options are stored. */
export function recallOptions(defaults: Partial<GameOptions> = {}): GameOptions {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null ? { ...readOptions(null), ...defaults } : readOptions(stored);
  } catch {
    return { ...readOptions(null), ...defaults };
  }
}

export function rememberOptions(options: GameOptions): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(options));
  } catch {
    // Storage is full or forbidden: the next visit begins with the defaults.
  }
}

/** The levels that replace those of earlier versions, by the earlier names, which may still be stored. */
const RENAMED: Readonly<Record<string, string>> = { simple: 'easy', random: 'easy' };

/** The wanted level, or the middle one: a stored level may be of another version. */
export const knownLevel = <L extends string>(levels: readonly L[], wanted: string): L =>
  levels.find((level) => level === (RENAMED[wanted] ?? wanted)) ?? (levels[Math.floor(levels.length / 2)] as L);

/** The bots that play, in their fixed order; one that has the player's name is left out. */
export const botsOf = <N extends { readonly name: string }>(known: readonly N[], { name, bots }: GameOptions): N[] =>
  known.filter((bot) => bot.name !== name).slice(0, bots);

/** Bots get the remaining colours and names in a fixed order. */
export function seatsAgainstBots(
  { name: own, colour: ownColour, bots }: GameOptions,
  level: LocalSeat['plays'],
  botNames: readonly string[],
): LocalSeat[] {
  const names = botNames.filter((botName) => botName !== own);
  const botColours = COLOURS.filter((botColour) => botColour !== ownColour);
  return [
    { name: own.trim(), colour: ownColour, plays: 'person' },
    ...botColours
      .slice(0, bots)
      .map((botColour, index) => ({ name: names[index] ?? botColour, colour: botColour, plays: level })),
  ];
}
