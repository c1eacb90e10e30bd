// Furniture: stools and tables.
import { seeded } from './seededRandom.ts';
import {
  isolated,
  shadow,
  downward,
  fillBox,
  inSquare,
  oval,
  shape,
  sideways,
  disc,
  type Box,
  type Ink,
} from './ink.ts';
import { SHADOW } from './theme.ts';
import { plank, TABLE_WOOD } from './wood.ts';
import { brass } from './brass.ts';

/** A stool, seen a little from above. */
function stool(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    const legs = [
      [-24, -34],
      [24, 34],
      [0, 0],
    ] as const;
    for (const [top, foot] of legs) shape(ink, `M${top}-8L${foot} 44`, null, ['#1f1006', 12]);
    for (const [top, foot] of legs) shape(ink, `M${top}-8L${foot} 43`, null, ['#6b4020', 8]);
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      oval(ink, 0, -8, 40, 17, '#3a200d');
    });
    oval(ink, 0, -12, 40, 17, sideways(ink, -40, 40, [0, '#8a5428', 0.4, '#c98f52', 1, '#7a4820']));
    ink.beginPath();
    ink.ellipse(0, -12, 30, 12, 0, 0, Math.PI * 2);
    ink.lineWidth = 1.4;
    ink.strokeStyle = 'rgba(60,28,8,.5)';
    ink.stroke();
  });
}

/** A round table with two stools, as the sign for a table. */
export function roundTable(ink: Ink, x: number, y: number, size: number): void {
  stool(ink, x - size * 0.33, y + size * 0.16, size * 0.42);
  stool(ink, x + size * 0.33, y + size * 0.16, size * 0.42);
  inSquare(ink, x, y, size, 100, () => {
    shape(
      ink,
      'M-7-10L7-10L9 34L24 42L-24 42L-9 34Z',
      sideways(ink, -24, 24, [0, '#3a200d', 0.4, '#8a5428', 1, '#35200f']),
      ['#1f1006', 2],
    );
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      oval(ink, 0, -12, 44, 18, '#2f190a');
    });
    oval(ink, 0, -17, 44, 18, sideways(ink, -44, 44, [0, '#9c6430', 0.4, '#dba564', 1, '#8a5428']));
    isolated(ink, () => {
      ink.beginPath();
      ink.ellipse(0, -17, 44, 18, 0, 0, Math.PI * 2);
      ink.clip();
      for (const py of [-28, -21, -14, -7]) shape(ink, `M-46 ${py}L46 ${py}`, null, ['rgba(70,34,10,.5)', 1.2]);
    });
  });
}

/** The top of a table seen from its end, running towards us; what lies on it is drawn later. */
export function tabletop(ink: Ink, box: Box, seed: string, cloth: string | null = null): void {
  const { x, y, width, height } = box;
  const lip = Math.min(14, height * 0.11);
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 10, y: -3 });
    fillBox(ink, box, '#2a170b');
  });
  if (cloth === null) {
    // Planks look broader the nearer they are to us.
    const shares = [2 / 9, 3 / 9, 4 / 9];
    let top = y;
    for (const [row, share] of shares.entries()) {
      const breadth = (height - lip) * share;
      plank(ink, { x, y: top, width, height: breadth }, TABLE_WOOD, `${seed} row ${row}`);
      ink.fillStyle = 'rgba(20,8,2,.5)';
      ink.fillRect(x, top, width, 1.1);
      top += breadth;
    }
    plank(
      ink,
      { x, y: y + height - lip, width, height: lip },
      { dark: '#241107', mid: '#4f2e16', pale: '#8a5a2e' },
      `${seed} lip`,
    );
  } else {
    fillBox(ink, box, downward(ink, y, y + height, [0, cloth, 0.85, cloth, 1, '#1b0a22']));
    const random = seeded(`${seed} cloth`);
    for (let fold = 0; fold < 7; fold++) {
      const fx = x + ((fold + random.next()) / 7) * width;
      shape(ink, `M${fx} ${y + height * 0.82}Q${fx + 3} ${y + height * 0.92} ${fx - 1} ${y + height}`, null, [
        'rgba(0,0,0,.3)',
        3,
      ]);
    }
    ink.fillStyle = brass(ink, x, y, x + width, y);
    ink.fillRect(x, y + height * 0.8, width, 2.4);
    for (let at = x + 4; at < x + width; at += 9) disc(ink, at, y + height * 0.8 + 5, 1.8, '#d9b052');
  }
  ink.fillStyle = 'rgba(255,226,170,.35)';
  ink.fillRect(x, y, width, 1.4);
  fillBox(
    ink,
    box,
    downward(ink, y, y + height, [
      0,
      'rgba(20,8,2,.42)',
      0.25,
      'rgba(20,8,2,0)',
      0.8,
      'rgba(20,8,2,0)',
      1,
      'rgba(20,8,2,.3)',
    ]),
  );
}
