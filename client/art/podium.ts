// Three steps for those who won.
import { laurel } from './honours.ts';
import { apart, type Box, downward, fillBox, type Ink, type Point, shadow } from './ink.ts';
import { PALETTE } from './theme.ts';
import { brass, OAK, planks } from './wood.ts';

export const PODIUM_UNIT = { width: 520, height: 240 } as const;

/** Three steps for the results; the tops of the steps, first place first. */
export const PODIUM_STEPS: readonly Point[] = [
  { x: 260, y: 70 },
  { x: 110, y: 120 },
  { x: 410, y: 150 },
];

export function podium(ink: Ink): void {
  PODIUM_STEPS.forEach(({ x, y }, place) => {
    const box: Box = { x: x - 74, y, width: 148, height: 240 - y };
    apart(ink, () => {
      shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 10, y: 4 });
      fillBox(ink, box, PALETTE.oakDark);
    });
    planks(ink, box, OAK, 37, `podium ${place}`, true);
    fillBox(ink, { ...box, height: 14 }, brass(ink, box.x, y, box.x + 148, y + 14));
    fillBox(
      ink,
      { x: box.x, y: y + 14, width: 148, height: 14 },
      downward(ink, y + 14, y + 28, [0, 'rgba(0,0,0,.55)', 1, 'rgba(0,0,0,0)']),
    );
    laurel(ink, x, y + 54, 66, place + 1);
  });
}
