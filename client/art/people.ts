// Draws people from the shoulders up, with the looks that casting.ts gives them and the face that their mood makes.
import { BARTENDER } from './cast.ts';
import { characterCalled, LOOKS, type PersonId } from './casting.ts';
import type { Look } from './looks.ts';
import type { Mood, FacePart } from './faces.ts';
import { FACE_PARTS } from './generated/faceParts.ts';
import { isolated, disc, type Ink, inSquare, oval, shape } from './ink.ts';
import { HATS } from './hats.ts';
import type { PlayerColour } from './theme.ts';
import { BEARDS, DRESSED, LINE_COLOUR, filled, outlined, MOUSTACHE, NECK, type Outline } from './wardrobe.ts';

/** Width of the picture in whose coordinates the parts are drawn. */
const PICTURE_WIDTH = 762;
/** The offset of parts of faces, and of clothes, in that picture. */
const SHIFT = { face: { x: -161, y: -83 }, body: { x: 0, y: -46 } } as const;
const HEAD = { x: 366, y: 387, radius: 224 } as const;

/** The colour to fill a shape with. `line`, `skin` and `hair` are names of colours; skin and hair differ by person. */
function fillOf(fill: string, { skin, hair }: Look): string {
  switch (fill) {
    case 'line':
      return LINE_COLOUR;
    case 'skin':
      return skin;
    case 'hair':
      return hair;
    default:
      return fill;
  }
}

const facePart = (part: FacePart, look: Look): Outline[] =>
  FACE_PARTS[part].map(([fill, d, evenOdd, opacity]) => ({
    d,
    fill: fillOf(fill, look),
    evenOdd: evenOdd === 1,
    opacity: opacity ?? 1,
    ...(part === 'base/default' ? {} : { on: 'face' as const }),
  }));

/** All layers of a person, from back to front. */
function outlines(look: Look, mood: Mood): Outline[] {
  const worn = [...look.parts, ...look.expressions[mood]];
  const inSlot = (slot: string) =>
    worn.filter((part) => part.startsWith(`${slot}/`)).flatMap((part) => facePart(part, look));
  const body = [
    outlined(NECK, look.skin),
    filled('M288 600L288 660Q368 720 448 660L448 600Z', '#3a1808', 0.35),
    ...DRESSED[look.dress](look),
  ];
  return [
    ...body.map((part) => ({ ...part, on: 'body' as const })),
    ...inSlot('base'),
    // Candle light comes from the upper left, or the upper right if the person is mirrored: the far cheek is in shade.
    filled('M500 214A216 216 0 0 1 366 604A216 216 0 0 1 250 570C420 580 540 430 500 214Z', '#6b2a10', 0.16),
    // The red of the cheeks.
    filled('M246 470A46 34 0 1 0 200 486ZM470 470A44 32 0 1 0 520 470Z', '#d8502a', mood === 'served' ? 0.26 : 0.12),
    ...BEARDS[look.beard](look.hair),
    ...inSlot('eyes'),
    ...inSlot('eyebrows'),
    ...inSlot('mouth'),
    ...inSlot('features'),
    ...(look.beard === 'handlebar' || look.beard === 'full' || look.beard === 'long'
      ? [outlined(MOUSTACHE, look.hair, 8)]
      : []),
    ...inSlot('glasses'),
    ...inSlot('hair'),
    ...inSlot('earrings'),
    ...HATS[look.hat](look),
  ];
}

const paths = new Map<string, Path2D>();

const pathOf = (d: string): Path2D => {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  return path;
};

/** A person whose head is about `size` across, its middle at x, y; the shoulders reach one and a half heads below. */
export function person(ink: Ink, who: PersonId, x: number, y: number, size: number, mood: Mood = 'waiting'): void {
  const look = LOOKS[who];
  inSquare(ink, x, y, size, HEAD.radius * 2, () => {
    if (look.mirrored) ink.scale(-1, 1);
    ink.translate(-HEAD.x, -HEAD.y);
    ink.lineJoin = 'round';
    ink.lineCap = 'round';
    for (const { d, fill, evenOdd = false, opacity = 1, on, lineWidth = 0 } of outlines(look, mood)) {
      isolated(ink, () => {
        if (on !== undefined) ink.translate(SHIFT[on].x, SHIFT[on].y);
        ink.globalAlpha = opacity;
        const path = pathOf(d);
        if (fill !== 'none') {
          ink.fillStyle = fill;
          ink.fill(path, evenOdd ? 'evenodd' : 'nonzero');
        }
        if (lineWidth > 0) {
          ink.strokeStyle = LINE_COLOUR;
          ink.lineWidth = lineWidth;
          ink.stroke(path);
        }
      });
    }
  });
}

/** The same person as SVG, for the DOM, in the mood `served`. */
export function personSvg(who: PersonId): string {
  const look = LOOKS[who];
  const drawn = outlines(look, 'served').map(({ d, fill, evenOdd, opacity, on, lineWidth }) => {
    const attributes = [
      `fill="${fill}"`,
      evenOdd ? 'fill-rule="evenodd"' : '',
      opacity !== undefined && opacity < 1 ? `opacity="${opacity}"` : '',
      on === undefined ? '' : `transform="translate(${SHIFT[on].x} ${SHIFT[on].y})"`,
      lineWidth !== undefined && lineWidth > 0 ? `stroke="${LINE_COLOUR}" stroke-width="${lineWidth}"` : '',
    ];
    return `<path ${attributes.filter((text) => text !== '').join(' ')} d="${d}"/>`;
  });
  const turned = look.mirrored ? ` transform="translate(${HEAD.x * 2} 0) scale(-1 1)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -10 ${PICTURE_WIDTH} 1020" stroke-linejoin="round" stroke-linecap="round"><g${turned}>${drawn.join('')}</g></svg>`;
}

/** The face of the bots' character with this name; null if there is none. */
export function characterSvg(name: string): string | null {
  const character = characterCalled(name);
  return character === null ? null : personSvg(character);
}

/** The face of the bartender in a player's tavern. */
export const bartenderSvg = (colour: PlayerColour): string => personSvg(BARTENDER[colour]);

/** A counter guest: a hood, and two eyes in the dark. */
export function hooded(ink: Ink, x: number, y: number, size: number, cloth: string): void {
  inSquare(ink, x, y, size, 100, () => {
    shape(ink, 'M-44 50C-46 20-34 6-26-2C-30-34-18-48 0-48C18-48 30-34 26-2C34 6 46 20 44 50Z', cloth, [
      LINE_COLOUR,
      3,
    ]);
    shape(ink, 'M-20 6C-26-26-14-38 0-38C14-38 26-26 20 6C12 16-12 16-20 6Z', '#140a06', [LINE_COLOUR, 2.4]);
    shape(ink, 'M-14 2C-18-18-10-28 0-28C10-28 18-18 14 2C8 10-8 10-14 2Z', '#5a3320');
    for (const eye of [-6, 6]) {
      oval(ink, eye, -10, 4, 4.6, '#fff6df');
      disc(ink, eye + 1, -9, 2, '#120804');
    }
    shape(ink, 'M-6 2Q0 6 7 1', null, ['#1c0d06', 2]);
    shape(ink, 'M-16 12Q0 24 16 12L22 20Q0 34-22 20Z', 'rgba(0,0,0,.25)');
    disc(ink, 0, 21, 4, '#d9b052');
  });
}
