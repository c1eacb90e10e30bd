// Draws the tavern's name as an SVG path: letters are the strokes of a broad-nib pen held at an angle.

type Point = readonly [x: number, y: number];
/** The points of one pen stroke. */
type Stroke = readonly Point[];

/** The edge of the nib, as a vector: its length is the breadth, its direction the angle. */
const NIB: Point = [9.2, -7.7];
/** Height of small letters such as e and n. */
const X_HEIGHT = 60;
/** As y runs downwards, points above the baseline have a negative y. */
const BASELINE = 0;
/** Room for the nib, which reaches beyond the points of a stroke. */
const LEFT_MARGIN = 8;
/** Besides the gap after the last letter. */
const RIGHT_MARGIN = 4;
const LETTER_GAP = 5;

/** A vertical stroke with a small slant at its head and foot. */
const minim = (x: number, top: number): Stroke => [
  [x - 5, top - 2],
  [x + 2, top + 6],
  [x + 2, BASELINE - 8],
  [x + 9, BASELINE],
];

interface Letter {
  readonly strokes: readonly Stroke[];
  readonly width: number;
}

/** The letters of the tavern's name; `lettering` skips others. */
const LETTERS: Readonly<Record<string, Letter>> = {
  T: {
    width: 62,
    strokes: [
      [
        [-2, -78],
        [10, -92],
        [28, -84],
        [46, -93],
        [60, -82],
      ],
      [
        [-2, -78],
        [-3, -64],
        [3, -58],
      ],
      [
        [60, -82],
        [57, -68],
      ],
      [
        [27, -86],
        [27, -9],
        [35, 0],
      ],
      [
        [16, -4],
        [27, -12],
      ],
    ],
  },
  i: {
    width: 25,
    strokes: [
      minim(6, -X_HEIGHT),
      [
        [6, -80],
        [13, -73],
      ],
    ],
  },
  e: {
    width: 36,
    strokes: [
      [
        [18, -X_HEIGHT - 2],
        [6, -48],
        [6, -12],
        [16, 0],
        [30, -11],
      ],
      [
        [16, -X_HEIGHT],
        [29, -48],
        [28, -38],
        [8, -24],
      ],
    ],
  },
  f: {
    width: 27,
    strokes: [
      [
        [30, -84],
        [20, -93],
        [9, -80],
        [9, -6],
        [3, 4],
      ],
      [
        [-2, -54],
        [24, -54],
      ],
    ],
  },
  n: {
    width: 46,
    strokes: [
      minim(6, -X_HEIGHT),
      [
        [12, -48],
        [24, -60],
        [33, -50],
        [33, -8],
        [40, 0],
      ],
    ],
  },
  t: {
    width: 29,
    strokes: [
      [
        [12, -80],
        [8, -72],
        [8, -10],
        [16, 0],
        [27, -9],
      ],
      [
        [-2, -54],
        [24, -54],
      ],
    ],
  },
  h: {
    width: 46,
    strokes: [
      minim(6, -94),
      [
        [12, -48],
        [24, -60],
        [33, -50],
        [33, -14],
        [24, 10],
        [14, 16],
      ],
    ],
  },
  a: {
    width: 43,
    strokes: [
      [
        [6, -50],
        [18, -61],
        [28, -50],
        [28, -8],
        [36, 0],
      ],
      [
        [26, -38],
        [7, -25],
        [7, -10],
        [15, 0],
        [27, -12],
      ],
    ],
  },
  l: { width: 26, strokes: [minim(6, -94)] },
};

/** The area that the nib covers between two points. */
function swept([x0, y0]: Point, [x1, y1]: Point): string {
  const [nx, ny] = NIB;
  // The corners of all shapes run in the same direction, so that overlaps cut no holes (nonzero fill rule).
  const turned = (x1 - x0) * ny - (y1 - y0) * nx > 0;
  const corners: Point[] = [
    [x0 - nx / 2, y0 - ny / 2],
    [x0 + nx / 2, y0 + ny / 2],
    [x1 + nx / 2, y1 + ny / 2],
    [x1 - nx / 2, y1 - ny / 2],
  ];
  if (turned) corners.reverse();
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

export interface Lettering {
  readonly path: string;
  readonly width: number;
}

export function lettering(word: string): Lettering {
  let left = LEFT_MARGIN;
  let path = '';
  for (const character of word) {
    const letter = LETTERS[character];
    if (letter === undefined) continue;
    for (const stroke of letter.strokes) {
      for (let i = 1; i < stroke.length; i++) {
        const [x0, y0] = stroke[i - 1] as Point;
        const [x1, y1] = stroke[i] as Point;
        path += swept([x0 + left, y0], [x1 + left, y1]);
      }
    }
    left += letter.width + LETTER_GAP;
  }
  return { path, width: left + RIGHT_MARGIN };
}
