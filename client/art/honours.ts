// Laurels, crowns, and signatures in wax.
import { seeded } from './seededRandom.ts';
import { isolated, ball, disc, figure, type Ink, inSquare, oval, ring, shadow, shape, sideways } from './ink.ts';
import { PALETTE, SHADOW } from './theme.ts';
import { brass } from './brass.ts';

function branch(ink: Ink, side: 1 | -1): void {
  isolated(ink, () => {
    ink.scale(side, 1);
    shape(ink, 'M0 44Q-38 36-40-4Q-41-22-32-36', null, ['#5a4310', 3]);
    for (let leaf = 0; leaf < 7; leaf++) {
      const angle = 0.62 + leaf * 0.335;
      const lx = -Math.sin(angle) * 40;
      const ly = Math.cos(angle) * 42;
      for (const out of [1, -1]) {
        isolated(ink, () => {
          ink.translate(lx, ly);
          ink.rotate(Math.PI + angle + out * 0.62);
          shape(ink, 'M0 0Q8-8 3-20Q-8-11 0 0Z', sideways(ink, -6, 8, [0, '#f2dc8b', 0.5, '#c39a35', 1, '#7d5a14']), [
            '#4a340a',
            1,
          ]);
        });
      }
    }
  });
}

/** The number's size as a share of the laurel's. */
export const LAUREL_LETTERS = 0.5;

/** A golden laurel, for victory points and for winners; with a number it stands for that many points. */
export function laurel(ink: Ink, x: number, y: number, size: number, count?: number): void {
  inSquare(ink, x, y, size, 108, () => {
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      disc(ink, 0, 0, 36, '#2b0c10');
    });
    disc(ink, 0, 0, 36, ball(ink, 0, 0, 40, [0, '#8f2b38', 0.7, '#5d1722', 1, '#3a0b13']));
    ring(ink, 0, 0, 35, 2, '#d9b052');
    branch(ink, 1);
    branch(ink, -1);
    if (count !== undefined) figure(ink, String(count), 0, 1, 108 * LAUREL_LETTERS, PALETTE.cream, 'rgba(40,6,10,.9)');
  });
}

/** A crown: the sign of nobles, and of the last space of the reputation track. */
export function crown(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      shape(ink, 'M-40 32L-46-20L-20 2L0-36L20 2L46-20L40 32Q0 42-40 32Z', '#7a4e08');
    });
    shape(ink, 'M-38 26L-44-20L-20 4L0-34L20 4L44-20L38 26Q0 36-38 26Z', brass(ink, -44, -34, 40, 40), [
      '#5c3a06',
      2.4,
    ]);
    shape(ink, 'M-39 20Q0 30 39 20L38 32Q0 42-38 32Z', brass(ink, -40, 40, 44, 10), ['#5c3a06', 2]);
    for (const [px, py, colour] of [
      [-44, -22, '#c33a48'],
      [0, -37, '#3f7fc0'],
      [44, -22, '#c33a48'],
    ] as const)
      disc(ink, px, py, 6, ball(ink, px, py, 6, [0, '#fff', 0.3, colour, 1, '#2a0b18']));
    for (const [px, colour] of [
      [-22, '#4d9a62'],
      [0, '#b3262b'],
      [22, '#4d9a62'],
    ] as const)
      oval(ink, px, 29.5 + (px === 0 ? 1.5 : 0), 5, 4, colour);
  });
}

/** A signature for the guest book, as a seal of wax. */
export function signatureSeal(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    const random = seeded('wax');
    ink.beginPath();
    for (let at = 0; at <= 22; at++) {
      const angle = (at / 22) * Math.PI * 2;
      const uneven = 40 + random.between(-3, 5);
      // The edge ends where it began.
      const radius = at % 22 === 0 ? 43 : uneven;
      // On a new path the first `lineTo` moves.
      ink.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    ink.closePath();
    ink.lineJoin = 'round';
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      ink.fillStyle = ball(ink, 0, 0, 46, [0, '#e2606a', 0.5, '#a3202f', 1, '#5b0c18']);
      ink.fill();
    });
    ring(ink, 0, 1, 29, 3, 'rgba(70,6,14,.8)');
    ring(ink, 0, 2.4, 29, 1.4, 'rgba(255,180,170,.55)');
    // A quick signature, pressed in.
    const name = 'M-19 7C-12-16-6-16-8 2C-9 12-14 12-11 3C-7-8 0-7-1 3C-1 9 5 4 7-1C8-5 12-4 10 2C9 8 15 6 20 0';
    shape(ink, name, null, ['rgba(70,6,14,.9)', 3.6]);
    isolated(ink, () => {
      ink.translate(0.7, 1.4);
      shape(ink, name, null, ['rgba(255,190,180,.65)', 1.2]);
    });
  });
}
