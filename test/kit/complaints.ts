// Collects boardgame.io's error messages about refused moves instead of printing them.
import { afterAll, beforeAll, vi } from 'vitest';

/** boardgame.io prints an error for every move it refuses. */
export function collectComplaints(): string[] {
  const heard: string[] = [];
  beforeAll(() => {
    vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void heard.push(said.map(String).join(' ')));
  });
  afterAll(() => vi.restoreAllMocks());
  return heard;
}
