// The bar above the table: evening, moon, phase, whose turn it is, who is waited for, what other players gained, and
// the buttons that skip an animation, change speed and sound, and open help and menu.
import type { ComponentChildren } from 'preact';
import { ROUNDS, waitedFor } from '../../../game/index.ts';
import { SHORTCUTS } from '../keys/shortcuts.ts';
import { Roving } from '../keys/roving.tsx';
import { Away } from '../parts/away.tsx';
import { Button } from '../parts/button.tsx';
import { TimeLeft } from '../parts/clock.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { useServices, useSettings, useText } from '../services.ts';
import { nameAt, useTable } from './tableContext.ts';

interface HeaderProps {
  onMenu: () => void;
  onHelp: () => void;
  /** A line for each turn of another player, with what was gained (turnLines.tsx), if the bar has room for them. */
  children: ComponentChildren;
}

const NEXT_SPEED = { 1: 2, 2: 0, 0: 1 } as const;

/**
 * The players an online match waits for: all of them while everybody acts at once; otherwise the player whose turn it
 * is, if a clock runs for that player or the player is away.
 */
function WaitedFor() {
  const { state, viewpoint, clockOf } = useTable();
  const { view } = state.model;
  if (clockOf === undefined || view.phase === 'over') return null;
  const waited = waitedFor(view).flatMap((seat) => {
    const person = viewpoint.people[seat];
    const clock = clockOf(seat);
    if (person === undefined || (view.turn !== null && person.present && clock === null)) return [];
    return [
      <span key={seat}>
        <Emblem colour={person.colour} />
        <span class="called">{person.name}</span>
        {!person.present && <Away />}
        {clock !== null && <TimeLeft {...clock} />}
      </span>,
    ];
  });
  if (waited.length === 0) return null;
  return (
    <p class="waitedFor" aria-hidden="true">
      <Icon name="hourglass" />
      {waited}
    </p>
  );
}

function moonClass(evening: number, round: number): 'past' | 'now' | '' {
  if (evening === round) return 'now';
  return evening < round ? 'past' : '';
}

export function Header({ onMenu, onHelp, children }: HeaderProps) {
  const text = useText();
  const { table } = text;
  const { settings: store } = useServices();
  const settings = useSettings();
  const { state, session, words, viewpoint } = useTable();
  const { view, me } = state.model;
  const isMine = view.turn !== null && view.turn === me;
  const whoseTurn = (): string | null => {
    if (view.phase === 'over') return null;
    if (view.turn === null) return table.allAct;
    return isMine ? table.yourTurn : table.turnOf(nameAt(viewpoint, view.turn));
  };
  const whose = whoseTurn();
  return (
    <header class="tableHeader">
      <h1>{table.heading(view.round)}</h1>
      <b class="briefly" aria-hidden="true">{`${view.round}/${ROUNDS}`}</b>
      <span class="moons" role="img" aria-label={table.moon(view.round)}>
        {Array.from({ length: ROUNDS }, (_, index) => (
          <i key={index} class={moonClass(index + 1, view.round)} />
        ))}
      </span>
      <p class={['turn', isMine ? 'mine' : '', view.turn === null ? 'all' : ''].filter(Boolean).join(' ')}>
        <b>{words.phase(view.phase)}</b>
        {whose !== null && <span class="whose"> · {whose}</span>}
      </p>
      <WaitedFor />
      {children}
      <Roving label={table.menu} className="tools">
        {state.busy && <Button kind="plain" icon="faster" label={table.skip} onPress={() => session.hurry()} />}
        <Button
          kind="plain"
          className="quick speed"
          icon={settings.speed === 0 ? 'instant' : undefined}
          label={table.speed(text.settings.speeds[settings.speed])}
          title={table.speed(text.settings.speeds[settings.speed])}
          onPress={() => store.set({ ...settings, speed: NEXT_SPEED[settings.speed] })}
        >
          {settings.speed === 0 ? undefined : `${settings.speed}×`}
        </Button>
        <Button
          kind="plain"
          className="quick"
          icon={settings.sound ? 'soundOn' : 'soundOff'}
          label={settings.sound ? table.soundOn : table.soundOff}
          title={settings.sound ? table.soundOn : table.soundOff}
          pressed={settings.sound}
          onPress={() => store.set({ ...settings, sound: !settings.sound })}
        />
        <Button kind="plain" icon="help" label={table.help} title={table.help} keys={SHORTCUTS.help} onPress={onHelp} />
        <Button kind="plain" icon="menu" label={table.menu} title={table.menu} onPress={onMenu} />
      </Roving>
    </header>
  );
}
