// People from the shoulders up: cast in casting.ts, dressed, shaved and lit here.
import { FACE_PARTS } from './generated/faceParts.ts';
import { LOOKS, type Beard, type Dress, type Hat, type Look, type Part, type Person } from './casting.ts';
import { apart, disc, inSquare, oval, shape, type Ink } from './ink.ts';

/** Parts are drawn in a picture this large; all but the bare head are moved by SHIFT. */
const UNIT = 762;
const SHIFT = { x: -161, y: -83 } as const;
const HEAD = { x: 366, y: 387, radius: 224 } as const;
const LINE = '#2b1a12';
const THICK = 10;

/** One filled outline of a person, the same for canvas and SVG. */
interface Piece {
  readonly d: string;
  readonly fill: string;
  readonly evenOdd?: boolean;
  readonly opacity?: number;
  readonly shifted?: boolean;
  /** A line of this width in the colour of outlines; 0 for none. */
  readonly line?: number;
}

const line = (d: string, fill: string, width: number = THICK): Piece => ({ d, fill, line: width });
const plain = (d: string, fill: string, opacity = 1): Piece => ({ d, fill, opacity });
const stroke = (d: string, width: number = THICK): Piece => ({ d, fill: 'none', line: width });

const facePart = (part: Part, look: Look): Piece[] =>
  FACE_PARTS[part].map(([fill, d, evenOdd, opacity]) => ({
    d,
    fill: fill === 'line' ? LINE : fill === 'skin' ? look.skin : fill === 'hair' ? look.hair : fill,
    evenOdd: evenOdd === 1,
    opacity: opacity ?? 1,
    shifted: part !== 'base/default',
  }));

const TORSO = 'M40 1010C36 800 120 720 290 672L446 672C620 720 700 800 696 1010Z';

