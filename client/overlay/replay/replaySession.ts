// A table session without moves: it goes through the moments of a game that was played.
import type { View } from '../../../game/index.ts';
import { timelineOf } from '../../model/choreography.ts';
import { scoreHistory } from '../../model/history.ts';
import { emptyLog, readOn, type LogEntry } from '../../model/log.ts';
import type { Stage } from '../../model/stage.ts';
import { tableModel, type TableModel } from '../../model/tableModel.ts';
import type { Replay } from '../../net/localGame.ts';
import type { SessionState, TableSession } from '../../tableSession.ts';

export interface ReplaySession extends TableSession {
  readonly moments: number;
  readonly moment: number;
  go(moment: number): void;
}

/** The moment in which an event happened, counted through all moments. */
export function momentOfEvent({ moments }: Replay, event: number): number {
  let seen = 0;
  const at = moments.findIndex((moment) => {
    seen += moment.events.length;
    return event < seen;
  });
  return at < 0 ? moments.length - 1 : at;
}

/** What was told until a moment. */
function logUntil({ moments }: Replay, moment: number): LogEntry[] {
  const told = moments.slice(0, moment + 1).flatMap(({ events }) => events);
  return readOn(emptyLog(moments[0]?.view.modules ?? 1), told).entries;
}

const nothing = () => Promise.resolve();

export function createReplaySession(replay: Replay, first: number): ReplaySession {
  const listeners = new Set<(state: SessionState) => void>();
  let stage: Stage | null = null;
  let moment = -1;
  let state: SessionState;

  const viewAt = (at: number): View => (replay.moments[at] as Replay['moments'][number]).view;
  const modelAt = (at: number): TableModel => tableModel({ view: viewAt(at), me: null, people: replay.people });
  const tell = (part: Partial<SessionState>) => {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener(state);
  };
  const go = (wanted: number) => {
    const at = Math.max(0, Math.min(wanted, replay.moments.length - 1));
    if (at === moment) return;
    const before = moment;
    moment = at;
    const model = modelAt(at);
    // Whoever acts is looked at.
    const acting = model.view.turn ?? state.gaze.focus;
    const gaze = { ...state.gaze, focus: acting };
    // One step on is played, everything else is a jump.
    if (at === before + 1) {
      const events = replay.moments[at]?.events ?? [];
      void stage?.play(timelineOf(events, viewAt(before), model.view), model, gaze);
    } else {
      stage?.show(model, gaze);
    }
    tell({
      model,
      gaze,
      log: logUntil(replay, at),
      history: scoreHistory(replay.moments.slice(0, at + 1).map(({ view }) => view)),
    });
  };

  state = {
    model: modelAt(0),
    gaze: { focus: 0, held: null, pointedAt: null },
    toast: null,
    hint: null,
    log: [],
    speech: { polite: '', urgent: '' },
    asking: null,
    busy: false,
    connected: true,
    canUndo: false,
    canRedo: false,
    history: [],
    seatsHere: [],
    handTo: null,
    mayThinkAgain: [],
  };
  go(first);

  return {
    get state() {
      return state;
    },
    get moment() {
      return moment;
    },
    moments: replay.moments.length,
    go,
    subscribe: (listener) => {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
    do: nothing,
    done: nothing,
    undo: nothing,
    redo: nothing,
    answer: nothing,
    pick: (pick) => {
      if (pick.pick === 'hover') {
        tell({ hint: pick.spot === null ? null : { spot: pick.spot, x: pick.x, y: pick.y } });
      } else if (pick.pick === 'spot' && pick.spot.at === 'plate') {
        const gaze = { ...state.gaze, focus: pick.spot.seat };
        stage?.show(state.model, gaze);
        tell({ gaze });
      }
    },
    hold: () => undefined,
    putHeld: nothing,
    focus: (seat) => {
      const gaze = { ...state.gaze, focus: seat };
      stage?.show(state.model, gaze);
      tell({ gaze });
    },
    point: (spot) => tell({ gaze: { ...state.gaze, pointedAt: spot } }),
    refuse: () => undefined,
    attach: (next) => {
      stage = next;
      stage?.show(state.model, state.gaze);
    },
    configure: (settings) => stage?.configure(settings),
    setPeople: () => undefined,
    recall: () => undefined,
    hurry: () => stage?.hurry(),
    thinkAgain: nothing,
    switchTo: () => undefined,
    settled: nothing,
    close: () => listeners.clear(),
  };
}
