// What every part of the table page needs: the state of the session, what can be done with it, and the words for it.
import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import type { MoveType, Player, Refusal, Seat } from '../../../game/index.ts';
import type { Offer } from '../../model/offers.ts';
import type { Session, SessionState } from '../../session/index.ts';
import type { Glance, Words } from '../../words/index.ts';
import type { Pointed } from './focusTarget.ts';

export interface AtTable {
  state: SessionState;
  session: Session;
  words: Words;
  glance: Glance;
  /** What the keyboard's focus means on the canvas. */
  pointed: Pointed | null;
  point: (pointed: Pointed | null) => void;
  /** What else is shown on somebody's plate. */
  onPlate?: ((seat: Seat) => ComponentChildren) | undefined;
}

const Here = createContext<AtTable | null>(null);

export const AtTableProvider = Here.Provider;

export function useTable(): AtTable {
  const table = useContext(Here);
  if (table === null) throw new Error('A part of the table is drawn without a table.');
  return table;
}

export function useSessionState(session: Session): SessionState {
  const [state, setState] = useState(session.state);
  useEffect(() => session.subscribe(setState), [session]);
  return state;
}

/** The spots among what is pointed at are lit on the canvas, too. */
export function usePointing(session: Session): Pick<AtTable, 'pointed' | 'point'> {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const point = useCallback(
    (next: Pointed | null) => {
      setPointed(next);
      session.point(next?.at === 'spot' ? next.spot : null);
    },
    [session],
  );
  return { pointed, point };
}

export const glanceOf = ({ model }: SessionState): Glance => ({
  view: model.view,
  me: model.me,
  people: model.people,
});

export const offersOf = ({ model }: SessionState, types: readonly MoveType[]): Offer[] =>
  model.offers.filter(({ move }) => types.includes(move.type));

export const isLegal = (offer: Offer): boolean => offer.refused === null;

/** What keeps an offer from being done, in words; null when it can be done. */
export const reasonOf = (words: Words, refused: Refusal | null): string | null =>
  refused === null ? null : words.refusal(refused);

export function playerAt({ view }: Glance, seat: Seat): Player {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`Nobody sits at seat ${seat}.`);
  return player;
}

export const nameAt = ({ people }: Glance, seat: Seat): string => people[seat]?.name ?? '';
