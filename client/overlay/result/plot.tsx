// The plot of what each player had after each evening, points or a chance to win, and below it a table of the same
// numbers, which also serves screen readers.
import { PLAYER_PAINT } from '../../art/theme.ts';
import { useMedia } from '../parts/useMedia.ts';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import { NARROW, PlayersTable } from './playersTable.tsx';

/** The size of the plot and its margins, in units of its viewBox, and the number of its grid lines above zero. */
const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 44;
/** The width of a letter of the scale on the narrowest screens, where letters are largest in these units. */
const LETTER = 13;
/** The distance between the scale and the grid. */
const BEFORE_GRID = 8;
/** As wide as the column of names in the table below, so that each evening stands over its own column. */
const LEFT_OF_COLUMNS = 128;
const RIGHT = 0;
const TOP = 14;
const BOTTOM = 30;
const LINES = 4;

/** A shape for the marks of each player, by emblem, so that lines can be told apart without colour vision. */
const MARKS = {
  stein: 'M-6-6H6V6H-6Z',
  key: 'M0-8L8 0L0 8L-8 0Z',
  hop: 'M0-8L8 6H-8Z',
  barrel: 'M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0Z',
} as const;

/** Rounds up to a number that divides well, for the end of the scale. */
const roundUp = (most: number): number => Math.max(LINES * 5, Math.ceil(most / (LINES * 5)) * LINES * 5);

interface PlotProps {
  /** By evening and seat. */
  history: readonly (readonly number[])[];
  heading: string;
  /** The end of the scale, where it is known. */
  most?: number;
  /** The text of a value; by default the number alone. */
  valueText?: (value: number) => string;
}

export function Plot({ history, heading, most, valueText: given }: PlotProps) {
  const { result: text, number } = useText();
  const valueText = given ?? number;
  const { viewpoint } = useTable();
  const isNarrow = useMedia(NARROW);
  if (history.length === 0) return null;
  const top = most ?? roundUp(Math.max(...history.flat(), 0));
  const scale = Array.from({ length: LINES + 1 }, (_, index) => (top / LINES) * index);
  const widest = Math.max(...scale.map((value) => valueText(value).length));
  const left = isNarrow ? Math.max(LEFT, widest * LETTER + BEFORE_GRID) : LEFT_OF_COLUMNS;
  /** In the middle of its column. */
  const x = (evening: number) => left + ((evening + 0.5) / history.length) * (WIDTH - left - RIGHT);
  const y = (points: number) => HEIGHT - BOTTOM - (points / top) * (HEIGHT - TOP - BOTTOM);
  return (
    <section class="sheet panel">
      <h2>{heading}</h2>
      <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {scale.map((value) => (
          <g key={value}>
            <path class="grid" d={`M${left} ${y(value)}H${WIDTH - RIGHT}`} />
            <text x={left - BEFORE_GRID} y={y(value) + 5} text-anchor="end">
              {valueText(value)}
            </text>
          </g>
        ))}
        {history.map((_, evening) => (
          <text key={evening} x={x(evening)} y={HEIGHT - 8} text-anchor="middle">
            {number(evening + 1)}
          </text>
        ))}
        {viewpoint.people.map((person, seat) => {
          const places = history.map((scores, evening) => `${x(evening)} ${y(scores[seat] ?? 0)}`);
          return (
            <g key={person.colour} data-colour={person.colour}>
              <path class="line" d={`M${places.join('L')}`} />
              {history.map((scores, evening) => (
                <path
                  key={evening}
                  class="mark"
                  d={MARKS[PLAYER_PAINT[person.colour].emblem]}
                  transform={`translate(${x(evening)} ${y(scores[seat] ?? 0)})`}
                />
              ))}
            </g>
          );
        })}
      </svg>
      <PlayersTable
        heading={heading}
        className="small byEvening"
        players={viewpoint.people.map(({ colour, name }) => ({
          key: colour,
          mark: (
            <svg class="legend" viewBox="-9 -9 18 18" data-colour={colour} aria-hidden="true">
              <path class="mark" d={MARKS[PLAYER_PAINT[colour].emblem]} />
            </svg>
          ),
          name,
        }))}
        lines={history.map((scores, evening) => ({
          key: `${evening}`,
          heading: (
            <>
              <span class="unseen">{text.evening(evening + 1)}</span>
              <span aria-hidden="true">{number(evening + 1)}</span>
            </>
          ),
          longHeading: text.evening(evening + 1),
          cells: viewpoint.people.map((_, seat) => valueText(scores[seat] ?? 0)),
        }))}
      />
    </section>
  );
}