const DRESSED: Record<Dress, (look: Look) => readonly Piece[]> = {
  shirt: ({ cloth, cloth2 }) => [
    line(TORSO, cloth),
    line('M286 668L368 800L450 668L500 690L388 870L348 870L236 690Z', cloth2),
    stroke('M368 800L368 1010', 6),
    stroke('M352 850L384 870M384 850L352 870', 5),
  ],
  vest: ({ cloth, cloth2 }) => [
    line(TORSO, cloth2),
    line(
      'M236 690L330 1010L120 1010C120 860 150 740 236 690ZM500 690L406 1010L616 1010C616 860 590 740 500 690Z',
      cloth,
    ),
    line('M286 664L368 740L300 790L236 690ZM450 664L368 740L436 790L500 690Z', cloth2, 8),
    line('M342 752L368 738L394 752L404 830L368 860L332 830Z', '#7b2f36', 7),
  ],
  apron: ({ cloth, cloth2 }) => [
    line(TORSO, cloth),
    line('M286 664L368 730L300 780L236 690ZM450 664L368 730L436 780L500 690Z', '#efe2c4', 8),
    line('M228 820Q368 846 508 820L540 1010L196 1010Z', cloth2),
    line('M228 820L262 684L294 676L270 826ZM508 820L474 684L442 676L466 826Z', cloth2, 8),
    stroke('M270 900Q368 916 466 900', 6),
  ],
  dirndl: ({ cloth, cloth2, skin }) => [
    line(TORSO, '#f4ead2'),
    plain('M40 1010C36 800 120 720 290 672L300 760Q180 800 176 1010Z', '#fffaf0', 0.5),
    line('M270 676Q290 800 368 806Q446 800 466 676Z', skin, 8),
    line('M196 1010Q190 850 256 760Q300 830 368 832Q436 830 480 760Q546 850 540 1010Z', cloth),
    line('M250 690Q270 816 368 834Q466 816 486 690L504 700Q490 850 368 862Q246 850 232 700Z', '#fffaf0', 7),
    stroke('M330 892L406 930M406 892L330 930M330 950L406 988M406 950L330 988', 6),
    line('M352 862L384 862L380 880L356 880Z', cloth2, 5),
  ],
  cloak: ({ cloth }) => [
    line(TORSO, cloth),
    line('M196 704Q260 640 368 648Q476 640 540 704Q480 790 368 800Q256 790 196 704Z', cloth),
    plain('M210 712Q270 668 368 676Q466 668 526 712Q470 766 368 774Q266 766 210 712Z', '#000', 0.22),
    line('M340 786A28 28 0 1 0 396 786A28 28 0 1 0 340 786Z', '#d9b052', 8),
    stroke('M346 812L300 1010M390 812L436 1010', 6),
  ],
  coat: ({ cloth, cloth2 }) => [
    line(TORSO, cloth),
    line('M290 668L368 900L446 668Z', '#efe2c4', 8),
    line('M282 664L236 690L330 890L346 840L300 740ZM454 664L500 690L406 890L390 840L436 740Z', cloth, 9),
    line('M330 690Q368 720 406 690L424 740Q396 780 404 830L368 850L332 830Q340 780 312 740Z', cloth2, 8),
    line('M352 920A14 14 0 1 0 380 920A14 14 0 1 0 352 920Z', '#d9b052', 5),
  ],
  robe: ({ cloth }) => [
    line(TORSO, cloth),
    line('M170 716Q230 610 368 640Q506 610 566 716Q520 826 368 850Q216 826 170 716Z', cloth),
    plain('M214 716Q260 660 368 674Q476 660 522 716Q470 776 368 784Q266 776 214 716Z', '#000', 0.4),
    stroke('M300 846Q330 930 320 1010M436 846Q406 930 416 1010', 6),
    line(
      'M356 850L380 850L380 884L406 884L406 908L380 908L380 960L356 960L356 908L330 908L330 884L356 884Z',
      '#d9b052',
      6,
    ),
  ],
  ermine: ({ cloth }) => [
    line(TORSO, cloth),
    line('M150 740Q230 640 368 664Q506 640 586 740Q560 850 476 868L368 900L260 868Q176 850 150 740Z', '#f7f1e3'),
    ...[
      [210, 760],
      [270, 810],
      [330, 770],
      [300, 850],
      [410, 850],
      [404, 770],
      [466, 810],
      [526, 760],
      [250, 730],
      [486, 730],
    ].map(([x = 0, y = 0]) => plain(`M${x} ${y - 12}L${x + 9} ${y + 12}L${x} ${y + 6}L${x - 9} ${y + 12}Z`, LINE)),
    line('M328 900L408 900L396 960L368 984L340 960Z', '#e8b63a', 7),
    line('M352 930A16 16 0 1 0 384 930A16 16 0 1 0 352 930Z', '#b3262b', 5),
  ],
  motley: ({ cloth, cloth2 }) => [
    line(TORSO, cloth),
    line('M368 680L446 672C620 720 700 800 696 1010L368 1010Z', cloth2),
    line(
      'M190 720L236 660L290 690L330 650L368 690L406 650L446 690L500 660L546 720L490 760L450 740L410 790L368 750L326 790L286 740L246 760Z',
      '#fbf1da',
      9,
    ),
    line('M352 860A16 16 0 1 0 384 860A16 16 0 1 0 352 860Z', '#e8b63a', 6),
  ],
};

const BEARDS: Record<Beard, (hair: string) => readonly Piece[]> = {
  none: () => [],
  full: (hair) => [
    line(
      'M170 420C168 560 220 668 340 690C470 700 560 610 578 470C556 520 530 536 500 528C470 500 420 486 362 486C300 486 250 498 232 520C204 508 184 470 170 420Z',
      hair,
    ),
    stroke('M262 590L276 630M330 624L336 664M404 620L402 660M468 588L456 624', 6),
  ],
  long: (hair) => [
    line(
      'M170 420C168 540 196 640 250 720C286 790 330 850 372 880C420 840 470 770 500 700C550 630 572 560 578 470C556 520 530 536 500 528C470 500 420 486 362 486C300 486 250 498 232 520C204 508 184 470 170 420Z',
      hair,
    ),
    stroke('M276 640L316 760M350 640L366 810M424 636L408 756M486 610L462 690', 6),
  ],
  short: (hair) => [
    plain(
      'M160 400C158 550 216 606 366 611C480 606 560 560 584 458C550 530 516 520 486 520C446 492 416 488 362 488C306 488 262 498 240 524C204 516 172 476 160 400Z',
      hair,
      0.72,
    ),
  ],
  goatee: (hair) => [
    line('M300 566C306 640 340 690 362 690C386 690 420 640 430 562C400 590 330 592 300 566Z', hair, 8),
  ],
  handlebar: () => [],
};

