// The 48 guest cards. Cost and number of each are printed; everything on the card's face is ours.
import { card, deny, monastery, noble, reputation, schnapps, thalers, type Bonus } from './bonuses.ts';
import { house, type House } from './house.ts';
import type { Face } from './names.ts';

interface GuestFace {
  readonly die: Face;
  readonly thalers: number;
  readonly vp: number;
  readonly bonus: Bonus | null;
}

export interface PrintedGuest {
  /** In beer. */
  readonly cost: 3 | 4 | 5 | 6 | 7 | 8;
  readonly face: House<GuestFace>;
  /** The first module this card is played with: 3 for the ten marked cards. */
  readonly from: 1 | 3;
}

const guest = (cost: PrintedGuest['cost'], die: Face, pays: number, vp: number, bonus: Bonus | null = null) =>
  ({ cost, face: house({ die, thalers: pays, vp, bonus }), from: 1 }) as const;

const marked = (...print: Parameters<typeof guest>) => ({ ...guest(...print), from: 3 }) as const;

export const GUEST_CARDS = {
  '3a': guest(3, 3, 4, 1),
  '3b': guest(3, 3, 4, 1),
  '3c': guest(3, 3, 4, 1),
  '3d': guest(3, 4, 4, 1),
  '3e': guest(3, 4, 4, 1),
  '3f': guest(3, 4, 4, 1),
  '3g': guest(3, 3, 3, 2),
  '3h': guest(3, 4, 3, 2),

  '4a': guest(4, 3, 4, 3),
  '4b': guest(4, 4, 4, 3),
  '4c': guest(4, 5, 5, 3),
  '4d': guest(4, 6, 5, 3),
  '4e': guest(4, 3, 4, 2, thalers(2)),
  '4f': guest(4, 4, 4, 2, monastery(1)),
  '4g': guest(4, 4, 3, 2, card('barback')),
  '4h': marked(4, 4, 4, 2, schnapps(1)),

  '5a': guest(5, 3, 6, 4),
  '5b': guest(5, 4, 6, 4),
  '5c': guest(5, 3, 5, 5),
  '5d': guest(5, 4, 5, 5),
  '5e': guest(5, 4, 5, 3, thalers(2)),
  '5f': guest(5, 3, 5, 3, card('dishwasher')),
  '5g': guest(5, 5, 5, 3, monastery(1)),
  '5h': guest(5, 6, 6, 4, deny),
  '5i': marked(5, 3, 5, 3, reputation(1)),

  '6a': guest(6, 3, 6, 6),
  '6b': guest(6, 4, 7, 6),
  '6c': guest(6, 3, 5, 4, thalers(3)),
  '6d': guest(6, 4, 5, 4, monastery(2)),
  '6e': guest(6, 5, 5, 4, card('server')),
  '6f': guest(6, 6, 7, 5, deny),
  '6g': guest(6, 4, 6, 5, card('dishwasher')),
  '6h': marked(6, 4, 6, 4, schnapps(1)),
  '6i': marked(6, 3, 6, 4, reputation(2)),

  '7a': guest(7, 3, 7, 8),
  '7b': guest(7, 5, 6, 6, thalers(3)),
  '7c': guest(7, 4, 6, 7, card('table')),
  '7d': guest(7, 6, 6, 6, monastery(2)),
  '7e': marked(7, 3, 6, 6, reputation(2)),
  '7f': marked(7, 4, 6, 6, schnapps(1)),
  '7g': marked(7, 5, 6, 5, reputation(3)),

  '8a': guest(8, 4, 8, 10),
  '8b': guest(8, 3, 7, 8, card('brewer')),
  '8c': guest(8, 5, 6, 8, thalers(4)),
  '8d': guest(8, 6, 4, 2, noble),
  '8e': marked(8, 4, 7, 8, reputation(3)),
  '8f': marked(8, 3, 7, 8, schnapps(1)),
  '8g': marked(8, 6, 7, 7, reputation(4)),
} as const satisfies Record<string, PrintedGuest>;

export type GuestId = keyof typeof GUEST_CARDS;
