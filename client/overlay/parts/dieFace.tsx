// The picture of a die for buttons and text; a notched corner tells a die of a player's colour from a white one.
import type { Face } from '../../../game/data/index.ts';
import { PIPS } from '../../art/pips.ts';
import { PLAYER_PAINT } from '../../art/theme.ts';
import type { Colour } from '../../model/tableModel.ts';

/** From the middle of a face to the pips at its edge. */
const PIP_OFFSET = 24;

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
        <circle
          key={`${x}/${y}`}
          cx={50 + PIP_OFFSET * x}
          cy={50 + PIP_OFFSET * y}
          r="10"
          fill={paint?.on ?? '#2a170b'}
        />
      ))}
    </svg>
  );
}
