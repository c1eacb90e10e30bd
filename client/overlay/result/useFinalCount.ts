// Runs the final count of a game that has just ended, as long as nobody skips it.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Score } from '../../../game/index.ts';
import { countAt, type Count } from '../../model/finalCount.ts';
import { useServices } from '../services.ts';
import { stageSettings } from '../settings.ts';

const TICK_MS = 60;

export interface FinalCount {
  scores: readonly Score[];
  /** The count was shown, or the game was over when its table was opened. */
  isCounted: boolean;
  onCounted: () => void;
}

/** The count is null when it is over, or not to be shown at all. */
export function useFinalCount({ scores, isCounted, onCounted }: FinalCount): { count: Count | null; skip: () => void } {
  const { settings, systemReduces } = useServices();
  const [ms, setMs] = useState<number | null>(() => {
    const { speed, reducedMotion } = stageSettings(settings.get(), systemReduces.get());
    return speed === 0 || reducedMotion || document.hidden || isCounted ? null : 0;
  });
  const skip = useCallback(() => setMs(null), []);
  const isCounting = ms !== null;
  useEffect(onCounted, [onCounted]);
  useEffect(() => {
    if (!isCounting) return undefined;
    const began = performance.now();
    const passed = () => (performance.now() - began) * Math.max(1, settings.get().speed);
    // A tick that was due before the count was skipped must not begin it anew.
    const tick = setInterval(() => setMs((before) => (before === null ? null : passed())), TICK_MS);
    return () => clearInterval(tick);
  }, [settings, isCounting]);
  const count = ms === null ? null : countAt(scores, ms);
  const isOver = count?.source === null;
  useEffect(() => {
    if (isOver) skip();
  }, [isOver, skip]);
  return { count: isOver ? null : count, skip };
}
