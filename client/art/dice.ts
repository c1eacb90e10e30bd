// Dice with pips and volume: a cube turned in space, seen in parallel projection, so that each side is drawn with one
// affine transform.
import { FACES, type Face } from '../../game/index.ts';
import { mixed, type HexColour } from './hexColour.ts';
import { isolated, shadow, type Ink, type Point } from './ink.ts';
import { PIPS } from './pips.ts';
import { PLAYER_PAINT, type PlayerColour } from './theme.ts';

export type DieColour = 'white' | PlayerColour;

interface DiePaint {
  readonly base: HexColour;
  readonly light: HexColour;
  readonly dark: HexColour;
  readonly pip: string;
}

const WHITE: DiePaint = { base: '#f3e8d0', light: '#fffdf4', dark: '#b39c6f', pip: '#2a170b' };

const paintOf = (colour: DieColour): DiePaint => {
  if (colour === 'white') return WHITE;
  const { base, light, dark, on } = PLAYER_PAINT[colour];
  return { base, light, dark, pip: on };
};

type Vector = readonly [number, number, number];
type Turn = readonly [Vector, Vector, Vector];

const turnX = (a: number): Turn => [
  [1, 0, 0],
  [0, Math.cos(a), -Math.sin(a)],
  [0, Math.sin(a), Math.cos(a)],
];
const turnY = (a: number): Turn => [
  [Math.cos(a), 0, Math.sin(a)],
  [0, 1, 0],
  [-Math.sin(a), 0, Math.cos(a)],
];
const turnZ = (a: number): Turn => [
  [Math.cos(a), -Math.sin(a), 0],
  [Math.sin(a), Math.cos(a), 0],
  [0, 0, 1],
];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const column = (m: Turn, at: 0 | 1 | 2): Vector => [m[0][at], m[1][at], m[2][at]];
const applied = (m: Turn, v: Vector): Vector => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
const product = (a: Turn, b: Turn): Turn => {
  const row = (r: Vector): Vector => [dot(r, column(b, 0)), dot(r, column(b, 1)), dot(r, column(b, 2))];
  return [row(a[0]), row(a[1]), row(a[2])];
};

/**
 * The sides of a cube: normal, right and down of each, with x to the right, y down and z towards the viewer. The values
 * of opposite sides add up to 7.
 */
