// What boardgame.io says of moves that it refuses is collected, and not printed.
import { afterAll, beforeAll, vi } from 'vitest';

/** boardgame.io complains aloud of every move it refuses; in this file its complaints are collected instead. */
export function complaints(): string[] {
  const heard: string[] = [];
  beforeAll(() => {
    vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void heard.push(said.map(String).join(' ')));
  });
  afterAll(() => vi.restoreAllMocks());
  return heard;
}
