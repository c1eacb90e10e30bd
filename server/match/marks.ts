// Remembers the latest marks of each owner: what comes twice, or late, is recognised by its mark.

/** Of one owner; a client has one move on its way, and a person a few tabs. */
const KEPT = 12;
/** Of owners: seats, and those who watch and talk. */
const OWNERS = 64;

export interface Marks {
  has(owner: string | number, mark: string): boolean;
  add(owner: string | number, mark: string): void;
  drop(owner: string | number, mark: string): void;
}

export const createMarks = (): Marks => {
  const kept = new Map<string | number, readonly string[]>();
  return {
    has: (owner, mark) => kept.get(owner)?.includes(mark) === true,
    add(owner, mark) {
      const marks = [...(kept.get(owner) ?? []), mark].slice(-KEPT);
      // Who was heard last is forgotten last.
      kept.delete(owner);
      kept.set(owner, marks);
      const [eldest] = kept.keys();
      if (kept.size > OWNERS && eldest !== undefined) kept.delete(eldest);
    },
    drop(owner, mark) {
      kept.set(owner, kept.get(owner)?.filter((each) => each !== mark) ?? []);
    },
  };
};
