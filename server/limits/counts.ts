// Counts what is open at the same time, by address: sockets, or TCP connections.

export interface Counts {
  /** The present number for this address. */
  size(address: string): number;
  enter(address: string): void;
  leave(address: string): void;
}

export const createCounts = (): Counts => {
  const sizes = new Map<string, number>();
  return {
    size: (address) => sizes.get(address) ?? 0,
    enter: (address) => void sizes.set(address, (sizes.get(address) ?? 0) + 1),
    leave(address) {
      const left = (sizes.get(address) ?? 1) - 1;
      if (left === 0) sizes.delete(address);
      else sizes.set(address, left);
    },
  };
};
