// Barrels on end and on their side, and hop cones.
import {
  isolated,
  disc,
  downward,
  glowing,
  type Ink,
  inSquare,
  noShadow,
  oval,
  ring,
  shadow,
  shape,
  sideways,
} from './ink.ts';
import { SHADOW } from './theme.ts';
import { brass } from './brass.ts';

/** A hop cone. */
export function hop(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    shadow(ink, SHADOW.carved);
    shape(ink, 'M0-48Q4-40 0-32', null, ['#4f6b22', 5]);
    noShadow(ink);
    shape(ink, 'M0-36Q-30-48-40-24Q-18-20 0-34Q18-20 40-24Q30-48 0-36Z', '#5d8a2c', ['#2c4510', 2]);
    const rows = [
      [-20, 2, 17],
      [-2, 3, 16],
      [14, 2, 15],
      [30, 1, 13],
    ] as const;
    for (const [py, count, half] of rows)
      for (let at = 0; at < count; at++) {
        const px = (at - (count - 1) / 2) * half * 1.25;
        shape(
          ink,
          `M${px - half} ${py - 8}Q${px - half} ${py + 16} ${px} ${py + 22}Q${px + half} ${py + 16} ${px + half} ${py - 8}Q${px} ${py - 18} ${px - half} ${py - 8}Z`,
          downward(ink, py - 12, py + 22, [0, '#86ab3e', 1, '#c9de7b']),
          ['#44601a', 1.8],
        );
      }
  });
}

/** The metal of a barrel's hoops; with brass its wood is better, too. */
type Hoops = 'brass' | 'iron';

/** A barrel standing on its end. */
export function barrelUpright(ink: Ink, x: number, y: number, size: number, hoops: Hoops): void {
  const isBrass = hoops === 'brass';
  inSquare(ink, x, y, size, 100, () => {
    const body = 'M-30-44Q0-50 30-44Q44 0 30 44Q0 50-30 44Q-44 0-30-44Z';
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      shape(ink, body, '#3a200d');
    });
    shape(
      ink,
      body,
      sideways(
        ink,
        -38,
        38,
        isBrass
          ? [0, '#5a3214', 0.3, '#c88c4c', 0.6, '#9a6230', 1, '#43240d']
          : [0, '#452c18', 0.3, '#a87a48', 0.6, '#80582f', 1, '#33200f'],
      ),
    );
    isolated(ink, () => {
      ink.clip(new Path2D(body));
      for (const stave of [-26, -15, -4, 8, 19, 29])
        shape(ink, `M${stave * 0.8}-50Q${stave * 1.3} 0 ${stave * 0.8} 50`, null, ['rgba(30,14,4,.5)', 1.4]);
      for (const py of [-34, -14, 14, 34])
        shape(
          ink,
          `M-44 ${py - 4}Q0 ${py + 2} 44 ${py - 4}L44 ${py + 3}Q0 ${py + 9}-44 ${py + 3}Z`,
          isBrass
            ? brass(ink, -40, py, 40, py + 4)
            : sideways(ink, -40, 40, [0, '#2a2c31', 0.3, '#8e9199', 1, '#2a2c31']),
          ['rgba(20,8,2,.8)', 0.8],
        );
    });
    shape(ink, body, null, ['#1f1006', 2]);
    oval(ink, 0, -44, 29, 4.5, isBrass ? '#7d4f26' : '#5a3f24');
  });
}

/** A barrel on its side, seen from the front, with a tap. */
export function barrelFront(ink: Ink, x: number, y: number, size: number, hoops: Hoops): void {
  const isBrass = hoops === 'brass';
  inSquare(ink, x, y, size, 100, () => {
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      disc(ink, 0, 0, 46, '#241206');
    });
    disc(
      ink,
      0,
      0,
      46,
      isBrass ? brass(ink, -46, -46, 46, 46) : sideways(ink, -46, 46, [0, '#303238', 0.4, '#858890', 1, '#2a2c31']),
    );
    isolated(ink, () => {
      ink.beginPath();
      ink.arc(0, 0, 40, 0, Math.PI * 2);
      ink.clip();
      for (let stave = 0; stave < 8; stave++) {
        const left = -40 + stave * 10;
        ink.fillStyle = sideways(
          ink,
          left,
          left + 10,
          isBrass ? [0, '#8a5527', 0.5, '#c58a49', 1, '#7d4a20'] : [0, '#5e4023', 0.5, '#9a7040', 1, '#4f341b'],
        );
        ink.fillRect(left, -40, 10, 80);
      }
      disc(ink, 0, 0, 41, glowing(ink, -12, -16, 60, [0, 'rgba(255,220,150,.25)', 1, 'rgba(0,0,0,.5)']));
    });
    ring(ink, 0, 0, 40, 2, 'rgba(20,8,2,.85)');
    ring(ink, 0, 0, 46, 1.6, 'rgba(20,8,2,.9)');
    // Lines engraved in the head: an empty label, and a line above it.
    if (isBrass) shape(ink, 'M-24-8L24-8L24-1L-24-1ZM-24-14L24-14', null, ['rgba(255,226,160,.5)', 1.4]);
    shape(ink, 'M-5 12L5 12L5 26L9 26L9 34L-9 34L-9 26L-5 26Z', isBrass ? brass(ink, -9, 12, 9, 34) : '#6b6e76', [
      '#1a0d04',
      1.6,
    ]);
    shape(ink, 'M-12 12L12 12', null, [isBrass ? '#e9c56a' : '#8a6a45', 5]);
  });
}
