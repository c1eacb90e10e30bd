// Clocks: the time left of a turn, with a warning before it is up, and the time that a search for players has taken.
import { useEffect, useState } from 'preact/hooks';
import { alertAbsentPlayer } from './alertAbsentPlayer.ts';
import { Live } from './live.tsx';
import { useServices, useText } from '../services.ts';
import type { PageText } from '../../words/pages.ts';

const SECOND_MS = 1000;
/** The last seconds are shown in another colour, and so is the reserve as long as it runs. */
const SHORT_S = 10;
/** The announcement comes before the change of colour: whoever hears it needs some of the time to listen. */
const ANNOUNCED_S = 20;

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}

/** The clock of a seat that is waited for. */
export interface SeatClock {
  /** When the seat's time runs out, reserve included, by this browser's clock (ms). */
  until: number;
  /** The seat's whole reserve (ms), also while it runs; what is used of it is gone for the rest of the game. */
  reserve: number;
}

interface SecondsLeft {
  /** Of the turn's own time; 0 or less while the reserve runs. */
  ofTurn: number;
  /** The whole reserve, also while it runs. */
  inReserve: number;
  /** Of turn and reserve together. */
  inAll: number;
}

function secondsLeft({ until, reserve }: SeatClock, now: number): SecondsLeft {
  const leftMs = Math.max(0, until - now);
  return {
    ofTurn: Math.ceil((leftMs - reserve) / SECOND_MS),
    inReserve: Math.ceil(reserve / SECOND_MS),
    inAll: Math.ceil(leftMs / SECOND_MS),
  };
}

/** The time on the clock, as a sentence. */
export function timeLeftInWords({ online }: PageText, clock: SeatClock, now: number): string {
  const { ofTurn, inReserve, inAll } = secondsLeft(clock, now);
  if (clock.reserve <= 0) return online.timeLeft(inAll);
  return ofTurn > 0 ? online.timeLeftAndReserve(ofTurn, inReserve) : online.reserveLeft(inAll);
}

/** The turn's own time first, with the reserve beside it; then the reserve as it runs out. */
export function TimeLeft({ until, reserve }: SeatClock) {
  const { online } = useText();
  const { ofTurn, inReserve, inAll: seconds } = secondsLeft({ until, reserve }, useNow());
  if (reserve > 0 && ofTurn > 0) {
    return (
      <span class="timeLeft">
        {online.clock(ofTurn)} <span class="small">{online.reserve(inReserve)}</span>
      </span>
    );
  }
  return (
    <span class={seconds <= SHORT_S || reserve > 0 ? 'timeLeft short' : 'timeLeft'}>
      {reserve > 0 ? online.inReserve(seconds) : online.clock(seconds)}
    </span>
  );
}

/** The warning for the player; empty while there is time enough, and when the time is over. */
function warningOf({ online }: PageText, clock: SeatClock | null, now: number): string {
  if (clock === null || now >= clock.until) return '';
  const { ofTurn, inReserve, inAll } = secondsLeft(clock, now);
  if (inAll <= ANNOUNCED_S) return online.table.timeIsShort;
  if (clock.reserve <= 0 || ofTurn > ANNOUNCED_S) return '';
  // The whole reserve, not what is left of it: otherwise there would be a new warning every second.
  return ofTurn > 0 ? online.table.decisionIsShort : online.table.reserveRuns(online.exactly(inReserve));
}

/**
 * Warns the player, by screen reader and on a hidden page by bell and notification: when the turn's own time is nearly
 * up, when the reserve begins, and when all the time is nearly up.
 */
export function TimeShortAlert({ clock }: { clock: SeatClock | null }) {
  const text = useText();
  const { settings } = useServices();
  const warning = warningOf(text, clock, useNow());
  const { yourTurn } = text.table;
  useEffect(
    () => (warning === '' ? undefined : alertAbsentPlayer(settings.get(), yourTurn, warning)),
    [settings, yourTurn, warning],
  );
  return <Live text={warning} urgent />;
}

export function SearchTime({ since }: { since: number }) {
  const { online } = useText();
  return <>{online.room.lookingFor(online.clock(Math.max(0, Math.floor((useNow() - since) / SECOND_MS))))}</>;
}
