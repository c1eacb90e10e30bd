// Shortens SVG outlines: writes whole numbers relative to the last point, without adding up rounding errors.

const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
/** The two flags of an arc are one digit each and may stand without a space. */
const FLAG = /^[\s,]*([01])/;

/** Number of arguments of each command. */
const ARITY = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 } as const;
type Command = keyof typeof ARITY;

type Point = [x: number, y: number];

interface Segment {
  readonly command: Command;
  readonly isRelative: boolean;
  readonly numbers: readonly number[];
}

const isCommand = (letter: string): letter is Command => letter in ARITY;

function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = [];
  // A letter is a command, but for the e of numbers such as 1e-5.
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const lower = letter.toLowerCase();
    if (!isCommand(lower)) throw new Error(`${letter} is not a command of outlines.`);
    const numbers: number[] = [];
    let left = rest;
    for (;;) {
      const isFlag = lower === 'a' && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
      const found = (isFlag ? FLAG : NUMBER).exec(left);
      if (found === null) break;
      numbers.push(Number(found[1]));
      left = left.slice(found[0].length);
    }
    const arity = ARITY[lower];
    const isRelative = letter === lower;
    segments.push({ command: lower, isRelative, numbers: numbers.slice(0, arity) });
    // Further points after a move are lines.
    const following = lower === 'm' ? 'l' : lower;
    for (let at = arity; arity > 0 && at < numbers.length; at += arity)
      segments.push({ command: following, isRelative, numbers: numbers.slice(at, at + arity) });
  }
  return segments;
}

/** The axis of a command's argument; null if it is not a coordinate. */
const axisOf = (command: Command, at: number): 0 | 1 | null => {
  if (command === 'h') return 0;
  if (command === 'v') return 1;
  if (command === 'a') {
    if (at === 5) return 0;
    return at === 6 ? 1 : null;
  }
  return at % 2 === 0 ? 0 : 1;
};

/** Coordinates and radii, but not the angle and the flags of an arc. */
const isLength = (command: Command, at: number): boolean => command !== 'a' || at < 2 || at > 4;

/**
 * The same outline in whole units, each about half a pixel where pictures of 500 to 800 units are shown; `scale` makes it
 * smaller for pictures that are always small.
 */
export function shortened(d: string, scale = 1): string {
  // The last point as it was given, and as the rounded numbers written so far reach it.
  let exact: Point = [0, 0];
  let written: Point = [0, 0];
  // Likewise the point where the current part of the outline began.
  let start = exact;
  let writtenStart = written;
  let result = '';
  let last = '';
  for (const { command, isRelative, numbers: given } of segmentsOf(d)) {
    const numbers = given.map((number, at) => (isLength(command, at) ? number * scale : number));
    const reached: Point = [...exact];
    const rounded: Point = [...written];
    const texts = numbers.map((number, at) => {
      const axis = axisOf(command, at);
      if (axis === null) return String(Math.round(number));
      // A curve's control points come before the point that it reaches, which overwrites them.
      reached[axis] = isRelative ? exact[axis] + number : number;
      rounded[axis] = Math.round(reached[axis]);
      return String(rounded[axis] - written[axis]);
    });
    const joined = texts.reduce(
      (text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`),
      '',
    );
    // The letter of a command is left out where the same command is repeated. A minus sign separates numbers, so that no
    // space is needed.
    const isRepeated = command === last && command !== 'm';
    const separator = joined.startsWith('-') ? '' : ' ';
    result += isRepeated ? separator + joined : command + joined;
    last = command;
    exact = command === 'z' ? start : reached;
    written = command === 'z' ? writtenStart : rounded;
    if (command === 'm') {
      start = reached;
      writtenStart = rounded;
    }
  }
  return result;
}
