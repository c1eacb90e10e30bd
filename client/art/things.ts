// The things that lie about: coins, steins, schnapps, laurels, seals, candles. Each is drawn around its middle.
import { seeded } from './chance.ts';
import {
  apart,
  ball,
  shadow,
  disc,
  downward,
  figure,
  glowing,
  inSquare,
  light,
  noShadow,
  oval,
  ring,
  shape,
  sideways,
  type Ink,
} from './ink.ts';
import { brass } from './wood.ts';
import { PALETTE, SHADOW } from './theme.ts';

/** A thaler seen from above; with a number it stands for that many. */
export function coin(ink: Ink, x: number, y: number, size: number, count?: number): void {
  inSquare(ink, x, y, size, 100, () => {
    apart(ink, () => {
      shadow(ink, SHADOW.resting);
      disc(ink, 0, 0, 48, PALETTE.goldDark);
    });
    disc(
      ink,
      0,
      -1.5,
      47,
      ball(ink, 0, 0, 50, [
        [0, '#fff3c0'],
        [0.45, '#eec04a'],
        [1, '#a8700f'],
      ]),
    );
    // The milled edge: short strokes all around.
    ink.lineWidth = 2;
    ink.strokeStyle = 'rgba(110,66,6,.65)';
    ink.beginPath();
    for (let tooth = 0; tooth < 44; tooth++) {
      const angle = (tooth / 44) * Math.PI * 2;
      ink.moveTo(Math.cos(angle) * 43, Math.sin(angle) * 43 - 1.5);
      ink.lineTo(Math.cos(angle) * 46.5, Math.sin(angle) * 46.5 - 1.5);
    }
    ink.stroke();
    disc(
      ink,
      0,
      -1,
      39,
      ball(ink, 0, 0, 44, [
        [0, '#d89a25'],
        [1, '#f4cf66'],
      ]),
    );
    disc(
      ink,
      0,
      0.5,
      37,
      ball(ink, 0, 0, 44, [
        [0, '#ffe698'],
        [0.6, '#f1c650'],
        [1, '#d79a26'],
      ]),
    );
    if (count === undefined) {
      ink.globalAlpha = 0.85;
      shape(ink, 'M-20 17L-25-13L-11 1L0-19L11 1L25-13L20 17Z', '#a26a10');
      shape(ink, 'M-20 19L-25-11L-11 3L0-17L11 3L25-11L20 19Z', null, ['rgba(255,244,190,.8)', 1.6]);
      ink.globalAlpha = 1;
    } else figure(ink, String(count), 0, 0, count > 9 ? 50 : 62, '#3d2204', 'rgba(255,236,160,.75)');
  });
}

/** Coins lying on one another, and the number on the uppermost. */
export function coins(ink: Ink, x: number, y: number, size: number, count: number): void {
  const below = Math.min(3, Math.max(0, count - 1));
  for (let at = below; at > 0; at--) {
    const side = at % 2 === 0 ? -1 : 1;
    coin(ink, x + side * size * 0.07 * (1 + at * 0.3), y + size * 0.075 * at, size);
  }
  coin(ink, x, y, size, count);
}

