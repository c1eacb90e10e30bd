// Bonuses on cards as medallions: enamel in a brass rim, with what the card gives.
import type { Gift } from '../../game/index.ts';
import { ball, disc, figure, isolated, ring, shadow, type Ink } from './ink.ts';
import type { AnyIcon } from './iconNames.ts';
import { crown } from './honours.ts';
import { coin } from './money.ts';
import { hooded } from './people.ts';
import { stamp } from './stamps.ts';
import { ownDie, TAVERN_CARD_COLOURS, tavernCardSign } from './symbols.ts';
import { PALETTE, SHADOW } from './theme.ts';
import { schnappsGlass, stein } from './vessels.ts';
import { brass } from './brass.ts';

interface Enamel {
  readonly colour: string;
  readonly deep: string;
}

const ENAMEL: Readonly<Record<Exclude<Gift['gives'], 'card'>, Enamel>> = {
  noble: { colour: '#8a4fa3', deep: '#2d1238' },
  thalers: { colour: '#3f7a4a', deep: '#15331c' },
  monastery: { colour: '#4a6a86', deep: '#16283a' },
  reputation: { colour: '#9c3a60', deep: '#3f1026' },
  schnapps: { colour: '#2d6a66', deep: '#0c2a2a' },
  deny: { colour: '#a8362c', deep: '#3d0b0a' },
  counterGuest: { colour: '#7a5a34', deep: '#2c1c0c' },
  die: { colour: '#4a4a63', deep: '#1a1a2a' },
  threeBeerGuest: { colour: '#8a6a3a', deep: '#3a2610' },
  freeUpgrade: { colour: '#b98a2c', deep: '#5a3c0a' },
  entertainer: { colour: '#a8552a', deep: '#4a1c0a' },
};

const icon = (ink: Ink, name: AnyIcon, size: number): void =>
  stamp(ink, name, 0, 0, size * 0.6, PALETTE.cream, '#1a0d05');

function symbol(ink: Ink, gift: Gift, size: number): void {
  switch (gift.gives) {
    case 'card':
      tavernCardSign(ink, gift.card, 0, 0, size * 0.6);
      return;
    case 'noble':
      crown(ink, 0, 0, size * 0.62);
      return;
    case 'thalers':
      coin(ink, 0, 0, size * 0.72, gift.count);
      return;
    case 'monastery':
      icon(ink, 'monastery', size);
      return;
    case 'reputation':
      icon(ink, 'reputation', size);
      return;
    case 'schnapps':
      schnappsGlass(ink, 0, 0, size * 0.66);
      return;
    case 'deny':
      icon(ink, 'leave', size);
      return;
    case 'counterGuest':
      hooded(ink, 0, 0, size * 0.66, '#5e4a3a');
      return;
    case 'die':
      ownDie(ink, 0, 0, size * 0.7);
      return;
    case 'threeBeerGuest':
      stein(ink, 0, 0, size * 0.62, 3);
      return;
    case 'freeUpgrade':
      icon(ink, 'upgrade', size);
      return;
    case 'entertainer':
      icon(ink, 'juggler', size);
      return;
    default:
      gift satisfies never;
  }
}

/** The number beside the symbol: one more for a card or a noble, otherwise how many are gained; null where it is not written. */
const tally = (gift: Gift): string | null => {
  if (gift.gives === 'card' || gift.gives === 'noble') return '+1';
  if (gift.gives === 'monastery' || gift.gives === 'reputation') return `+${gift.count}`;
  return gift.gives === 'schnapps' && gift.count > 1 ? `+${gift.count}` : null;
};

/**
 * Enamel of one colour in a brass rim, with the symbol that `draw` paints in its middle, and `text` at the lower right;
 * `least` is the least size of its letters.
 */
export function medal(
  ink: Ink,
  { colour, deep }: Enamel,
  x: number,
  y: number,
  size: number,
  text: string | null,
  draw: () => void,
  least = 0,
): void {
  const radius = size / 2;
  isolated(ink, () => {
    ink.translate(x, y);
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      disc(ink, 0, 0, radius, brass(ink, -radius, -radius, radius, radius));
    });
    ring(ink, 0, 0, radius, 1.4, '#3a2408');
    disc(ink, 0, 0, radius * 0.87, '#2a1606');
    disc(ink, 0, 0, radius * 0.84, ball(ink, 0, 0, radius * 0.84, [0, colour, 0.5, colour, 1, deep]));
    draw();
    // On small cards "+1" is left out, and other numbers have no disc behind them.
    const letters = Math.max(size * 0.29, least);
    const isTight = letters > size * 0.4;
    if (text === null || (isTight && text === '+1')) return;
    if (isTight) {
      // At the bottom: at the right it would seem to belong to the coins there.
      figure(ink, text, 0, size * 0.36, letters, PALETTE.cream, '#2a1606');
      return;
    }
    const at = size * 0.34;
    disc(ink, at, at, letters * 0.81, '#2a1606');
    disc(ink, at, at, letters * 0.74, PALETTE.cream);
    figure(ink, text, at, at, letters, PALETTE.ink);
  });
}

export function medallion(ink: Ink, gift: Gift, x: number, y: number, size: number, least = 0): void {
  const enamel = gift.gives === 'card' ? TAVERN_CARD_COLOURS[gift.card] : ENAMEL[gift.gives];
  medal(ink, enamel, x, y, size, tally(gift), () => symbol(ink, gift, size), least);
}
