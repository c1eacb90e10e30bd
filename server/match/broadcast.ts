// Broadcasts a move to the watchers of a match, as the seat of each may see it: what has changed, or the whole state.
import type { State } from 'boardgame.io';
import { diff } from './diff.ts';
import type { LoggedMove, Patch, SeatView } from '../wire/match.ts';
import type { Engine } from './engine.ts';
import { type Match, seatOf, type SeenMove, type Watcher } from './match.ts';
import type { MoveEntry } from './record.ts';

export const logEntryFor = ({ mark: _mark, secret, ...entry }: MoveEntry, seat: number | null): LoggedMove =>
  secret && entry.seat !== seat ? { ...entry, move: { type: entry.move.type }, hidden: true } : entry;

const bySeat = (match: Match): Map<number | null, Watcher[]> => {
  const groups = new Map<number | null, Watcher[]>();
  for (const watcher of match.watchers) {
    const seat = seatOf(match.record, watcher.keyHash);
    const group = groups.get(seat);
    if (group === undefined) groups.set(seat, [watcher]);
    else group.push(watcher);
  }
  return groups;
};

export interface MoveBroadcast {
  readonly before: State;
  readonly state: State;
  readonly entry: MoveEntry;
  /** The connection that sent the move, to which this frame is the answer; undefined if none here waits for one. */
  readonly sender: Watcher | undefined;
}

const once = <T>(compute: () => T): (() => T) => {
  let computed: { readonly value: T } | null = null;
  return () => (computed ??= { value: compute() }).value;
};

/** The difference between a seat's old view and its new one. Seats that are shown the same, which most are, share it. */
const differences = (engine: Engine, before: State, state: State): ((seat: number | null) => Patch | null) => {
  const known: { readonly from: SeatView; readonly to: SeatView; readonly patch: Patch | null }[] = [];
  return (seat) => {
    const from = engine.view(before, seat);
    const to = engine.view(state, seat);
    const same = known.find((one) => one.from.G === from.G && one.to.G === to.G);
    if (same !== undefined) return same.patch;
    const patch = diff(from, to);
    known.push({ from, to, patch });
    return patch;
  };
};

export const broadcastMove = (engine: Engine, match: Match, { before, state, entry, sender }: MoveBroadcast): void => {
  const patchFor = differences(engine, before, state);
  for (const [seat, watchers] of bySeat(match)) {
    const seen: SeenMove = {
      from: before._stateID,
      to: state._stateID,
      entry: logEntryFor(entry, seat),
      patch: once(() => patchFor(seat)),
      state: once(() => engine.seenState(state, seat)),
    };
    for (const watcher of watchers) {
      const isAnswer = watcher === sender && entry.mark !== null;
      // The spread comes last for speed: see game/boardgamePlain.ts.
      watcher.step(isAnswer ? { made: entry.mark, ...seen } : seen);
    }
  }
};
