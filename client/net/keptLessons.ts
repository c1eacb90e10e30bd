// Keeps in localStorage how far the learner has come in each lesson.
import * as v from 'valibot';
import type { Progress } from '../model/lessons/progress.ts';
import { parseStored, type BrowserStorage } from './browserStorage.ts';

const STORAGE_KEY = 'tiefenthal.lessons';

const progress: v.GenericSchema<unknown, Progress> = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isShown: v.boolean(),
  isMissed: v.boolean(),
});

const schema = v.record(v.string(), v.object({ progress, isFinished: v.boolean() }));

type Kept = v.InferOutput<typeof schema>[string];

export interface KeptLessons {
  /** Null for a lesson that was never begun. */
  of(name: string): Kept | null;
  keep(name: string, progress: Kept['progress'], isFinished: boolean): void;
  /** No lesson was begun in this browser so far. */
  readonly isEmpty: boolean;
}

export function openKeptLessons(storage: BrowserStorage | null): KeptLessons {
  const read = (): Record<string, Kept> => {
    try {
      const parsed = v.safeParse(schema, parseStored(storage?.getItem(STORAGE_KEY) ?? null));
      return parsed.success ? parsed.output : {};
    } catch {
      return {};
    }
  };
  const kept = read();
  return {
    of: (name) => kept[name] ?? null,
    keep: (name, next, isFinished) => {
      kept[name] = { progress: next, isFinished: isFinished || kept[name]?.isFinished === true };
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify(kept));
      } catch {
        // Full or forbidden: the progress lasts as long as the page.
      }
    },
    get isEmpty() {
      return Object.keys(kept).length === 0;
    },
  };
}
