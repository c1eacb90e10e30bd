// The text view: the whole table in words, with buttons for the moves that are made at a place on it. Together with the
// prompt, which has the other moves, it is complete without the canvas.
import { playsWith, type Seat } from '../../../game/index.ts';
import { CoachText } from '../coach/coachText.tsx';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { timeLeftInWords, useNow, type SeatClock } from '../parts/clock.tsx';
import { useText } from '../services.ts';
import { nameAt, playerAt, useTable } from '../table/tableContext.ts';
import { MoveButtons } from '../table/moveButtons.tsx';
import { MarketText } from './marketText.tsx';
import { Region, Spots } from './region.tsx';
import { TavernText } from './tavernText.tsx';
import { BooksText, EveningsText, MonasteryText, ReputationText } from './trackText.tsx';

function DiceOnOffer() {
  const { textView } = useText();
  const { viewpoint } = useTable();
  const coasters = viewpoint.view.players.map((player, seat) => ({ seat: seat as Seat, dice: player.coaster }));
  const isAnyOffered = coasters.some(({ dice }) => dice.length > 0);
  return (
    <Region title={textView.offered}>
      <MoveButtons label={textView.offered} types={['draft']} />
      {isAnyOffered ? (
        <ul>
          {coasters.map(({ seat, dice }) => (
            <li key={seat}>{textView.coaster(nameAt(viewpoint, seat), dice.join(', '))}</li>
          ))}
        </ul>
      ) : (
        <p class="soft small">{textView.noneOnOffer}</p>
      )}
    </Region>
  );
}

/** The clocks that run, in an online match with a time limit. */
function Clocks({ clocks }: { clocks: readonly { seat: Seat; clock: SeatClock }[] }) {
  const text = useText();
  const { viewpoint } = useTable();
  const now = useNow();
  return (
    <Region title={text.online.table.time}>
      <ul>
        {clocks.map(({ seat, clock }) => (
          <li key={seat}>
            <b>{text.label(nameAt(viewpoint, seat))}</b> {timeLeftInWords(text, clock, now)}
          </li>
        ))}
      </ul>
    </Region>
  );
}

function StartCards() {
  const { textView } = useText();
  const { viewpoint } = useTable();
  return (
    <Region title={textView.startCards}>
      <Spots
        isWholeRegion
        title={textView.startCards}
        spots={viewpoint.view.startCards.map((card) => ({ at: 'startCard', card }))}
      />
    </Region>
  );
}

function OtherTaverns() {
  const { textView, table } = useText();
  const { state, session, words, viewpoint } = useTable();
  const { me } = state.model;
  const others = viewpoint.people.map((_, seat) => seat as Seat).filter((seat) => seat !== me);
  return (
    <Region title={textView.others}>
      {others.map((seat) => {
        const { lines } = words.explain({ at: 'plate', seat }, viewpoint);
        const seated = playerAt(viewpoint, seat).tables.map((card) =>
          card === null ? textView.nobody : words.card(card),
        );
        return (
          <p key={seat}>
            <b>{nameAt(viewpoint, seat)}</b>. {lines.join(' ')}{' '}
            {seated.length > 0 && textView.seated(seated.join(', '))}
          </p>
        );
      })}
      <Roving label={textView.others}>
        {others.map((seat) => (
          <Button
            key={seat}
            size="small"
            icon="look"
            pressed={state.selection.focus === seat}
            onPress={() => session.focus(state.selection.focus === seat && me !== null ? me : seat)}
          >
            {table.look(nameAt(viewpoint, seat))}
          </Button>
        ))}
      </Roving>
    </Region>
  );
}

export function TextView() {
  const { state, coaching = null, clockOf } = useTable();
  const { me, view } = state.model;
  const { focus } = state.selection;
  const clocks = state.model.people.flatMap((_, index) => {
    const seat = index as Seat;
    const clock = clockOf?.(seat) ?? null;
    return clock === null ? [] : [{ seat, clock }];
  });
  return (
    <div class="textView">
      {clocks.length > 0 && <Clocks clocks={clocks} />}
      {coaching !== null && <CoachText coaching={coaching} />}
      {me !== null && <TavernText seat={me} />}
      {view.phase === 'startCards' && <StartCards />}
      <DiceOnOffer />
      <MarketText />
      <EveningsText />
      <MonasteryText />
      {playsWith(view.modules, 'guestBook') && <BooksText />}
      {playsWith(view.modules, 'reputation') && <ReputationText />}
      <OtherTaverns />
      {focus !== me && <TavernText seat={focus} />}
    </div>
  );
}
