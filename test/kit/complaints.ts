// Collects what boardgame.io prints to the console as errors, such as each refused move, instead of printing it.
import { afterAll, beforeAll, vi } from 'vitest';

export function collectComplaints(): string[] {
  const complaints: string[] = [];
  beforeAll(() => {
    vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
    });
  });
  afterAll(() => vi.restoreAllMocks());
  return complaints;
}
