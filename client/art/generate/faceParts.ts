// The text of generated/faceParts.ts: the parts of heads that our people are cast from, as plain outlines and fills.
// `npx vitest run test/client/art/generated.test.ts -u` writes the file.
// The parts are shipped (about 35 kB compressed) and painted straight onto the atlas, 3 to 6 ms a card. A generator in the
// browser would be three times as heavy, finished faces would repeat the same hair and eyes in each, and an SVG image for
// every person would be decoded one by one, on the main thread.
import * as adventurer from '@dicebear/adventurer';
import { createAvatar } from '@dicebear/core';
import { PARTS, type FacePart } from '../faces.ts';
import { shapesIn, type Shape } from './svgShapes.ts';

/** In the order in which they stand in the SVG. */
const SLOTS = ['base', 'eyes', 'eyebrows', 'mouth', 'features', 'glasses', 'hair', 'earrings'] as const;
type Slot = (typeof SLOTS)[number];

/** Placeholder colours that no part uses itself, to be replaced by the names `skin` and `hair`. */
const SKIN = 'aa0001';
const HAIR = 'bb0002';

/** The transform that opens the group of each part in the SVG, which is split there. */
const PART_GROUP = 'translate(-161 -83)';

const role = (fill: string): string => {
  switch (fill.toLowerCase()) {
    case `#${SKIN}`:
      return 'skin';
    case `#${HAIR}`:
      return 'hair';
    case '#000':
    case 'black':
      return 'line';
    default:
      return fill;
  }
};

const shapesOf = (slot: Slot, variant: string): readonly Shape[] => {
  const chosen = slot === 'base' ? {} : { [slot]: [variant] };
  const plain = { glassesProbability: 0, earringsProbability: 0, featuresProbability: 0, hairProbability: 0 };
  const shown = { ...plain, [`${slot}Probability`]: 100 };
  const svg = createAvatar(adventurer, { ...shown, ...chosen, skinColor: [SKIN], hairColor: [HAIR] }).toString();
  const body = svg.slice(svg.indexOf('<g mask'));
  const section = body.split(`<g transform="${PART_GROUP}">`)[SLOTS.indexOf(slot)] ?? '';
  return shapesIn(section).map((shape) => ({ ...shape, fill: role(shape.fill) }));
};

/** A `PartShape` of the written file: rule and opacity are left out where they are the usual ones. */
function shapeText({ fill, d, evenOdd, opacity }: Shape): string {
  const rule = evenOdd ? 1 : 0;
  if (opacity < 1) return JSON.stringify([fill, d, rule, opacity]);
  return JSON.stringify(evenOdd ? [fill, d, rule] : [fill, d]);
}

/** The text of generated/faceParts.ts. */
export function facePartsFile(): string {
  const entry = (part: FacePart): string => {
    const [slot, variant] = part.split('/') as [Slot, string];
    return `${JSON.stringify(part)}: [${shapesOf(slot, variant).map(shapeText).join(', ')}]`;
  };
  return `// Parts of heads as outlines, written by generate/faceParts.ts; not to be changed by hand.
// From "Adventurer" by Lisa Wischofsky, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/
// Taken from @dicebear/adventurer; numbers shortened, black and the colours of skin and hair replaced by names.
import type { FacePart } from '../faces.ts';

/** Fill (a colour, or \`line\`, \`skin\`, \`hair\`), outline, 1 for the even-odd rule, opacity. */
export type PartShape = readonly [fill: string, d: string, evenOdd?: number, opacity?: number];

export const FACE_PARTS: Readonly<Record<FacePart, readonly PartShape[]>> = {
${PARTS.map(entry).join(',\n')}
};
`;
}
