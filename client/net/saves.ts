// Stores local games in the browser: unfinished ones to resume, finished ones to replay. Unreadable saves are set aside.
import * as v from 'valibot';
import { HEX32, type Share } from '../../game/chance/index.ts';
import type { BotLevel } from '../../game/bots/index.ts';
import { MODULES, ROUNDS, RULES_VERSION, SEATS, type Modules, type Result } from '../../game/index.ts';
import type { Colour } from '../model/people.ts';
import { parseStored, type BrowserStorage } from './browserStorage.ts';

/** A seat of a local game. */
export interface LocalSeat {
  /** Empty where none was given. */
  name: string;
  colour: Colour;
  plays: 'person' | BotLevel;
}

/** The part of a save that lists show. */
export interface SaveSummary {
  id: string;
  modules: Modules;
  seats: LocalSeat[];
  startedAt: number;
  savedAt: number;
  round: number;
  /** Null while the game goes on. */
  result: Result | null;
}

/** Chance and moves determine the whole game. They are readable: a local game has no secrets from the browser's owner. */
export interface Save extends SaveSummary {
  chance: {
    secret: string;
    promise: string;
    /** In order of the seats. */
    shares: Share[];
    /** The id that the key of its chance is made with, if the save has got another id since (see `withIdOfItsOwn`). */
    match?: string | undefined;
  };
  /** Every move so far as a line of text, `p1 draft 4`. */
  acts: string[];
}

export interface Saves {
  /** The latest first. */
  list(): SaveSummary[];
  read(id: string): Save | null;
  /** False if the browser could not store it; then it lasts as long as the page. */
  keep(save: Save): boolean;
  remove(id: string): void;
  /** Takes an unreadable game out of the list without deleting it. */
  setAside(id: string): void;
  /** Number of games set aside since the page was opened. */
  readonly asideCount: number;
}

const KEY_PREFIX = 'tiefenthal.game.';
const ASIDE_PREFIX = 'tiefenthal.aside.';
/** Version of the format of a save. */
const VERSION = 1;
/** The most games that are kept of each kind; the oldest ones beyond that are deleted. */
const MOST_FINISHED = 12;
const MOST_UNFINISHED = 12;

/** As in model/people.ts, from which this folder imports types only. */
const COLOURS = ['red', 'blue', 'green', 'yellow'] as const satisfies readonly Colour[];
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const gameId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const hex = v.pipe(v.string(), v.regex(HEX32));
const seat = v.picklist(SEATS);
const points = v.object({ guests: count, nobles: count, staff: count, schnapps: count, reputation: count });

const schema = v.object({
  version: v.literal(VERSION),
  rules: v.literal(RULES_VERSION),
  id: gameId,
  modules: v.picklist(MODULES),
  seats: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.maxLength(40)),
        colour: v.picklist(COLOURS),
        // A level of another version is replaced by a known one when the bot moves.
        plays: v.custom<LocalSeat['plays']>((value) => typeof value === 'string'),
      }),
    ),
    v.minLength(2),
    v.maxLength(4),
  ),
  startedAt: count,
  savedAt: count,
  round: v.pipe(count, v.maxValue(ROUNDS)),
  result: v.nullable(
    v.object({
      scores: v.array(v.object({ seat, points, total: count, stored: count })),
      winners: v.array(seat),
    }),
  ),
  chance: v.object({
    secret: hex,
    promise: hex,
    shares: v.array(v.object({ seal: v.nullable(hex), number: v.nullable(hex) })),
    match: v.optional(gameId),
  }),
  acts: v.array(v.string()),
});

/** An unfinished game with people, none of whom has made a move yet. */
const isUntouched = ({ seats, acts, result }: Save): boolean =>
  result === null &&
  seats.some(({ plays }) => plays === 'person') &&
  !acts.some((act) => seats.some(({ plays }, index) => plays === 'person' && act.startsWith(`p${index + 1} `)));

export function openSaves(storage: BrowserStorage | null): Saves {
  /** Texts that the storage did not accept. */
  const unstored = new Map<string, string>();
  let asideCount = 0;

  /** The result of `use`; `otherwise` where there is no storage, or access to it fails. */
  const attempt = <T>(use: (storage: BrowserStorage) => T, otherwise: T): T => {
    try {
      return storage === null ? otherwise : use(storage);
    } catch {
      return otherwise;
    }
  };

  const keys = (): string[] => {
    const stored = attempt((s) => Array.from({ length: s.length }, (_, index) => s.key(index)), []);
    const ours = stored.filter((key) => key?.startsWith(KEY_PREFIX)) as string[];
    return [...new Set([...ours, ...unstored.keys()])];
  };
  const textAt = (key: string) => unstored.get(key) ?? attempt((s) => s.getItem(key), null);
  const put = (key: string, text: string) =>
    attempt((s) => {
      s.setItem(key, text);
      return true;
    }, false);
  const drop = (key: string) => {
    unstored.delete(key);
    attempt((s) => s.removeItem(key), undefined);
  };

  const setAside = (id: string): void => {
    const text = textAt(KEY_PREFIX + id);
    asideCount++;
    drop(KEY_PREFIX + id);
    if (text !== null) put(ASIDE_PREFIX + id, text);
  };

  const readAt = (key: string): Save | null => {
    const text = textAt(key);
    if (text === null) return null;
    const parsed = v.safeParse(schema, parseStored(text));
    if (parsed.success && KEY_PREFIX + parsed.output.id === key) return parsed.output;
    setAside(key.slice(KEY_PREFIX.length));
    return null;
  };

  const all = (): Save[] =>
    keys()
      .flatMap((key) => readAt(key) ?? [])
      .sort((one, other) => other.savedAt - one.savedAt);

  /** Deletes games that were begun and left before any person made a move: nothing is lost with them. */
  const dropUntouched = (newest: string): void => {
    for (const save of all()) if (save.id !== newest && isUntouched(save)) drop(KEY_PREFIX + save.id);
  };

  /** Deletes the oldest games, so that the storage does not fill up over the years. */
  const tidy = (keepFinished: number, keepUnfinished: number): void => {
    const saves = all();
    const surplus = [
      ...saves.filter((save) => save.result !== null).slice(keepFinished),
      ...saves.filter((save) => save.result === null).slice(keepUnfinished),
    ];
    for (const { id } of surplus) drop(KEY_PREFIX + id);
  };

  return {
    list: () => all().map(({ chance: _chance, acts: _acts, ...summary }) => summary),
    read: (id) => readAt(KEY_PREFIX + id),
    keep: (save) => {
      const key = KEY_PREFIX + save.id;
      const text = JSON.stringify({ ...save, version: VERSION, rules: RULES_VERSION });
      const isNew = textAt(key) === null;
      let kept = put(key, text);
      if (!kept && storage !== null) {
        // The storage may be full: all finished games are deleted to make room.
        tidy(0, MOST_UNFINISHED);
        kept = put(key, text);
      }
      if (kept) unstored.delete(key);
      else unstored.set(key, text);
      if (isNew) {
        dropUntouched(save.id);
        tidy(MOST_FINISHED, MOST_UNFINISHED);
      }
      return kept;
    },
    remove: (id) => drop(KEY_PREFIX + id),
    setAside,
    get asideCount() {
      return asideCount;
    },
  };
}