/** A glass stein full of beer; with a number it is a price in beer. */
export function stein(ink: Ink, x: number, y: number, size: number, count?: number | string): void {
  inSquare(ink, x, y, size, 100, () => {
    apart(ink, () => {
      shadow(ink, SHADOW.resting);
      shape(ink, 'M30-18Q52-20 52 4Q52 30 27 31', null, ['#c9a86a', 11]);
      shape(ink, 'M-36-24L34-24L30 42Q30 47 24 47L-26 47Q-32 47-32 42Z', '#8a4d0c');
    });
    shape(ink, 'M30-18Q52-20 52 4Q52 30 27 31', null, ['#fbe9bd', 6]);
    const body = 'M-36-26L34-26L30 42Q30 46 24 46L-26 46Q-32 46-32 42Z';
    shape(
      ink,
      body,
      sideways(ink, -36, 36, [
        [0, '#b76a10'],
        [0.2, '#f3b136'],
        [0.5, '#ffcb5a'],
        [0.8, '#e8991f'],
        [1, '#9c560b'],
      ]),
    );
    apart(ink, () => {
      ink.clip(new Path2D(body));
      shape(ink, 'M-27-20L-22-20L-22 40L-25 40Z', 'rgba(255,250,220,.7)');
      shape(ink, 'M-36 38L34 38L34 48L-36 48Z', 'rgba(90,44,4,.5)');
      const chance = seeded('bubbles');
      for (let bubble = 0; bubble < 9; bubble++)
        disc(ink, chance.between(-16, 26), chance.between(-10, 36), chance.between(0.8, 2), 'rgba(255,250,220,.6)');
    });
    shape(ink, body, null, ['#5c3206', 2.4]);
    // Foam: a row of puffs, and one that runs over.
    const puffs = [
      [-30, -29, 11],
      [-15, -36, 14],
      [3, -38, 14],
      [20, -34, 13],
      [32, -28, 10],
      [-33, -19, 7],
    ] as const;
    for (const [px, py, r] of puffs) disc(ink, px, py + 1.6, r + 1.4, '#7a5a2a');
    shape(
      ink,
      'M-38-30L38-30L37-21Q30-16 24-21Q19-12 13-20Q2-15-6-20Q-16-14-20-12Q-25 6-30-10Q-38-12-38-22Z',
      '#e9d6a8',
    );
    for (const [px, py, r] of puffs)
      disc(
        ink,
        px,
        py,
        r,
        ball(ink, px, py, r, [
          [0, '#fffdf4'],
          [0.7, '#fbeecb'],
          [1, '#e6cf9d'],
        ]),
      );
    shape(
      ink,
      'M-36-30L36-30L34-24Q26-19 20-24Q14-17 8-23Q-2-18-10-23Q-20-18-24-16Q-27-4-30-14Q-36-18-36-24Z',
      '#fdf3d8',
    );
    if (count !== undefined) {
      const text = String(count);
      figure(ink, text, -1, 15, text.length > 1 ? 50 : 60, '#2c1503', 'rgba(255,222,140,.8)');
    }
  });
}

/** A small glass of schnapps. */
export function schnappsGlass(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    const cup = 'M-25-38L25-38L17 20Q16 25 10 25L-10 25Q-16 25-17 20Z';
    apart(ink, () => {
      shadow(ink, SHADOW.resting);
      shape(ink, 'M-5 24L5 24L6 38L18 43Q20 46 16 46L-16 46Q-20 46-18 43L-6 38Z', '#b8c7c9', ['#26363a', 2]);
      shape(ink, cup, 'rgba(190,214,218,.55)', ['#26363a', 2]);
    });
    shape(
      ink,
      'M-21-20L21-20L16 19Q15 23 10 23L-10 23Q-15 23-16 19Z',
      sideways(ink, -22, 22, [
        [0, '#4f8f7b'],
        [0.35, '#bfe8d3'],
        [0.7, '#78bda3'],
        [1, '#32695a'],
      ]),
    );
    oval(ink, 0, -20, 21, 4.2, '#d9f5e7');
    shape(ink, 'M-19-32L-14-32L-11 14L-13 16Z', 'rgba(255,255,255,.85)');
    ink.beginPath();
    ink.ellipse(0, -38, 25, 4.6, 0, 0, Math.PI * 2);
    ink.lineWidth = 2;
    ink.strokeStyle = '#e6f2f1';
    ink.stroke();
  });
}

function branch(ink: Ink, side: 1 | -1): void {
  apart(ink, () => {
    ink.scale(side, 1);
    shape(ink, 'M0 44Q-38 36-40-4Q-41-22-32-36', null, ['#5a4310', 3]);
    for (let leaf = 0; leaf < 7; leaf++) {
      const angle = 0.62 + leaf * 0.335;
      const [lx, ly] = [-Math.sin(angle) * 40, Math.cos(angle) * 42];
      for (const out of [1, -1]) {
        apart(ink, () => {
          ink.translate(lx, ly);
          ink.rotate(Math.PI + angle + out * 0.62);
          shape(
            ink,
            'M0 0Q8-8 3-20Q-8-11 0 0Z',
            sideways(ink, -6, 8, [
              [0, '#f2dc8b'],
              [0.5, '#c39a35'],
              [1, '#7d5a14'],
            ]),
            ['#4a340a', 1],
          );
        });
      }
    }
  });
}

