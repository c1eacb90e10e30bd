// The bar of each player: bartender, bottles, taps, and the owner's colour with its emblem.
import type { PersonId } from './casting.ts';
import { bottleShelf, garland, sconce } from './wallFittings.ts';
import {
  isolated,
  ball,
  shadow,
  disc,
  downward,
  fillBox,
  light,
  ring,
  rounded,
  shape,
  sideways,
  vignette,
  type Box,
  type Ink,
  type Point,
} from './ink.ts';
import { person } from './people.ts';
import { stamp } from './stamps.ts';
import { flame } from './lights.ts';
import { stein } from './vessels.ts';
import { brass, corners } from './brass.ts';
import { frame } from './frame.ts';
import { OAK, planks, TABLE_WOOD, plank } from './wood.ts';
import { plaster } from './surfaces.ts';
import { PLAYER_PAINT, type PlayerColour } from './theme.ts';
import { BAR_UNIT } from './units.ts';

/** The middles of counter guests in front of the bar, and of schnapps on it, in units of the bar's picture. */
export const BAR_GUESTS: readonly Point[] = [
  { x: 62, y: 150 },
  { x: 112, y: 150 },
  { x: 162, y: 150 },
];
export const BAR_SCHNAPPS: readonly Point[] = [0, 1, 2, 3].map((at) => ({ x: 248 + at * 30, y: 96 }));

/** A round shield in the player's colour with its emblem. */
export function crest(ink: Ink, colour: PlayerColour, x: number, y: number, size: number): void {
  const { base, light: bright, dark, on, emblem } = PLAYER_PAINT[colour];
  const radius = size / 2;
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: size * 0.08, y: size * 0.05 });
    disc(ink, x, y, radius * 0.98, dark);
  });
  disc(ink, x, y, radius * 0.92, brass(ink, x - radius, y - radius, x + radius, y + radius));
  disc(ink, x, y, radius * 0.8, ball(ink, x, y, radius * 0.85, [0, bright, 0.45, base, 1, dark]));
  ring(ink, x, y, radius * 0.8, size * 0.02, 'rgba(20,8,2,.6)');
  stamp(ink, emblem, x, y, size * 0.5, on);
}

/** A banner that hangs from the bar. */
function banner(ink: Ink, colour: PlayerColour, x: number, y: number): void {
  const { base, dark, light: bright } = PLAYER_PAINT[colour];
  const cloth = `M${x - 34} ${y}L${x + 34} ${y}L${x + 34} ${y + 52}L${x} ${y + 66}L${x - 34} ${y + 52}Z`;
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 5, y: 3 });
    shape(ink, cloth, dark);
  });
  shape(ink, cloth, sideways(ink, x - 34, x + 34, [0, dark, 0.2, base, 0.5, bright, 0.75, base, 1, dark]));
  shape(ink, `M${x - 30} ${y + 4}L${x - 30} ${y + 50}L${x} ${y + 61}L${x + 30} ${y + 50}L${x + 30} ${y + 4}`, null, [
    '#e9c56a',
    1.4,
  ]);
  crest(ink, colour, x, y + 29, 42);
}

/** `bartender` is null for the final count, where a separate picture shows the bartender (cheer.ts). */
export function barPicture(ink: Ink, colour: PlayerColour, bartender: PersonId | null): void {
  const whole: Box = { x: 0, y: 0, ...BAR_UNIT };
  isolated(ink, () => {
    rounded(ink, whole, 9);
    ink.clip();
    plaster(ink, { x: 0, y: 0, width: 380, height: 120 }, '#8a5f36', '#3a2212', `bar ${colour}`);
    bottleShelf(ink, { x: 16, y: 22, width: 112, height: 34 }, `bar shelf ${colour} 1`);
    bottleShelf(ink, { x: 16, y: 64, width: 112, height: 34 }, `bar shelf ${colour} 2`);
    bottleShelf(ink, { x: 252, y: 22, width: 112, height: 34 }, `bar shelf ${colour} 3`);
    garland(ink, 6, 374, 12, 12);
    for (const [x, moment] of [
      [150, 0],
      [232, 4],
    ] as const) {
      sconce(ink, x, 52, 30);
      flame(ink, x, 45, 18, moment);
    }
    light(ink, 190, 60, 150, '#ffb04a', 0.45);
    if (bartender !== null) person(ink, bartender, 190, 58, 58);
    planks(ink, { x: 0, y: 120, width: 380, height: 70 }, OAK, 24, 'bar front', 'upright');
    fillBox(
      ink,
      { x: 0, y: 120, width: 380, height: 14 },
      downward(ink, 120, 134, [0, 'rgba(0,0,0,.65)', 1, 'rgba(0,0,0,0)']),
    );
    plank(ink, { x: 0, y: 106, width: 380, height: 16 }, TABLE_WOOD, 'bar top');
    fillBox(ink, { x: 0, y: 106, width: 380, height: 2 }, 'rgba(255,232,180,.55)');
    // Two brass taps stand on the bar.
    for (const x of [150, 228]) {
      shape(ink, `M${x - 5} 108L${x - 5} 84L${x + 5} 84L${x + 5} 108Z`, brass(ink, x - 5, 84, x + 5, 108), [
        '#3a2408',
        1,
      ]);
      shape(ink, `M${x} 90L${x + 13} 90L${x + 13} 97`, null, ['#c4943a', 4]);
      shape(ink, `M${x - 3} 84L${x - 4} 68Q${x} 62 ${x + 4} 68L${x + 3} 84Z`, '#2a1209', ['#120702', 1]);
    }
    stein(ink, 134, 96, 24);
    for (const x of [20, 360]) shape(ink, `M${x} 124L${x} 190`, null, ['rgba(10,4,1,.5)', 5]);
    shape(ink, 'M10 178L370 178', null, ['#2a1808', 6]);
    shape(ink, 'M10 177L370 177', null, [brass(ink, 10, 170, 370, 184), 4]);
    banner(ink, colour, 320, 118);
    vignette(ink, whole, 0.5);
  });
  frame(ink, whole, { breadth: 8, isPolished: true, seed: 'bar frame' });
  corners(ink, { x: 1, y: 1, width: 378, height: 188 }, 18);
}
