// The table context: the session, its state and the words for it, for every part of the table page.
import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import type { MoveType, Player, Refusal, Seat } from '../../../game/index.ts';
import type { Offer } from '../../model/offers.ts';
import type { ConsideredDie } from '../../model/stage.ts';
import type { Session, SessionState } from '../../session/index.ts';
import type { Viewpoint, Words } from '../../words/index.ts';
import type { Coaching } from '../coach/useCoach.ts';
import type { SeatClock } from '../parts/clock.tsx';
import type { FocusTarget } from './focusTarget.ts';

export interface TableContext {
  state: SessionState;
  session: Session;
  words: Words;
  viewpoint: Viewpoint;
  /** The thing on the canvas that the focused button stands for. */
  focusTarget: FocusTarget | null;
  setFocusTarget: (target: FocusTarget | null) => void;
  /** Opens the guide at a rule. */
  openRule?: (rule: string) => void;
  /** Null where nobody may ask the coach. */
  coaching?: Coaching | null;
  /** Only in an online match: the clock of a player who is waited for; null while none runs for that seat. */
  clockOf?: ((seat: Seat) => SeatClock | null) | undefined;
}

const Context = createContext<TableContext | null>(null);

export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === null) throw new Error('A part of the table is drawn without a table.');
  return table;
}

export function useSessionState(session: Session): SessionState {
  const [state, setState] = useState(session.state);
  useEffect(() => session.subscribe(setState), [session]);
  return state;
}

const consideredDieOf = (target: FocusTarget | null): ConsideredDie | null => {
  if (target?.at === 'coasterDie') return { value: target.value, own: false, from: null, onCoaster: true };
  return target?.at === 'die' ? { value: target.value, own: target.own, from: target.from, onCoaster: false } : null;
};

/**
 * The focus target of the table. Its spot is lit on the canvas, which scrolls to it; for a die that is not placed, the
 * spaces to which it could go are lit. A button that gets the focus by touch sets no target: the player sees what it is
 * about, and the table must not scroll.
 */
export function useFocusTarget(
  session: Session,
  isPressing: () => boolean,
): Pick<TableContext, 'focusTarget' | 'setFocusTarget'> {
  const [focusTarget, setTarget] = useState<FocusTarget | null>(null);
  const setFocusTarget = useCallback(
    (next: FocusTarget | null) => {
      if (next !== null && isPressing()) return;
      setTarget(next);
      session.point(next?.at === 'spot' ? next.spot : null);
      session.consider(consideredDieOf(next));
    },
    [session, isPressing],
  );
  return { focusTarget, setFocusTarget };
}

export const viewpointOf = ({ model }: SessionState): Viewpoint => ({
  view: model.view,
  me: model.me,
  people: model.people,
});

export const offersOf = ({ model }: SessionState, types: readonly MoveType[]): Offer[] =>
  model.offers.filter(({ move }) => types.includes(move.type));

/** The reason why an offer cannot be chosen, in words; null when it can. */
export const reasonOf = (words: Words, refused: Refusal | null): string | null =>
  refused === null ? null : words.refusal(refused);

export function playerAt({ view }: Viewpoint, seat: Seat): Player {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`Nobody sits at seat ${seat}.`);
  return player;
}

export const nameAt = ({ people }: Viewpoint, seat: Seat): string => people[seat]?.name ?? '';
