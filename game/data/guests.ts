// The 48 guest cards. The costs, and how many cards of each cost there are, are printed; the faces are house values.
import { card, deny, monastery, noble, reputation, schnapps, thalers, type Bonus } from './bonuses.ts';
import { house, type House } from './house.ts';
import type { Face } from './names.ts';

interface GuestFace {
  readonly die: Face;
  /** In thalers. */
  readonly pays: number;
  readonly vp: number;
  readonly bonus: Bonus | null;
}

export interface PrintedGuest {
  /** In beer. */
  readonly cost: 3 | 4 | 5 | 6 | 7 | 8;
  readonly face: House<GuestFace> | GuestFace;
  /** The first module this card is played with: 3 for the ten marked cards. */
  readonly from: 1 | 3;
}

type GuestCard = Pick<PrintedGuest, 'cost'> &
  Omit<GuestFace, 'bonus'> & { readonly bonus?: Bonus; readonly from?: PrintedGuest['from'] };

/** Marks the face as a house value; cost and first module are printed. */
const guest = ({ cost, die, pays, vp, bonus, from }: GuestCard): PrintedGuest => ({
  cost,
  face: house({ die, pays, vp, bonus: bonus ?? null }),
  from: from ?? 1,
});

export const GUEST_PRINT = {
  '3a': guest({ cost: 3, die: 3, pays: 4, vp: 1 }),
  '3b': guest({ cost: 3, die: 3, pays: 4, vp: 1 }),
  '3c': guest({ cost: 3, die: 3, pays: 4, vp: 1 }),
  '3d': guest({ cost: 3, die: 4, pays: 4, vp: 1 }),
  '3e': guest({ cost: 3, die: 4, pays: 4, vp: 1 }),
  '3f': guest({ cost: 3, die: 4, pays: 4, vp: 1 }),
  '3g': guest({ cost: 3, die: 3, pays: 3, vp: 2 }),
  '3h': guest({ cost: 3, die: 4, pays: 3, vp: 2 }),

  '4a': guest({ cost: 4, die: 3, pays: 4, vp: 3 }),
  '4b': guest({ cost: 4, die: 4, pays: 4, vp: 3 }),
  '4c': guest({ cost: 4, die: 5, pays: 5, vp: 3 }),
  '4d': guest({ cost: 4, die: 6, pays: 5, vp: 3 }),
  '4e': guest({ cost: 4, die: 3, pays: 4, vp: 2, bonus: thalers(2) }),
  '4f': guest({ cost: 4, die: 4, pays: 4, vp: 2, bonus: monastery(1) }),
  '4g': guest({ cost: 4, die: 4, pays: 3, vp: 2, bonus: card('barback') }),
  '4h': guest({ cost: 4, die: 4, pays: 4, vp: 2, bonus: schnapps(1), from: 3 }),

  '5a': guest({ cost: 5, die: 3, pays: 6, vp: 4 }),
  '5b': guest({ cost: 5, die: 4, pays: 6, vp: 4 }),
  '5c': guest({ cost: 5, die: 3, pays: 5, vp: 5 }),
  '5d': guest({ cost: 5, die: 4, pays: 5, vp: 5 }),
  '5e': guest({ cost: 5, die: 4, pays: 5, vp: 3, bonus: thalers(2) }),
  '5f': guest({ cost: 5, die: 3, pays: 5, vp: 3, bonus: card('dishwasher') }),
  '5g': guest({ cost: 5, die: 5, pays: 5, vp: 3, bonus: monastery(1) }),
  '5h': guest({ cost: 5, die: 6, pays: 6, vp: 4, bonus: deny }),
  '5i': guest({ cost: 5, die: 3, pays: 5, vp: 3, bonus: reputation(1), from: 3 }),

  '6a': guest({ cost: 6, die: 3, pays: 6, vp: 6 }),
  '6b': guest({ cost: 6, die: 4, pays: 7, vp: 6 }),
  '6c': guest({ cost: 6, die: 3, pays: 5, vp: 4, bonus: thalers(3) }),
  '6d': guest({ cost: 6, die: 4, pays: 5, vp: 4, bonus: monastery(2) }),
  '6e': guest({ cost: 6, die: 5, pays: 5, vp: 4, bonus: card('server') }),
  '6f': guest({ cost: 6, die: 6, pays: 7, vp: 5, bonus: deny }),
  '6g': guest({ cost: 6, die: 4, pays: 6, vp: 5, bonus: card('dishwasher') }),
  '6h': guest({ cost: 6, die: 4, pays: 6, vp: 4, bonus: schnapps(1), from: 3 }),
  '6i': guest({ cost: 6, die: 3, pays: 6, vp: 4, bonus: reputation(2), from: 3 }),

  '7a': guest({ cost: 7, die: 3, pays: 7, vp: 8 }),
  '7b': guest({ cost: 7, die: 5, pays: 6, vp: 6, bonus: thalers(3) }),
  '7c': guest({ cost: 7, die: 4, pays: 6, vp: 7, bonus: card('table') }),
  '7d': guest({ cost: 7, die: 6, pays: 6, vp: 6, bonus: monastery(2) }),
  '7e': guest({ cost: 7, die: 3, pays: 6, vp: 6, bonus: reputation(2), from: 3 }),
  '7f': guest({ cost: 7, die: 4, pays: 6, vp: 6, bonus: schnapps(1), from: 3 }),
  '7g': guest({ cost: 7, die: 5, pays: 6, vp: 5, bonus: reputation(3), from: 3 }),

  '8a': guest({ cost: 8, die: 4, pays: 8, vp: 10 }),
  '8b': guest({ cost: 8, die: 3, pays: 7, vp: 8, bonus: card('brewer') }),
  '8c': guest({ cost: 8, die: 5, pays: 6, vp: 8, bonus: thalers(4) }),
  '8d': guest({ cost: 8, die: 6, pays: 4, vp: 2, bonus: noble }),
  '8e': guest({ cost: 8, die: 4, pays: 7, vp: 8, bonus: reputation(3), from: 3 }),
  '8f': guest({ cost: 8, die: 3, pays: 7, vp: 8, bonus: schnapps(1), from: 3 }),
  '8g': guest({ cost: 8, die: 6, pays: 7, vp: 7, bonus: reputation(4), from: 3 }),
} as const satisfies Record<string, PrintedGuest>;

export type GuestId = keyof typeof GUEST_PRINT;