/** Victory points: a number in a golden laurel. */
export function laurel(ink: Ink, x: number, y: number, size: number, count?: number): void {
  inSquare(ink, x, y, size, 108, () => {
    apart(ink, () => {
      shadow(ink, SHADOW.resting);
      disc(ink, 0, 0, 36, '#2b0c10');
    });
    disc(
      ink,
      0,
      0,
      36,
      ball(ink, 0, 0, 40, [
        [0, '#8f2b38'],
        [0.7, '#5d1722'],
        [1, '#3a0b13'],
      ]),
    );
    ring(ink, 0, 0, 35, 2, '#d9b052');
    branch(ink, 1);
    branch(ink, -1);
    if (count !== undefined) figure(ink, String(count), 0, 1, count > 9 ? 46 : 54, PALETTE.cream, 'rgba(40,6,10,.9)');
  });
}

/** The crown that nobles wear and the reputation track ends with. */
export function crown(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    apart(ink, () => {
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
      disc(
        ink,
        px,
        py,
        6,
        ball(ink, px, py, 6, [
          [0, '#fff'],
          [0.3, colour],
          [1, '#2a0b18'],
        ]),
      );
    for (const [px, colour] of [
      [-22, '#4d9a62'],
      [0, '#b3262b'],
      [22, '#4d9a62'],
    ] as const)
      oval(ink, px, 29.5 + (px === 0 ? 1.5 : 0), 5, 4, colour);
  });
}

/** Sealing wax: what a guest leaves in the book. */
export function signatureSeal(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    const chance = seeded('wax');
    ink.beginPath();
    for (let at = 0; at <= 22; at++) {
      const angle = (at / 22) * Math.PI * 2;
      const radius = at === 22 ? 43 : 40 + chance.between(-3, 5);
      ink[at === 0 ? 'moveTo' : 'lineTo'](
        Math.cos(angle) * (at === 0 ? 43 : radius),
        Math.sin(angle) * (at === 0 ? 43 : radius),
      );
    }
    ink.closePath();
    ink.lineJoin = 'round';
    apart(ink, () => {
      shadow(ink, SHADOW.resting);
      ink.fillStyle = ball(ink, 0, 0, 46, [
        [0, '#e2606a'],
        [0.5, '#a3202f'],
        [1, '#5b0c18'],
      ]);
      ink.fill();
    });
    ring(ink, 0, 1, 29, 3, 'rgba(70,6,14,.8)');
    ring(ink, 0, 2.4, 29, 1.4, 'rgba(255,180,170,.55)');
    // A quick signature, pressed in.
    const name = 'M-19 7C-12-16-6-16-8 2C-9 12-14 12-11 3C-7-8 0-7-1 3C-1 9 5 4 7-1C8-5 12-4 10 2C9 8 15 6 20 0';
    shape(ink, name, null, ['rgba(70,6,14,.9)', 3.6]);
    apart(ink, () => {
      ink.translate(0.7, 1.4);
      shape(ink, name, null, ['rgba(255,190,180,.65)', 1.2]);
    });
  });
}

/** The moon that walks over the windows. */
export function moon(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    light(ink, 0, 0, 49, '#f6e7b0', 0.55);
    disc(
      ink,
      0,
      0,
      34,
      ball(ink, 0, 0, 38, [
        [0, '#fffdf0'],
        [0.6, '#f5e6b4'],
        [1, '#cdb070'],
      ]),
    );
    for (const [px, py, r] of [
      [-10, -8, 6],
      [8, 6, 8],
      [12, -14, 4],
      [-14, 12, 4],
      [0, 20, 3],
    ] as const)
      disc(ink, px, py, r, 'rgba(170,140,80,.28)');
    shape(ink, 'M-12-3Q-8-7-4-3M8-3Q12-7 16-3M-8 11Q3 19 13 10', null, ['rgba(110,80,30,.75)', 2.2]);
    ring(ink, 0, 0, 34, 1.6, 'rgba(120,90,40,.7)');
  });
}

