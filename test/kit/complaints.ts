// Collects the errors that are printed to the console, such as boardgame.io's for each refused move, and prints none.
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
