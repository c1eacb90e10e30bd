// Steins, glasses and the start player's mug. Each is drawn around its middle.
import { seeded } from './seededRandom.ts';
import { isolated, ball, disc, figure, type Ink, inSquare, oval, shadow, shape, sideways } from './ink.ts';
import { SHADOW } from './theme.ts';
import { brass } from './brass.ts';

/** The size of a one-digit number on a stein, as a share of the stein's. */
export const STEIN_LETTERS = 0.6;

/** A glass stein full of beer; with a number it is a price or a yield in beer. */
export function stein(ink: Ink, x: number, y: number, size: number, count?: number): void {
  inSquare(ink, x, y, size, 100, () => {
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      shape(ink, 'M30-18Q52-20 52 4Q52 30 27 31', null, ['#c9a86a', 11]);
      shape(ink, 'M-36-24L34-24L30 42Q30 47 24 47L-26 47Q-32 47-32 42Z', '#8a4d0c');
    });
    shape(ink, 'M30-18Q52-20 52 4Q52 30 27 31', null, ['#fbe9bd', 6]);
    const body = 'M-36-26L34-26L30 42Q30 46 24 46L-26 46Q-32 46-32 42Z';
    shape(
      ink,
      body,
      sideways(ink, -36, 36, [0, '#b76a10', 0.2, '#f3b136', 0.5, '#ffcb5a', 0.8, '#e8991f', 1, '#9c560b']),
    );
    isolated(ink, () => {
      ink.clip(new Path2D(body));
      shape(ink, 'M-27-20L-22-20L-22 40L-25 40Z', 'rgba(255,250,220,.7)');
      shape(ink, 'M-36 38L34 38L34 48L-36 48Z', 'rgba(90,44,4,.5)');
      const random = seeded('bubbles');
      for (let bubble = 0; bubble < 9; bubble++)
        disc(ink, random.between(-16, 26), random.between(-10, 36), random.between(0.8, 2), 'rgba(255,250,220,.6)');
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
      disc(ink, px, py, r, ball(ink, px, py, r, [0, '#fffdf4', 0.7, '#fbeecb', 1, '#e6cf9d']));
    shape(
      ink,
      'M-36-30L36-30L34-24Q26-19 20-24Q14-17 8-23Q-2-18-10-23Q-20-18-24-16Q-27-4-30-14Q-36-18-36-24Z',
      '#fdf3d8',
    );
    if (count !== undefined) {
      const text = String(count);
      figure(ink, text, -1, 15, text.length > 1 ? 50 : 100 * STEIN_LETTERS, '#2c1503', 'rgba(255,222,140,.8)');
    }
  });
}

/** A small glass of schnapps. */
export function schnappsGlass(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    const cup = 'M-25-38L25-38L17 20Q16 25 10 25L-10 25Q-16 25-17 20Z';
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      shape(ink, 'M-5 24L5 24L6 38L18 43Q20 46 16 46L-16 46Q-20 46-18 43L-6 38Z', '#b8c7c9', ['#26363a', 2]);
      shape(ink, cup, 'rgba(190,214,218,.55)', ['#26363a', 2]);
    });
    shape(
      ink,
      'M-21-20L21-20L16 19Q15 23 10 23L-10 23Q-15 23-16 19Z',
      sideways(ink, -22, 22, [0, '#4f8f7b', 0.35, '#bfe8d3', 0.7, '#78bda3', 1, '#32695a']),
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

/** A wooden tankard with brass hoops, a brass star and foam on top: the sign of the start player. */
export function startMug(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      shape(ink, 'M26-16Q48-18 48 6Q48 30 24 30', null, ['#5e3a1a', 11]);
      shape(ink, 'M-34-28L30-28L34 44L-38 44Z', '#4a2a12');
    });
    shape(ink, 'M26-16Q48-18 48 6Q48 30 24 30', null, ['#b9824a', 6]);
    for (let stave = 0; stave < 6; stave++) {
      const top = -34 + stave * 10.66;
      const foot = -38 + stave * 12;
      shape(
        ink,
        `M${top}-28L${top + 10.66}-28L${foot + 12} 44L${foot} 44Z`,
        sideways(ink, top, top + 12, [0, '#6d4220', 0.5, '#b98449', 1, '#7d4d26']),
        ['#3a200c', 1],
      );
    }
    for (const hoop of [-16, 24])
      shape(ink, `M-36 ${hoop}L32 ${hoop}L33 ${hoop + 10}L-37 ${hoop + 10}Z`, brass(ink, -36, hoop, 34, hoop + 10), [
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
      disc(ink, px, py, r, ball(ink, px, py, r, [0, '#fffdf4', 0.7, '#fbeecb', 1, '#e6cf9d']));
    }
    shape(ink, 'M-35-30L31-30L30-22Q20-14 12-22Q0-14-8-21Q-18-12-22-8Q-27 2-30-12Q-35-16-35-22Z', '#fdf3d8');
    shape(ink, 'M-3 4L1 12L10 13L4 19L6 28L-3 23L-12 28L-10 19L-16 13L-7 12Z', '#f3d88c', ['#4e350a', 1.2]);
  });
}
