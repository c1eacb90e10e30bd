// Runs the final count of a game that has just ended, as long as nobody skips it.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Score } from '../../../game/index.ts';
import { countAt, type Count } from '../../model/finalCount.ts';
import { useServices } from '../services.ts';
import { stageSettings } from '../settings.ts';

const TICK_MS = 60;
/** The most time that one tick adds at normal speed: a late one, while the page paints the result, skips no part. */
const MOST_MS = 2 * TICK_MS;
/** In this first part of the count, clicks and keys do not end it: they were meant to end the animation before. */
const UNSKIPPED_MS = 400;

export interface FinalCountOptions {
  scores: readonly Score[];
  /** True if the count was begun before, or the game was over when its table was opened: it is not shown then. */
  wasBegun: boolean;
  /** Called at once, whether the count is shown or not. */
  onBegun: () => void;
}

/** The count is null when it is over, or not to be shown at all. */
export function useFinalCount({ scores, wasBegun, onBegun }: FinalCountOptions): {
  count: Count | null;
  skip: () => void;
} {
  const { settings, systemReducesMotion } = useServices();
  const [ms, setMs] = useState<number | null>(() => {
    const { speed, reducedMotion } = stageSettings(settings.get(), systemReducesMotion.get());
    return speed === 0 || reducedMotion || document.hidden || wasBegun ? null : 0;
  });
  const end = useCallback(() => setMs(null), []);
  const skip = useCallback(() => setMs((before) => (before !== null && before < UNSKIPPED_MS ? before : null)), []);
  const isCounting = ms !== null;
  useEffect(onBegun, [onBegun]);
  useEffect(() => {
    if (!isCounting) return undefined;
    let last = performance.now();
    const tick = setInterval(() => {
      const now = performance.now();
      const passed = Math.min(MOST_MS, now - last) * Math.max(1, settings.get().speed);
      last = now;
      // A tick that was due before the count was skipped must not begin it anew.
      setMs((before) => (before === null ? null : before + passed));
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [settings, isCounting]);
  const count = ms === null ? null : countAt(scores, ms);
  const isOver = count?.source === null;
  useEffect(() => {
    if (isOver) end();
  }, [isOver, end]);
  return { count: isOver ? null : count, skip };
}
