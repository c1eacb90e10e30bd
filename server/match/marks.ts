// Remembers the latest marks (client-made ids of frames) of each owner, to recognise repeats.

/** Marks kept for each owner: a client sends one move at a time, and a person has a few tabs. */
const KEPT = 12;
/** Owners kept: seats, and spectators who chat. */
const OWNERS = 64;

export interface Marks {
  has(owner: string | number, mark: string): boolean;
  add(owner: string | number, mark: string): void;
}

export const createMarks = (): Marks => {
  const kept = new Map<string | number, readonly string[]>();
  return {
    has: (owner, mark) => kept.get(owner)?.includes(mark) === true,
    add(owner, mark) {
      const marks = [...(kept.get(owner) ?? []), mark].slice(-KEPT);
      // Re-inserted, so that the map is ordered by last use.
      kept.delete(owner);
      kept.set(owner, marks);
      const [eldest] = kept.keys();
      if (kept.size > OWNERS && eldest !== undefined) kept.delete(eldest);
    },
  };
};
