// The form for a game of several people, and bots, on one screen.
import { useEffect, useRef } from 'preact/hooks';
import { BOT_LEVELS } from '../../../game/bots/index.ts';
import { LONGEST } from '../../../server/wire/constants.ts';
import { COLOURS } from '../../model/tableModel.ts';
import type { LocalSeat } from '../../net/saves.ts';
import { Button } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import type { GameOptions, SeatOptions } from '../gameOptions.ts';
import { limited } from '../parts/fields.tsx';
import { ModuleField } from '../parts/moduleField.tsx';
import type { Start } from './start.ts';

interface TogetherProps {
  options: GameOptions;
  onChange: (options: Partial<GameOptions>) => void;
  start: Start;
}

const MOST_SEATS = 4;
const FEWEST_SEATS = 2;

/** A bot's level or `person`; a level that this version does not know, kept by another one, becomes a person. */
const playerOf = ({ plays }: SeatOptions): LocalSeat['plays'] =>
  BOT_LEVELS.find((level) => level === plays) ?? 'person';

/**
 * Keeps the focus in the form when the button that was pressed disappears: after a seat is removed, the focus moves to
 * the button that adds one; after the last seat is added, to the name field of that seat.
 */
function useSeatFocus(seatCount: number) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const before = useRef(seatCount);
  useEffect(() => {
    if (seatCount < before.current) addButton.current?.focus();
    if (seatCount > before.current && seatCount === MOST_SEATS)
      list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
    before.current = seatCount;
  }, [seatCount]);
  return { list, addButton };
}

export function Together({ options, onChange, start }: TogetherProps) {
  const text = useText();
  const { home, levels } = text;
  const seats: SeatOptions[] =
    options.seats.length >= FEWEST_SEATS
      ? options.seats
      : COLOURS.slice(0, FEWEST_SEATS).map((colour, seat) => ({
          name: seat === 0 ? options.name : '',
          colour,
          plays: 'person',
        }));
  const removalLabel = (seat: SeatOptions, index: number) =>
    seat.name.trim() === '' ? home.removeNameless(index + 1) : home.removeSeat(seat.name.trim());
  const change = (index: number, part: Partial<SeatOptions>) =>
    onChange({ seats: seats.map((seat, at) => (at === index ? { ...seat, ...part } : seat)) });
  const add = () => {
    const colour = COLOURS.find((free) => !seats.some((seat) => seat.colour === free));
    if (colour !== undefined) onChange({ seats: [...seats, { name: '', colour, plays: 'person' }] });
  };
  const { list, addButton } = useSeatFocus(seats.length);
  const hasPerson = seats.some((seat) => playerOf(seat) === 'person');
  const peopleReason = hasPerson ? null : home.tooFew;
  return (
    <>
      <p class="soft">{home.togetherText}</p>
      <fieldset class="field">
        <legend>{home.seats}</legend>
        <ul class="seats" ref={list}>
          {seats.map((seat, index) => (
            <li class="seat" key={seat.colour}>
              <Emblem colour={seat.colour} />
              <input
                class="input"
                type="text"
                aria-label={home.nameOfSeat(index + 1)}
                placeholder={home.seat(index + 1)}
                value={seat.name}
                {...limited(LONGEST.name, (name) => change(index, { name }))}
              />
              <select
                class="select"
                aria-label={home.playsSeat(index + 1)}
                value={playerOf(seat)}
                onChange={(event) => change(index, { plays: event.currentTarget.value })}
              >
                <option value="person">{home.person}</option>
                {BOT_LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {home.bot(levels[level].name)}
                  </option>
                ))}
              </select>
              <Button
                icon="cancel"
                kind="plain"
                label={removalLabel(seat, index)}
                reason={seats.length > FEWEST_SEATS ? null : home.tooFew}
                onPress={() => {
                  if (seats.length > FEWEST_SEATS) onChange({ seats: seats.filter((_, at) => at !== index) });
                }}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {seats.length < MOST_SEATS && (
        <div class="row">
          <Button size="small" icon="person" inner={addButton} onPress={add}>
            {home.addSeat}
          </Button>
        </div>
      )}
      <ModuleField value={options.modules} onChange={(modules) => onChange({ modules })} />
      <Button
        kind="main"
        size="large"
        icon="play"
        className="wide"
        reason={start.busy ? text.table.busy : peopleReason}
        onPress={() => {
          if (!hasPerson) return;
          start.begin({
            modules: options.modules,
            seats: seats.map((seat) => ({
              name: seat.name.trim(),
              colour: seat.colour,
              plays: playerOf(seat),
            })),
          });
        }}
      >
        {home.start}
      </Button>
    </>
  );
}
