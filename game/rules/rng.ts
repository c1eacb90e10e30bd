// Random numbers come in as a function. The one made here from a text is fast but predictable: for bots, simulations
// and transcripts. Games that people play use the keyed generator of game/chance/.

/** A whole number from 0 up to, but not including, `limit`; each is as likely as any other. */
export type Rng = (limit: number) => number;

/** The hash FNV-1a, in 32 bits. */
const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** The generator sfc32, seeded with a text. */
export function rngFrom(seed: string): Rng {
  let a = fnv1a(`${seed}/a`);
  let b = fnv1a(`${seed}/b`);
  let c = fnv1a(`${seed}/c`);
  let count = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let i = 0; i < 12; i++) next();
  return (limit) => Math.floor(next() * limit);
}

/** Fisher-Yates, in place. */
export function shuffle(rng: Rng, cards: unknown[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rng(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
