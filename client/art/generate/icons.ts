// The texts of buttonIcons.ts, thingIcons.ts and signIcons.ts in generated/, with the few of game-icons' four thousand icons
// that this game shows. `npx vitest run test/client/art/generated.test.ts -u` writes the files.
import { icons } from '@iconify-json/game-icons';
import { BUTTON_ICONS, SIGN_ICONS, SIGN_SQUARE, THING_ICONS } from '../iconNames.ts';
import { shapesIn } from './svgShapes.ts';

const outline = (source: string, scale: number): string => {
  const icon = icons.icons[source];
  if (icon === undefined) throw new Error(`game-icons has no icon named ${source}.`);
  return shapesIn(icon.body, scale)
    .map(({ d }) => d)
    .join('');
};

const file = (subject: string, constant: string, names: Readonly<Record<string, string>>, square = 512): string => {
  const entries = Object.entries(names).map(
    ([name, source]) => `${name}: ${JSON.stringify(outline(source, square / 512))},`,
  );
  return `// ${subject} as outlines, written by generate/icons.ts; not to be changed by hand.
// From https://game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0,
// https://creativecommons.org/licenses/by/3.0/ Taken from @iconify-json/game-icons; numbers shortened.

/** Outlines in a square of ${square} by ${square}. */
export const ${constant} = {
${entries.join('\n')}
} as const;
`;
};

/** The text of generated/buttonIcons.ts. */
export const buttonIconsFile = (): string => file('Icons of words and buttons', 'BUTTON_ICON_PATHS', BUTTON_ICONS);

/** The text of generated/thingIcons.ts. */
export const thingIconsFile = (): string => file('Icons of things on the canvas', 'THING_ICON_PATHS', THING_ICONS);

/** The text of generated/signIcons.ts; signs are always small. */
export const signIconsFile = (): string =>
  file('Signs of guests and regulars', 'SIGN_ICON_PATHS', SIGN_ICONS, SIGN_SQUARE);
