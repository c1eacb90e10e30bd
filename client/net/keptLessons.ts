// Keeps in localStorage how far the learner has come in each lesson, and which were finished.
import * as v from 'valibot';
import type { Progress } from '../model/lessons/progress.ts';
import { parseStored, type BrowserStorage } from './browserStorage.ts';

const STORAGE_KEY = 'tiefenthal.lessons';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const progress: v.GenericSchema<unknown, Progress> = v.object({
  at: count,
  /** Earlier versions kept a number, or nothing. */
  leftOut: v.fallback(v.array(v.string()), []),
  isShown: v.boolean(),
  isLate: v.fallback(v.boolean(), false),
  isMissed: v.boolean(),
});

export interface KeptLesson {
  progress: Progress;
  /** From its first step until its last one is over, each time that it is begun. */
  isUnderWay: boolean;
  /** It was finished at least once. */
  isFinished: boolean;
}

const keptLesson: v.GenericSchema<unknown, KeptLesson> = v.pipe(
  v.object({ progress, isFinished: v.boolean(), isUnderWay: v.optional(v.boolean()) }),
  // Earlier versions did not keep whether a finished lesson was begun anew.
  v.transform((kept) => ({ ...kept, isUnderWay: kept.isUnderWay ?? !kept.isFinished })),
);

const schema = v.record(v.string(), keptLesson);

export interface KeptLessons {
  /** Null for a lesson that was never begun. */
  of(name: string): KeptLesson | null;
  /** A lesson that is not under way any more is finished. */
  keep(name: string, lesson: Pick<KeptLesson, 'progress' | 'isUnderWay'>): void;
  /** No lesson was begun in this browser so far. */
  readonly isEmpty: boolean;
}

export function openKeptLessons(storage: BrowserStorage | null): KeptLessons {
  const read = (): Record<string, KeptLesson> => {
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
    keep: (name, lesson) => {
      kept[name] = { ...lesson, isFinished: !lesson.isUnderWay || kept[name]?.isFinished === true };
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
