// The three entertainers of module 2: what each side costs in schnapps, and what the dancer's sides yield.

export const ENTERTAINER_PRINT = {
  dancer: { thalers: { schnapps: 1, yields: 2 }, beer: { schnapps: 2, yields: 3 } },
  fireBreather: { upgrade: { schnapps: 5 }, deny: { schnapps: 2 } },
  juggler: { die: { schnapps: 1 }, card: { schnapps: 1 } },
} as const;
