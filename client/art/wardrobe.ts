// The clothes, neck and beards of people drawn from the shoulders up, as outlines.
import type { Beard, Dress, Look } from './looks.ts';

export const LINE_COLOUR = '#2b1a12';
const THICK = 10;

/** One shape of a person: its outline and how it is painted, the same for canvas and SVG. */
export interface Outline {
  readonly d: string;
  readonly fill: string;
  readonly evenOdd?: boolean;
  readonly opacity?: number;
  /** Parts of faces are moved onto the head, clothes up to the chin. */
  readonly on?: 'face' | 'body';
  /** Width of the dark line around it; none by default. */
  readonly lineWidth?: number;
}

/** A shape with a dark line around it. */
export const outlined = (d: string, fill: string, width: number = THICK): Outline => ({ d, fill, lineWidth: width });
export const filled = (d: string, fill: string, opacity = 1): Outline => ({ d, fill, opacity });
/** A dark line alone. */
export const stroke = (d: string, width: number = THICK): Outline => ({ d, fill: 'none', lineWidth: width });

const TORSO = 'M40 1090C36 800 120 720 290 672L446 672C620 720 700 800 696 1090Z';

export const DRESSED: Record<Dress, (look: Look) => readonly Outline[]> = {
  shirt: ({ cloth, cloth2 }) => [
    outlined(TORSO, cloth),
    outlined('M286 668L368 800L450 668L500 690L388 870L348 870L236 690Z', cloth2),
    stroke('M368 800L368 1090', 6),
    stroke('M352 850L384 870M384 850L352 870', 5),
  ],
  vest: ({ cloth, cloth2 }) => [
    outlined(TORSO, cloth2),
    outlined(
      'M236 690L330 1090L120 1090C120 860 150 740 236 690ZM500 690L406 1090L616 1090C616 860 590 740 500 690Z',
      cloth,
    ),
    outlined('M286 664L368 740L300 790L236 690ZM450 664L368 740L436 790L500 690Z', cloth2, 8),
    outlined('M342 752L368 738L394 752L404 830L368 860L332 830Z', '#7b2f36', 7),
  ],
  apron: ({ cloth, cloth2 }) => [
    outlined(TORSO, cloth),
    outlined('M286 664L368 730L300 780L236 690ZM450 664L368 730L436 780L500 690Z', '#efe2c4', 8),
    outlined('M228 820Q368 846 508 820L540 1090L196 1090Z', cloth2),
    outlined('M228 820L262 684L294 676L270 826ZM508 820L474 684L442 676L466 826Z', cloth2, 8),
    stroke('M270 900Q368 916 466 900', 6),
  ],
  dirndl: ({ cloth, cloth2, skin }) => [
    outlined(TORSO, '#f4ead2'),
    filled('M40 1090C36 800 120 720 290 672L300 760Q180 800 176 1090Z', '#fffaf0', 0.5),
    outlined('M270 676Q290 800 368 806Q446 800 466 676Z', skin, 8),
    outlined('M196 1090Q190 850 256 760Q300 830 368 832Q436 830 480 760Q546 850 540 1090Z', cloth),
    outlined('M250 690Q270 816 368 834Q466 816 486 690L504 700Q490 850 368 862Q246 850 232 700Z', '#fffaf0', 7),
    stroke('M330 892L406 930M406 892L330 930M330 950L406 988M406 950L330 988', 6),
    outlined('M352 862L384 862L380 880L356 880Z', cloth2, 5),
  ],
  cloak: ({ cloth }) => [
    outlined(TORSO, cloth),
    outlined('M196 704Q260 640 368 648Q476 640 540 704Q480 790 368 800Q256 790 196 704Z', cloth),
    filled('M210 712Q270 668 368 676Q466 668 526 712Q470 766 368 774Q266 766 210 712Z', '#000', 0.22),
    outlined('M340 786A28 28 0 1 0 396 786A28 28 0 1 0 340 786Z', '#d9b052', 8),
    stroke('M346 812L300 1090M390 812L436 1090', 6),
  ],
  coat: ({ cloth, cloth2 }) => [
    outlined(TORSO, cloth),
    outlined('M290 668L368 900L446 668Z', '#efe2c4', 8),
    outlined('M282 664L236 690L330 890L346 840L300 740ZM454 664L500 690L406 890L390 840L436 740Z', cloth, 9),
    outlined('M330 690Q368 720 406 690L424 740Q396 780 404 830L368 850L332 830Q340 780 312 740Z', cloth2, 8),
    outlined('M352 920A14 14 0 1 0 380 920A14 14 0 1 0 352 920Z', '#d9b052', 5),
  ],
  robe: ({ cloth }) => [
    outlined(TORSO, cloth),
    outlined('M170 716Q230 610 368 640Q506 610 566 716Q520 826 368 850Q216 826 170 716Z', cloth),
    filled('M214 716Q260 660 368 674Q476 660 522 716Q470 776 368 784Q266 776 214 716Z', '#000', 0.4),
    stroke('M300 846Q330 930 320 1090M436 846Q406 930 416 1090', 6),
    outlined(
      'M356 850L380 850L380 884L406 884L406 908L380 908L380 960L356 960L356 908L330 908L330 884L356 884Z',
      '#d9b052',
      6,
    ),
  ],
  ermine: ({ cloth }) => [
    outlined(TORSO, cloth),
    outlined('M150 740Q230 640 368 664Q506 640 586 740Q560 850 476 868L368 900L260 868Q176 850 150 740Z', '#f7f1e3'),
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
    ].map(([x = 0, y = 0]) =>
      filled(`M${x} ${y - 12}L${x + 9} ${y + 12}L${x} ${y + 6}L${x - 9} ${y + 12}Z`, LINE_COLOUR),
    ),
    outlined('M328 900L408 900L396 960L368 984L340 960Z', '#e8b63a', 7),
    outlined('M352 930A16 16 0 1 0 384 930A16 16 0 1 0 352 930Z', '#b3262b', 5),
  ],
  motley: ({ cloth, cloth2 }) => [
    outlined(TORSO, cloth),
    outlined('M368 680L446 672C620 720 700 800 696 1090L368 1090Z', cloth2),
    outlined(
      'M190 720L236 660L290 690L330 650L368 690L406 650L446 690L500 660L546 720L490 760L450 740L410 790L368 750L326 790L286 740L246 760Z',
      '#fbf1da',
      9,
    ),
    outlined('M352 860A16 16 0 1 0 384 860A16 16 0 1 0 352 860Z', '#e8b63a', 6),
  ],
};

