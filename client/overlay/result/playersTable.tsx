// A table of numbers by player: a row for each player, and where the screen is too narrow for that, a column.
import type { ComponentChildren } from 'preact';
import { useMedia } from '../parts/useMedia.ts';
import { useText } from '../services.ts';

export interface TablePlayer {
  readonly key: string;
  readonly mark: ComponentChildren;
  readonly name: string;
}

export interface TableLine {
  readonly key: string;
  readonly heading: ComponentChildren;
  /** The heading on narrow screens, where it begins a row and has room for a word: "Evening 3" for "3". By default `heading`. */
  readonly longHeading?: string;
  /** By player, in their order. */
  readonly cells: readonly ComponentChildren[];
  readonly isApart?: boolean;
}

interface PlayersTableProps {
  heading: string;
  players: readonly TablePlayer[];
  lines: readonly TableLine[];
  className?: string;
}

/** Screens on which the players are columns. */
export const NARROW = '(max-width: 64rem)';

const classOf = ({ isApart = false }: TableLine): string | undefined => (isApart ? 'apart' : undefined);

export function PlayersTable(props: PlayersTableProps) {
  const isNarrow = useMedia(NARROW);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={props.heading}>
      {isNarrow ? <PlayersAcross {...props} /> : <PlayersDown {...props} />}
    </div>
  );
}

function PlayersDown({ players, lines, className }: PlayersTableProps) {
  const { result: text } = useText();
  return (
    <table class={className}>
      <thead>
        <tr>
          <th scope="col">{text.player}</th>
          {lines.map((line) => (
            <th scope="col" key={line.key} class={classOf(line)}>
              {line.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map(({ key, mark, name }, index) => (
          <tr key={key}>
            <th scope="row">
              {mark}
              {name}
            </th>
            {lines.map((line) => (
              <td key={line.key} class={classOf(line)}>
                {line.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlayersAcross({ players, lines, className = '' }: PlayersTableProps) {
  return (
    <table class={`across ${className}`}>
      <thead>
        <tr>
          <td />
          {players.map(({ key, mark, name }) => (
            <th scope="col" key={key}>
              {mark}
              <span class="called">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} class={classOf(line)}>
            <th scope="row">{line.longHeading ?? line.heading}</th>
            {line.cells.map((cell, index) => (
              <td key={players[index]?.key}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
