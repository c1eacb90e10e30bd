// The plates of the players: points, stores, and what they are doing. A click shows their tavern.
import { useState } from 'preact/hooks';
import { playsWith, waitedFor, type Seat } from '../../../game/index.ts';
import { Roving } from '../keys/roving.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Away } from '../parts/away.tsx';
import { BotFace } from '../parts/botFace.tsx';
import { TimeLeft, timeLeftInWords } from '../parts/clock.tsx';
import type { ButtonIcon } from '../../art/icons.ts';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';
import { playerAt, useTable } from './tableContext.ts';
import { FOCUS_TARGET_ATTRIBUTE } from './focusTarget.ts';

function Plate({ seat }: { seat: Seat }) {
  const text = useText();
  const { table, textView, number } = text;
  const { state, session, viewpoint, setFocusTarget, clockOf } = useTable();
  /**
   * The time when the plate got the focus. The description tells the time left as it was then, because some screen
   * readers announce every change of the focused element.
   */
  const [lookedAt, setLookedAt] = useState(() => Date.now());
  const { view, scores, me } = state.model;
  const person = viewpoint.people[seat];
  if (person === undefined) return null;
  const player = playerAt(viewpoint, seat);
  const clock = clockOf?.(seat) ?? null;
  const total = scores[seat]?.total ?? 0;
  const acts = view.phase !== 'over' && waitedFor(view).includes(seat);
  const doing = (): string => {
    if (!person.present) return table.away;
    if (acts) return table.isToAct;
    if (view.phase === 'over') return '';
    return player.done ? table.ready : table.waits;
  };
  const forecast = seat === me ? state.model.forecast : null;
  const coming: Partial<Record<ButtonIcon, number>> = { thaler: forecast?.thalers ?? 0, stein: forecast?.beer ?? 0 };
  const goods = [
    ['thaler', player.thalers, table.thalers],
    ['stein', player.beer, table.beer],
    ...(playsWith(view.modules, 'schnapps') ? [['schnapps', player.schnapps, table.schnapps] as const] : []),
    ['die', player.dice.length, textView.dice],
    ['person', player.counterGuests, textView.counterGuests],
  ] as const;
  const onCoaster = player.coaster.join(' ');
  const isMarked = seat === me && person.name.toLowerCase() !== table.you;
  // `nameless` is "You": one's own plate says "Look at your tavern".
  const nameInLook = isMarked ? text.home.nameless : person.name;
  const sentences = [
    table.plate(
      isMarked ? `${person.name} (${table.you})` : person.name,
      total,
      [doing(), view.start === seat ? table.mug : ''].filter(Boolean),
    ),
    `${goods.map(([, count, name]) => `${name} ${number(count)}`).join(', ')}.`,
    ...(onCoaster === '' ? [] : [textView.coaster(textView.onCoaster, onCoaster)]),
    table.look(nameInLook),
  ];
  return (
    <button
      type="button"
      class={['plate', acts ? 'acting' : '', seat === me ? 'own' : ''].filter(Boolean).join(' ')}
      data-colour={person.colour}
      aria-pressed={state.selection.focus === seat}
      aria-description={clock === null ? undefined : timeLeftInWords(text, clock, lookedAt)}
      {...FOCUS_TARGET_ATTRIBUTE}
      onFocus={() => {
        setLookedAt(Date.now());
        setFocusTarget({ at: 'spot', spot: { at: 'plate', seat } });
      }}
      onClick={() => session.focus(seat)}
    >
      <span class="unseen">{sentences.join(' ')}</span>
      <Emblem colour={person.colour} />
      <span aria-hidden="true">
        <span class="name">
          {person.kind === 'bot' && <BotFace name={person.character ?? person.name} />}
          <span class="called">{person.name}</span>
          {isMarked && <span class="tag">{table.you}</span>}
          {!person.present && <Away />}
          {clock !== null && <TimeLeft {...clock} />}
          {view.start === seat && (
            <span title={table.mug}>
              <Icon name="stein" />
            </span>
          )}
          {acts && (
            <span class="acts">
              <Icon name="hourglass" />
            </span>
          )}
        </span>
        <span class="goods">
          {goods.map(([icon, count, name]) => (
            <span key={name} data-icon={icon} title={name}>
              <Icon name={icon} />
              {number(count)}
              {(coming[icon] ?? 0) > 0 && <b class="plus">+{number(coming[icon] ?? 0)}</b>}
            </span>
          ))}
        </span>
      </span>
      <span class="points" aria-hidden="true">
        {number(total)}
      </span>
    </button>
  );
}

export function People() {
  const { table } = useText();
  const { state } = useTable();
  return (
    <section class="seats" aria-label={table.people}>
      <Roving label={table.people} className="people">
        {state.model.people.map((_, index) => (
          <Plate key={`${index}`} seat={index as Seat} />
        ))}
      </Roving>
    </section>
  );
}
