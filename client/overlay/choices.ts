// How this person plays, remembered from the last time, so that the next game is two clicks away.
import * as v from 'valibot';
import { MODULES } from '../../game/data/index.ts';
import { LONGEST } from '../../server/wire.ts';
import { COLOURS } from '../model/tableModel.ts';
import type { LocalSeat } from '../net/saves.ts';
import { parseKept } from '../net/shelf.ts';

const PLACE = 'tiefenthal.choices';

const colour = v.picklist(COLOURS);
const name = v.pipe(v.string(), v.maxLength(LONGEST.name));

const schema = v.object({
  name: v.fallback(name, ''),
  colour: v.fallback(colour, 'red'),
  bots: v.fallback(v.picklist([1, 2, 3]), 2),
  level: v.fallback(v.string(), ''),
  modules: v.fallback(v.picklist(MODULES), 1),
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

export type Choices = v.InferOutput<typeof schema>;
export type SeatChoice = Choices['seats'][number];

export function readChoices(text: string | null): Choices {
  const stored = parseKept(text);
  return v.parse(schema, typeof stored === 'object' && stored !== null ? stored : {});
}

export function recallChoices(): Choices {
  try {
    return readChoices(localStorage.getItem(PLACE));
  } catch {
    return readChoices(null);
  }
}

export function rememberChoices(choices: Choices): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(choices));
  } catch {
    // Nothing can be kept here; the next visit begins afresh.
  }
}

/** A level that is known now: levels come and go between versions. */
export const knownLevel = <L extends string>(levels: readonly L[], wanted: string): L =>
  levels.find((level) => level === wanted) ?? (levels.at(-1) as L);

/** Bots get the colours and names that are left, the same ones every time. */
export function seatsAgainstBots(
  { name: own, colour: ownColour, bots }: Choices,
  level: LocalSeat['plays'],
  nameless: string,
  botNames: readonly string[],
): LocalSeat[] {
  const names = botNames.filter((botName) => botName !== own);
  const others = COLOURS.filter((other) => other !== ownColour);
  return [
    { name: own.trim() === '' ? nameless : own.trim(), colour: ownColour, plays: 'person' },
    ...others.slice(0, bots).map((other, index) => ({ name: names[index] ?? other, colour: other, plays: level })),
  ];
}