const SIDES: Record<Face, readonly [normal: Vector, right: Vector, down: Vector]> = {
  1: [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  6: [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  2: [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  5: [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  3: [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  4: [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
};

/** Turns the side with this value to the front. */
const FRONT: Record<Face, Turn> = {
  1: turnX(0),
  6: turnY(Math.PI),
  2: turnX(-Math.PI / 2),
  5: turnX(Math.PI / 2),
  3: turnY(-Math.PI / 2),
  4: turnY(Math.PI / 2),
};

/** Distance of the outer pips from the middle of a face, as a share of half an edge. */
const PIP_PITCH = 0.5;

/** Direction towards the candles, at the upper left. */
const LIGHT: Vector = [-0.45, -0.6, 0.66];

/** Half an edge, as a share of `size`: the corners stay inside a square of that size however the cube is turned. */
const HALF = 0.285;
/** Radius of the rounded edges, as a share of half an edge. */
const SOFT = 0.26;
/** Width of the dark line around a cube, as a share of `size`. */
const DARK_LINE = 0.015;

const shaded = ({ base, light, dark }: DiePaint, brightness: number): string =>
  brightness > 0.6
    ? mixed(base, light, Math.min(1, (brightness - 0.6) * 1.6))
    : mixed(dark, base, Math.max(0, brightness + 0.25) / 0.85);

interface Cube {
  colour: DieColour;
  turn: Turn;
  x: number;
  y: number;
  size: number;
  /** Of a die at rest only the value in front counts, so the pips of its other sides are fainter. */
  isResting: boolean;
}

function cube(ink: Ink, { colour, turn, x, y, size, isResting }: Cube): void {
  const paint = paintOf(colour);
  const half = size * HALF;
  const seen = FACES.map((value) => {
    const [normal, right, down] = SIDES[value];
    return { value, normal: applied(turn, normal), right: applied(turn, right), down: applied(turn, down) };
  })
    .filter(({ normal }) => normal[2] > 0.02)
    .sort((one, other) => one.normal[2] - other.normal[2]);

  isolated(ink, () => {
    ink.translate(x, y);
    // The body is seen between the sides: every visible side, drawn smaller by the radius of the edges, with a line twice
    // as wide as that radius around it, which makes the corners round.
    const body = new Path2D();
    const inner = half * (1 - SOFT);
    for (const { normal, right, down } of seen) {
      const corner = (u: number, v: number): [number, number] => [
        normal[0] * inner + (right[0] * u + down[0] * v) * inner,
        normal[1] * inner + (right[1] * u + down[1] * v) * inner,
      ];
      body.moveTo(...corner(-1, -1));
      body.lineTo(...corner(1, -1));
      body.lineTo(...corner(1, 1));
      body.lineTo(...corner(-1, 1));
      body.closePath();
    }
    ink.lineJoin = 'round';
    ink.lineWidth = (half * SOFT + size * DARK_LINE) * 2;
    isolated(ink, () => {
      shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: size * 0.09, y: size * 0.055 });
      ink.strokeStyle = mixed(paint.dark, '#140a05', 0.55);
      ink.stroke(body);
    });
    ink.lineWidth = half * SOFT * 2;
    ink.fillStyle = ink.strokeStyle = mixed(paint.base, paint.dark, 0.3);
    ink.fill(body);
    ink.stroke(body);
    for (const { value, normal, right, down } of seen) {
      isolated(ink, () => {
        ink.transform(
          right[0] * half,
          right[1] * half,
          down[0] * half,
          down[1] * half,
          normal[0] * half,
          normal[1] * half,
        );
        const brightness = dot(normal, LIGHT);
        const reach = 0.93;
        ink.beginPath();
        ink.roundRect(-reach, -reach, reach * 2, reach * 2, SOFT * 1.2);
        const sheen = ink.createRadialGradient(-0.5, -0.6, 0.1, 0, 0, 1.6);
        sheen.addColorStop(0, shaded(paint, brightness + 0.22));
        sheen.addColorStop(0.6, shaded(paint, brightness));
        sheen.addColorStop(1, shaded(paint, brightness - 0.2));
        ink.fillStyle = sheen;
        ink.fill();
        const radius = value === 1 ? 0.27 : 0.2;
        if (normal[2] < 0.7 && isResting) ink.globalAlpha = 0.38;
        for (const [pipX, pipY] of PIPS[value]) {
          const [u, v] = [pipX * PIP_PITCH, pipY * PIP_PITCH];
          ink.beginPath();
          ink.arc(u + 0.02, v + 0.035, radius, 0, Math.PI * 2);
          ink.fillStyle = 'rgba(255,255,255,.4)';
          ink.fill();
          ink.beginPath();
          ink.arc(u, v, radius, 0, Math.PI * 2);
          ink.fillStyle = paint.pip;
          ink.fill();
        }
      });
    }
  });
}

/** A die at rest is tilted a little, so that its upper and its right side are seen as well. */
const REST_TILT = product(turnX(-0.26), product(turnY(-0.22), turnZ(0.03)));
const REST_SCALE = 1.2;

export function die(ink: Ink, colour: DieColour, value: Face, x: number, y: number, size: number): void {
  cube(ink, { colour, turn: product(REST_TILT, FRONT[value]), x, y, size: size * REST_SCALE, isResting: true });
}

/** The middles of the round corners in the outline of a die at rest, clockwise, from its middle as shares of its size. */
const OUTLINE: readonly Point[] = hull(
  [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) =>
      [-1, 1].map((c): Point => {
        const inner = HALF * REST_SCALE * (1 - SOFT);
        const [x, y] = applied(REST_TILT, [a * inner, b * inner, c * inner]);
        return { x, y };
      }),
    ),
  ),
);

/** The convex hull of some points, clockwise on the screen. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = (some: readonly Point[]): Point[] => {
    const line: Point[] = [];
    for (const point of some) {
      for (;;) {
        const [a, b] = [line.at(-2), line.at(-1)];
        if (a === undefined || b === undefined) break;
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        line.pop();
      }
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Makes the outline of a die at rest the current path, `apart` outside of its edge. */
export function dieOutline(ink: Ink, x: number, y: number, size: number, apart: number): void {
  const radius = size * REST_SCALE * (HALF * SOFT + DARK_LINE) + apart;
  ink.beginPath();
  OUTLINE.forEach((corner, at) => {
    const before = OUTLINE.at(at - 1) ?? corner;
    const after = OUTLINE[(at + 1) % OUTLINE.length] ?? corner;
    // The direction outwards is a quarter turn to the left of the way along the outline.
    const outwards = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x) - Math.PI / 2;
    ink.arc(x + corner.x * size, y + corner.y * size, radius, outwards(before, corner), outwards(corner, after));
  });
  ink.closePath();
}

/** Frames of a roll, to be played in a loop until the die is at rest. */
export const TUMBLE_FRAMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type TumbleFrame = (typeof TUMBLE_FRAMES)[number];

export function tumblingDie(ink: Ink, colour: DieColour, at: TumbleFrame, x: number, y: number, size: number): void {
  const share = at / TUMBLE_FRAMES.length;
  const full = Math.PI * 2 * share;
  const turn = product(turnZ(full), product(turnX(full * 2 + 0.5), turnY(full + 0.35)));
  cube(ink, { colour, turn, x, y, size, isResting: false });
}