/** A moustache that is worn above the mouth, whatever the mouth does. */
const MOUSTACHE =
  'M338 470C318 462 290 470 270 492C254 508 234 508 222 490C224 530 262 544 296 528C316 520 330 506 338 496C348 508 364 520 386 526C422 538 458 520 458 482C446 500 428 502 410 488C388 468 358 462 338 470Z';

const HATS: Record<Hat, (look: Look) => readonly Piece[]> = {
  none: () => [],
  felt: ({ cloth }) => [
    line(
      'M104 262C150 226 250 206 366 208C480 206 586 232 634 272C560 300 470 296 366 292C260 296 170 292 104 262Z',
      '#4a4228',
    ),
    line(
      'M206 240C196 120 236 40 330 58C360 66 380 66 410 56C500 40 546 130 534 244C430 262 310 262 206 240Z',
      '#5c5232',
    ),
    line('M204 238C300 262 440 262 536 240L538 196C440 220 300 220 200 196Z', cloth, 8),
    line('M470 210C520 150 560 60 640 20C640 90 590 170 510 226Z', '#e9dcc0', 8),
    stroke('M490 214Q560 130 622 50', 6),
  ],
  cap: ({ cloth }) => [
    line('M146 250C150 110 260 70 380 78C510 80 586 150 592 250C470 214 280 210 146 250Z', cloth),
    line('M130 262C190 216 300 206 420 226C330 226 230 250 170 300C140 296 124 282 130 262Z', cloth),
    stroke('M366 80Q360 140 366 214', 6),
  ],
  scarf: ({ cloth }) => [
    line(
      'M136 330C120 190 220 96 366 96C520 96 616 200 596 340C560 240 480 206 366 206C260 206 170 240 136 330Z',
      cloth,
    ),
    line(
      'M586 310C640 300 690 330 700 380C660 380 620 370 592 344ZM590 330C640 360 660 410 650 450C616 430 596 390 584 350Z',
      cloth,
    ),
    ...[
      [230, 190],
      [300, 144],
      [380, 160],
      [460, 150],
      [530, 210],
      [180, 260],
    ].map(([x = 0, y = 0]) =>
      plain(`M${x - 11} ${y}A11 11 0 1 0 ${x + 11} ${y}A11 11 0 1 0 ${x - 11} ${y}Z`, '#f7ead0', 0.85),
    ),
  ],
  crown: () => [
    line('M196 232L176 60L270 140L366 24L462 140L556 60L536 232Q366 272 196 232Z', '#e8b63a'),
    plain('M206 224L192 96L268 166L330 90L330 244Q260 240 206 224Z', '#fff0b4', 0.5),
    line('M190 206Q366 250 542 206L538 250Q366 292 194 250Z', '#c98f22', 8),
    ...(
      [
        [176, 54, '#b3262b'],
        [366, 20, '#3f7fc0'],
        [556, 54, '#b3262b'],
      ] as const
    ).map(([x, y, fill]) => line(`M${x - 22} ${y}A22 22 0 1 0 ${x + 22} ${y}A22 22 0 1 0 ${x - 22} ${y}Z`, fill, 8)),
    ...(
      [
        [270, 242, '#4d9a62'],
        [366, 252, '#b3262b'],
        [462, 242, '#4d9a62'],
      ] as const
    ).map(([x, y, fill]) => line(`M${x - 17} ${y}A17 14 0 1 0 ${x + 17} ${y}A17 14 0 1 0 ${x - 17} ${y}Z`, fill, 6)),
  ],
  bonnet: () => [
    line(
      'M140 320C110 150 220 70 370 72C530 74 630 160 596 330C560 230 470 196 366 196C260 196 180 230 140 320Z',
      '#f4ead2',
    ),
    line(
      'M136 330C130 270 190 196 366 190C540 196 610 270 600 340C586 300 560 330 540 282C516 300 492 256 460 262C430 232 400 250 366 232C330 250 300 232 272 262C240 256 216 300 194 282C176 330 152 300 136 330Z',
      '#fffaf0',
      8,
    ),
  ],
  bard: ({ cloth, cloth2 }) => [
    line('M120 250C90 140 220 60 380 70C560 78 640 160 606 262C470 214 270 206 120 250Z', cloth),
    line('M140 262C270 214 470 220 600 272L596 232C470 184 270 176 134 220Z', cloth2, 8),
    line('M200 190C150 90 70 30 -20 30C-10 130 80 210 180 226Z', '#f3e6c8', 8),
    stroke('M190 206Q100 120 10 56', 6),
  ],
  beret: ({ cloth }) => [
    line(
      'M130 270C70 190 150 90 330 84C520 70 660 140 620 220C600 262 540 250 470 236C340 214 220 226 130 270Z',
      cloth,
    ),
    stroke('M340 86L352 58', 14),
  ],
};

