// Remembers from which address each open match was made, for the limit of open matches an address. In memory only:
// addresses are never written to disk, and a restart resets the counts.

export interface Creators {
  add(id: string, address: string): void;
  remove(id: string): void;
  readonly count: (address: string) => number;
}

export const createCreators = (): Creators => {
  const addresses = new Map<string, string>();
  const counts = new Map<string, number>();
  const count = (address: string): number => counts.get(address) ?? 0;
  return {
    add(id, address) {
      addresses.set(id, address);
      counts.set(address, count(address) + 1);
    },
    remove(id) {
      const address = addresses.get(id);
      if (address === undefined) return;
      addresses.delete(id);
      if (count(address) === 1) counts.delete(address);
      else counts.set(address, count(address) - 1);
    },
    count,
  };
};
