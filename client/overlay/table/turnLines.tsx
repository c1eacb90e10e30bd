// A line for each of the other players whose latest serving turn brought cards or upgraded tiles: pictures of these
// and, once the turn is over, a button that shows it again.
import { useEffect, useState } from 'preact/hooks';
import type { Phase } from '../../../game/index.ts';
import type { PagePictureKey } from '../../art/proportions.ts';
import type { LogEntry } from '../../model/log.ts';
import { turnGains, type Gain, type TurnGains } from '../../model/turnGains.ts';
import { Button } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Picture } from '../parts/picture.tsx';
import { useMedia } from '../parts/useMedia.ts';
import { useText } from '../services.ts';
import { nameAt, useTable } from './tableContext.ts';

const PICTURE_WIDTH = 26;
/** Phases without the lines: they would lie over the dice that are drafted and placed, or over the result. */
const HIDDEN_IN: readonly Phase[] = ['server', 'orders', 'planning', 'over'];
/** Over the canvas the lines disappear after this time, but not before their turns are over, nor under the pointer. */
const STAYS_MS = 8_000;
/**
 * Wide screens, and phones and tablets held upright. The lines are in the bar above the table, where they cover
 * nothing; if the bar is too narrow, they can be scrolled sideways.
 */
const HAS_ROOM = '(min-width: 72rem) and (min-height: 32.01rem), (orientation: portrait) and (max-width: 56rem)';
/** Phones on their side, where the lines stand in the panel, between the question and its buttons. */
const HAS_PANEL = '(orientation: landscape) and (max-height: 32rem)';

const pictureOf = (gain: Gain): PagePictureKey => {
  if (gain.gain === 'tile') return `tile/${gain.tile}/upgraded`;
  return gain.card === 'noble' ? 'card/noble/0' : `card/${gain.card}`;
};

function Lines({ turns }: { turns: readonly TurnGains[] }) {
  return (
    <ul class="turnLines">
      {turns.map((turn) => (
        <Line key={turn.number} turn={turn} />
      ))}
    </ul>
  );
}

function Line({ turn }: { turn: TurnGains }) {
  const { table } = useText();
  const { state, session, words, viewpoint } = useTable();
  const { seat, gains, isOver } = turn;
  const name = nameAt(viewpoint, seat);
  const said = gains.map((gain) =>
    gain.gain === 'tile'
      ? words.upgrade(gain.tile)
      : `${words.card(gain.card)}${gain.count > 1 ? ` × ${gain.count}` : ''}`,
  );
  const mayShow = isOver && state.seatsToShowAgain.includes(seat);
  const show = () => void session.showAgain(seat);
  return (
    <li data-colour={viewpoint.people[seat]?.colour}>
      <Emblem colour={viewpoint.people[seat]?.colour ?? 'red'} />
      <span class="said">{table.turnBrought(name, said.join(', '))}</span>
      <span class="gains" aria-hidden="true" onClick={mayShow ? show : undefined}>
        {gains.map((gain, index) => (
          <span key={`${pictureOf(gain)} ${index}`}>
            <Picture of={pictureOf(gain)} width={PICTURE_WIDTH} />
            {gain.gain === 'card' && gain.count > 1 && <b>×{gain.count}</b>}
          </span>
        ))}
      </span>
      {mayShow && (
        <Button
          kind="plain"
          size="small"
          icon="play"
          label={table.showAgain(name)}
          title={table.showAgain(name)}
          reason={state.busy ? table.busy : null}
          onPress={show}
        />
      )}
    </li>
  );
}

/** Over the canvas the lines go after a while and with one's own next move; a button brings them back. */
function Passing({ turns, latestEntry }: { turns: readonly TurnGains[]; latestEntry: LogEntry | undefined }) {
  const { table } = useText();
  const { state } = useTable();
  /** Opened or closed, by the button or by time; valid until the log has a newer entry with a seat. */
  const [choice, setChoice] = useState({ atEntry: -1, isOpen: true });
  const [isHovered, setIsHovered] = useState(false);
  const entryNumber = latestEntry?.number ?? 0;
  const isOpen = choice.atEntry === entryNumber ? choice.isOpen : latestEntry?.seat !== state.model.me;
  const isLeaving = isOpen && !isHovered && turns.every(({ isOver }) => isOver);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setChoice({ atEntry: entryNumber, isOpen: false }), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, entryNumber]);
  return (
    <div class="passing" onPointerEnter={() => setIsHovered(true)} onPointerLeave={() => setIsHovered(false)}>
      {isOpen && <Lines turns={turns} />}
      <Button
        size="small"
        icon={isOpen ? 'cancel' : 'person'}
        expanded={isOpen}
        label={table.turnLines}
        title={table.turnLines}
        onPress={() => setChoice({ atEntry: entryNumber, isOpen: !isOpen })}
      />
    </div>
  );
}

/** In the bar above the table if there is room, in the panel of a phone on its side, and over the canvas elsewhere. */
export function TurnLines({ place }: { place: 'bar' | 'panel' | 'canvas' }) {
  const { table } = useText();
  const { state } = useTable();
  const hasRoom = useMedia(HAS_ROOM);
  const hasPanel = useMedia(HAS_PANEL);
  const placeWithoutRoom = hasPanel ? 'panel' : 'canvas';
  const isHere = place === (hasRoom ? 'bar' : placeWithoutRoom);
  const turns = turnGains(state.log, state.model.me).filter(({ gains }) => gains.length > 0);
  const isShown = turns.length > 0 && state.playback === null && !HIDDEN_IN.includes(state.model.view.phase);
  if (!isHere || !isShown) return null;
  return (
    <section aria-label={table.turnLines} class="othersTurns">
      {place === 'canvas' ? (
        <Passing turns={turns} latestEntry={state.log.findLast(({ seat }) => seat !== null)} />
      ) : (
        <Lines turns={turns} />
      )}
    </section>
  );
}