export const BEARDS: Record<Beard, (hair: string) => readonly Outline[]> = {
  none: () => [],
  full: (hair) => [
    outlined(
      'M170 420C168 560 220 668 340 690C470 700 560 610 578 470C556 520 530 536 500 528C470 500 420 486 362 486C300 486 250 498 232 520C204 508 184 470 170 420Z',
      hair,
    ),
    stroke('M262 590L276 630M330 624L336 664M404 620L402 660M468 588L456 624', 6),
  ],
  long: (hair) => [
    outlined(
      'M170 420C168 540 196 640 250 720C286 790 330 850 372 880C420 840 470 770 500 700C550 630 572 560 578 470C556 520 530 536 500 528C470 500 420 486 362 486C300 486 250 498 232 520C204 508 184 470 170 420Z',
      hair,
    ),
    stroke('M276 640L316 760M350 640L366 810M424 636L408 756M486 610L462 690', 6),
  ],
  short: (hair) => [
    filled(
      'M160 400C158 550 216 606 366 611C480 606 560 560 584 458C550 530 516 520 486 520C446 492 416 488 362 488C306 488 262 498 240 524C204 516 172 476 160 400Z',
      hair,
      0.72,
    ),
  ],
  goatee: (hair) => [
    outlined('M300 566C306 640 340 690 362 690C386 690 420 640 430 562C400 590 330 592 300 566Z', hair, 8),
  ],
  // The moustache is all of it.
  handlebar: () => [],
};

/** The moustache of handlebar, full and long beards, drawn over the mouth. */
export const MOUSTACHE =
  'M338 470C318 462 290 470 270 492C254 508 234 508 222 490C224 530 262 544 296 528C316 520 330 506 338 496C348 508 364 520 386 526C422 538 458 520 458 482C446 500 428 502 410 488C388 468 358 462 338 470Z';

export const NECK = 'M288 570L288 690Q368 760 448 690L448 570Z';