const NECK = 'M288 570L288 690Q368 760 448 690L448 570Z';

/** Everything a person consists of, from back to front. */
function pieces(look: Look): Piece[] {
  const inSlot = (slot: string) =>
    look.parts.filter((part) => part.startsWith(`${slot}/`)).flatMap((part) => facePart(part, look));
  return [
    line(NECK, look.skin),
    plain('M288 600L288 660Q368 720 448 660L448 600Z', '#3a1808', 0.35),
    ...DRESSED[look.dress](look),
    ...inSlot('base'),
    // Candle light comes from the upper left: the far cheek lies in shade.
    plain('M500 214A216 216 0 0 1 366 604A216 216 0 0 1 250 570C420 580 540 430 500 214Z', '#6b2a10', 0.16),
    plain('M246 470A46 34 0 1 0 200 486ZM470 470A44 32 0 1 0 520 470Z', '#d8502a', 0.12),
    ...BEARDS[look.beard](look.hair),
    ...inSlot('eyes'),
    ...inSlot('eyebrows'),
    ...inSlot('mouth'),
    ...inSlot('features'),
    ...(look.beard === 'handlebar' || look.beard === 'full' || look.beard === 'long'
      ? [line(MOUSTACHE, look.hair, 8)]
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
export function person(ink: Ink, who: Person, x: number, y: number, size: number): void {
  const look = LOOKS[who];
  inSquare(ink, x, y, size, HEAD.radius * 2, () => {
    if (look.mirrored) ink.scale(-1, 1);
    ink.translate(-HEAD.x, -HEAD.y);
    ink.lineJoin = 'round';
    ink.lineCap = 'round';
    for (const { d, fill, evenOdd = false, opacity = 1, shifted = false, line: width = 0 } of pieces(look)) {
      apart(ink, () => {
        if (shifted) ink.translate(SHIFT.x, SHIFT.y);
        ink.globalAlpha = opacity;
        const path = pathOf(d);
        if (fill !== 'none') {
          ink.fillStyle = fill;
          ink.fill(path, evenOdd ? 'evenodd' : 'nonzero');
        }
        if (width > 0) {
          ink.strokeStyle = LINE;
          ink.lineWidth = width;
          ink.stroke(path);
        }
      });
    }
  });
}

/** The same person as SVG, for the DOM. */
export function personSvg(who: Person): string {
  const look = LOOKS[who];
  const drawn = pieces(look).map(({ d, fill, evenOdd, opacity, shifted, line: width }) => {
    const attributes = [
      `fill="${fill}"`,
      evenOdd ? 'fill-rule="evenodd"' : '',
      opacity !== undefined && opacity < 1 ? `opacity="${opacity}"` : '',
      shifted ? `transform="translate(${SHIFT.x} ${SHIFT.y})"` : '',
      width !== undefined && width > 0 ? `stroke="${LINE}" stroke-width="${width}"` : '',
    ];
    return `<path ${attributes.filter((text) => text !== '').join(' ')} d="${d}"/>`;
  });
  const turned = look.mirrored ? ' transform="translate(732 0) scale(-1 1)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -10 ${UNIT} 1020" stroke-linejoin="round" stroke-linecap="round"><g${turned}>${drawn.join('')}</g></svg>`;
}

/** Somebody who wants to be let in: a hood, and two eyes in the dark. */
export function hooded(ink: Ink, x: number, y: number, size: number, cloth: string): void {
  inSquare(ink, x, y, size, 100, () => {
    shape(ink, 'M-44 50C-46 20-34 6-26-2C-30-34-18-48 0-48C18-48 30-34 26-2C34 6 46 20 44 50Z', cloth, [LINE, 3]);
    shape(ink, 'M-20 6C-26-26-14-38 0-38C14-38 26-26 20 6C12 16-12 16-20 6Z', '#140a06', [LINE, 2.4]);
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
