// The picture of a die for buttons and text; own dice have a notched corner beside their colour.
import type { Face } from '../../../game/data/index.ts';
import { PLAYER_PAINT } from '../../art/theme.ts';
import type { Colour } from '../../model/tableModel.ts';

const LEFT = 26;
const MIDDLE = 50;
const RIGHT = 74;

const PIPS: Readonly<Record<Face, readonly (readonly [x: number, y: number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LEFT, LEFT],
    [RIGHT, RIGHT],
  ],
  3: [
    [LEFT, LEFT],
    [MIDDLE, MIDDLE],
    [RIGHT, RIGHT],
  ],
  4: [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  5: [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [MIDDLE, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  6: [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, MIDDLE],
    [RIGHT, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
};

const SQUARE = 'M22 4H78A18 18 0 0 1 96 22V78A18 18 0 0 1 78 96H22A18 18 0 0 1 4 78V22A18 18 0 0 1 22 4Z';
const NOTCHED = 'M22 4H72L96 28V78A18 18 0 0 1 78 96H22A18 18 0 0 1 4 78V22A18 18 0 0 1 22 4Z';

/** `colour` is null for white dice. */
export function DieFace({ value, colour }: { value: Face; colour: Colour | null }) {
  const paint = colour === null ? null : PLAYER_PAINT[colour];
  return (
    <svg class="dieFace" viewBox="0 0 100 100" aria-hidden="true">
      <path
        d={paint === null ? SQUARE : NOTCHED}
        fill={paint?.base ?? '#f3e8d0'}
        stroke={paint?.light ?? '#fffdf4'}
        stroke-width="5"
      />
      {PIPS[value].map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="10" fill={paint?.on ?? '#2a170b'} />
      ))}
    </svg>
  );
}