/** One of six moments of a flame; its foot is at x, y. */
export function flame(ink: Ink, x: number, y: number, height: number, moment: number): void {
  const sway = Math.sin((moment / 6) * Math.PI * 2) * 5;
  const stretch = 1 + Math.cos((moment / 6) * Math.PI * 4) * 0.07;
  inSquare(ink, x, y, height, 60, () => {
    light(ink, sway * 0.3, -22, 30, '#ff9a34', 0.75);
    ink.scale(1, stretch);
    shape(
      ink,
      `M0 0C-15-4-14-22-4-34Q${sway - 1}-44 ${sway}-54Q${sway + 5}-40 8-30C16-18 14-4 0 0Z`,
      downward(ink, -54, 0, [
        [0, '#ff8a1e'],
        [0.5, '#ffc24a'],
        [1, '#ff9a34'],
      ]),
    );
    shape(
      ink,
      `M0-2C-9-5-8-18-2-26Q${sway * 0.6}-33 ${sway * 0.7}-40Q${sway * 0.6 + 4}-30 6-22C10-14 8-4 0-2Z`,
      '#fff0b4',
    );
    oval(ink, 0, -4, 4, 4.5, '#7fb2e6');
  });
}

/** A candle in a brass dish, without its flame; the wick is at the top of the picture's middle line. */
export function candle(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    apart(ink, () => {
      shadow(ink, SHADOW.resting);
      oval(ink, 0, 40, 30, 8, PALETTE.brassDark);
    });
    oval(ink, 0, 37, 30, 8, brass(ink, -30, 30, 30, 46));
    oval(ink, 0, 36, 23, 5, PALETTE.brassDark);
    shape(
      ink,
      'M-11 34L-11-24Q-6-29 0-25Q7-30 11-23L11 34Q0 40-11 34Z',
      sideways(ink, -11, 11, [
        [0, '#cdb587'],
        [0.4, '#fff7e2'],
        [1, '#c2a673'],
      ]),
      ['#6d5430', 1.4],
    );
    shape(ink, 'M-11-20Q-16-8-11 4Q-8-8-8-20ZM8-22Q13-12 10-2Q6-12 6-22Z', '#f6e6c1');
    shape(ink, 'M0-25L0-36', null, ['#2a170b', 2.4]);
  });
}

/** A tankard of pewter and wood: the sign of the start player. */
export function startMug(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    apart(ink, () => {
      shadow(ink, SHADOW.resting);
      shape(ink, 'M26-16Q48-18 48 6Q48 30 24 30', null, ['#5e3a1a', 11]);
      shape(ink, 'M-34-28L30-28L34 44L-38 44Z', '#4a2a12');
    });
    shape(ink, 'M26-16Q48-18 48 6Q48 30 24 30', null, ['#b9824a', 6]);
    for (let stave = 0; stave < 6; stave++) {
      const [a, b] = [-34 + stave * 10.66, -38 + stave * 12];
      shape(
        ink,
        `M${a}-28L${a + 10.66}-28L${b + 12} 44L${b} 44Z`,
        sideways(ink, a, a + 12, [
          [0, '#6d4220'],
          [0.5, '#b98449'],
          [1, '#7d4d26'],
        ]),
        ['#3a200c', 1],
      );
    }
    for (const top of [-16, 24])
      shape(ink, `M-36 ${top}L32 ${top}L33 ${top + 10}L-37 ${top + 10}Z`, brass(ink, -36, top, 34, top + 10), [
        '#4e350a',
        1.2,
      ]);
    for (const [px, py, r] of [
      [-26, -31, 10],
      [-10, -38, 13],
      [8, -38, 13],
      [24, -31, 10],
    ] as const) {
      disc(ink, px, py + 1.4, r + 1.2, '#7a5a2a');
      disc(
        ink,
        px,
        py,
        r,
        ball(ink, px, py, r, [
          [0, '#fffdf4'],
          [0.7, '#fbeecb'],
          [1, '#e6cf9d'],
        ]),
      );
    }
    shape(ink, 'M-35-30L31-30L30-22Q20-14 12-22Q0-14-8-21Q-18-12-22-8Q-27 2-30-12Q-35-16-35-22Z', '#fdf3d8');
    shape(ink, 'M-3 4L1 12L10 13L4 19L6 28L-3 23L-12 28L-10 19L-16 13L-7 12Z', '#f3d88c', ['#4e350a', 1.2]);
  });
}

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
          downward(ink, py - 12, py + 22, [
            [0, '#86ab3e'],
            [1, '#c9de7b'],
          ]),
          ['#44601a', 1.8],
        );
      }
  });
}

