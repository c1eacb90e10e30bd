// A line for each turn of the others: cards bought and recruited, tiles upgraded, and a button that shows the turn again.
import { useEffect, useState } from 'preact/hooks';
import type { Phase } from '../../../game/index.ts';
import type { ArtKey } from '../../art/manifest.ts';
import { turnGains, type Gain, type TurnGains } from '../../model/turnGains.ts';
import { Button } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Picture } from '../parts/picture.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from './tableContext.ts';

const WIDTH = 26;
/** When dice are drafted and placed, the lines would lie in their way. */
const DRAFTING: readonly Phase[] = ['server', 'orders', 'planning', 'over'];
/** A line leaves by itself, but not while somebody reads it. */
const STAYS_MS = 20_000;

const pictureOf = (gain: Gain): ArtKey => {
  if (gain.gain === 'tile') return `tile/${gain.tile}/upgraded`;
  return gain.card === 'noble' ? 'card/noble/0' : `card/${gain.card}`;
};

function Line({ turn, onHide }: { turn: TurnGains; onHide: () => void }) {
  const { table } = useText();
  const { state, session, words, viewpoint } = useTable();
  const { seat, gains, isOver } = turn;
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (!isOver || isRead) return undefined;
    const later = setTimeout(onHide, STAYS_MS);
    return () => clearTimeout(later);
  }, [isOver, isRead, onHide]);
  const name = nameAt(viewpoint, seat);
  const said = gains.map((gain) =>
    gain.gain === 'tile'
      ? words.event({ type: 'upgraded', seat, tile: gain.tile, from: 0 }, viewpoint)
      : `${words.card(gain.card)}${gain.count > 1 ? ` × ${gain.count}` : ''}`,
  );
  return (
    <li
      data-colour={viewpoint.people[seat]?.colour}
      onPointerEnter={() => setIsRead(true)}
      onPointerLeave={() => setIsRead(false)}
    >
      <Emblem colour={viewpoint.people[seat]?.colour ?? 'red'} />
      <span class="unseen">{table.turnBrought(name, said.join(', '))}</span>
      <span class="gains" aria-hidden="true">
        {gains.map((gain, index) => (
          <span key={`${pictureOf(gain)} ${index}`} title={said[index]}>
            <Picture of={pictureOf(gain)} width={WIDTH} />
            {gain.gain === 'card' && gain.count > 1 && <b>×{gain.count}</b>}
          </span>
        ))}
      </span>
      {isOver && state.turnsSeen.includes(seat) && (
        <Button
          kind="plain"
          size="small"
          icon="look"
          label={table.showAgain(name)}
          title={table.showAgain(name)}
          reason={state.busy ? table.busy : null}
          onPress={() => void session.showAgain(seat)}
        />
      )}
      {isOver && <Button kind="plain" size="small" icon="cancel" label={table.hideTurn(name)} onPress={onHide} />}
    </li>
  );
}

export function TurnLines() {
  const { table } = useText();
  const { state } = useTable();
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const turns = turnGains(state.log, state.model.me).filter(
    ({ gains, number }) => gains.length > 0 && !hidden.includes(number),
  );
  if (turns.length === 0 || state.playback !== null || DRAFTING.includes(state.model.view.phase)) return null;
  return (
    <section aria-label={table.turnLines}>
      <ul class="turnLines">
        {turns.map((turn) => (
          <Line key={turn.number} turn={turn} onHide={() => setHidden((before) => [...before, turn.number])} />
        ))}
      </ul>
    </section>
  );
}