/** A barrel standing on its end; `rich` ones have hoops of brass. */
export function barrelUpright(ink: Ink, x: number, y: number, size: number, rich: boolean): void {
  inSquare(ink, x, y, size, 100, () => {
    const body = 'M-30-44Q0-50 30-44Q44 0 30 44Q0 50-30 44Q-44 0-30-44Z';
    apart(ink, () => {
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
        rich
          ? [
              [0, '#5a3214'],
              [0.3, '#c88c4c'],
              [0.6, '#9a6230'],
              [1, '#43240d'],
            ]
          : [
              [0, '#3d2c1e'],
              [0.3, '#86684a'],
              [0.6, '#684e36'],
              [1, '#2c1f14'],
            ],
      ),
    );
    apart(ink, () => {
      ink.clip(new Path2D(body));
      for (const stave of [-26, -15, -4, 8, 19, 29])
        shape(ink, `M${stave * 0.8}-50Q${stave * 1.3} 0 ${stave * 0.8} 50`, null, ['rgba(30,14,4,.5)', 1.4]);
      for (const py of [-34, -14, 14, 34])
        shape(
          ink,
          `M-44 ${py - 4}Q0 ${py + 2} 44 ${py - 4}L44 ${py + 3}Q0 ${py + 9}-44 ${py + 3}Z`,
          rich
            ? brass(ink, -40, py, 40, py + 4)
            : sideways(ink, -40, 40, [
                [0, '#2a2c31'],
                [0.3, '#8e9199'],
                [1, '#2a2c31'],
              ]),
          ['rgba(20,8,2,.8)', 0.8],
        );
    });
    shape(ink, body, null, ['#1f1006', 2]);
    oval(ink, 0, -44, 29, 4.5, rich ? '#7d4f26' : '#4a3726');
  });
}

/** A barrel on its side, seen from the front, with a tap. */
export function barrelFront(ink: Ink, x: number, y: number, size: number, rich: boolean): void {
  inSquare(ink, x, y, size, 100, () => {
    apart(ink, () => {
      shadow(ink, SHADOW.resting);
      disc(ink, 0, 0, 46, '#241206');
    });
    disc(
      ink,
      0,
      0,
      46,
      rich
        ? brass(ink, -46, -46, 46, 46)
        : sideways(ink, -46, 46, [
            [0, '#303238'],
            [0.4, '#858890'],
            [1, '#2a2c31'],
          ]),
    );
    apart(ink, () => {
      ink.beginPath();
      ink.arc(0, 0, 40, 0, Math.PI * 2);
      ink.clip();
      for (let stave = 0; stave < 8; stave++) {
        const left = -40 + stave * 10;
        ink.fillStyle = sideways(
          ink,
          left,
          left + 10,
          rich
            ? [
                [0, '#8a5527'],
                [0.5, '#c58a49'],
                [1, '#7d4a20'],
              ]
            : [
                [0, '#4a3726'],
                [0.5, '#77593c'],
                [1, '#43301f'],
              ],
        );
        ink.fillRect(left, -40, 10, 80);
      }
      disc(
        ink,
        0,
        0,
        41,
        glowing(ink, -12, -16, 60, [
          [0, 'rgba(255,220,150,.25)'],
          [1, 'rgba(0,0,0,.5)'],
        ]),
      );
    });
    ring(ink, 0, 0, 40, 2, 'rgba(20,8,2,.85)');
    ring(ink, 0, 0, 46, 1.6, 'rgba(20,8,2,.9)');
    if (rich) shape(ink, 'M-24-8L24-8L24-1L-24-1ZM-24-14L24-14', null, ['rgba(255,226,160,.5)', 1.4]);
    shape(ink, 'M-5 12L5 12L5 26L9 26L9 34L-9 34L-9 26L-5 26Z', rich ? brass(ink, -9, 12, 9, 34) : '#6b6e76', [
      '#1a0d04',
      1.6,
    ]);
    shape(ink, 'M-12 12L12 12', null, [rich ? '#e9c56a' : '#8a6a45', 5]);
  });
}
