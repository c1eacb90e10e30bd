// Carries out the single keys of the table: those of a player, or those of a replay.
import { FACES, type Die, type Face, type Phase } from '../../../game/index.ts';
import { isHeld } from '../../model/heldDie.ts';
import type { Playback, PlaybackState, Session, SessionState } from '../../session/index.ts';
import type { Coaching } from '../coach/useCoach.ts';
import type { Hotkeys } from '../keys/hotkeys.ts';
import { SHORTCUTS } from '../keys/shortcuts.ts';

interface PageKeys {
  openDrawer: (name: 'log' | 'text') => void;
  help: () => void;
  coaching: Coaching | null;
}

/** The next die of that value after the held one, unplaced ones first. */
function nextOf(dice: readonly Die[], value: Face, state: SessionState): Die | undefined {
  const fitting = dice
    .filter((die) => die.value === value && !die.spent)
    .sort((one, other) => Number(one.at !== null) - Number(other.at !== null));
  const at = fitting.findIndex((die) => isHeld(die, state.selection.held));
  return fitting[(at + 1) % Math.max(1, fitting.length)];
}

const DICE_PHASES: readonly Phase[] = ['orders', 'planning', 'serving'];

function select(state: SessionState, session: Session, value: Face): void {
  const draft = state.model.offers.find(
    ({ move, refused }) => move.type === 'draft' && move.value === value && refused === null,
  );
  if (draft !== undefined) {
    void session.do(draft.move);
    return;
  }
  const die = nextOf(state.model.dice, value, state);
  if (die === undefined) {
    if (!DICE_PHASES.includes(state.model.view.phase)) return;
    session.refuse({ because: state.model.prompt.kind === 'draft' ? 'notOnCoaster' : 'noSuchDie' }, null);
    return;
  }
  session.hold({ value: die.value, own: die.own, from: die.at });
  // The next Tab leads to the places for it. Whoever reads the table in words stays there.
  if (document.activeElement?.closest('.drawer') === null)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.prompt .dieButton[aria-pressed="true"]')?.focus({ preventScroll: true }),
    );
}

const playerKeys = (state: SessionState, session: Session, coaching: Coaching | null): Hotkeys => ({
  ...(coaching === null ? {} : { [SHORTCUTS.advice]: coaching.ask, [SHORTCUTS.better]: coaching.improve }),
  ...Object.fromEntries(FACES.map((value) => [String(value), () => select(state, session, value)])),
  [SHORTCUTS.undo]: () => void session.undo(),
  [SHORTCUTS.redo]: () => void session.redo(),
  [SHORTCUTS.done]: () => void session.done(),
  [SHORTCUTS.serveAll]: () => void session.serveAll(),
  [SHORTCUTS.letGo]: () => {
    session.hold(null);
    coaching?.dismiss();
  },
});

const replayKeys = (controls: Playback, { moment }: PlaybackState): Hotkeys => ({
  [SHORTCUTS.earlier]: () => controls.goTo(moment - 1),
  [SHORTCUTS.later]: () => controls.goTo(moment + 1),
});

export function tableKeys(state: SessionState, session: Session, page: PageKeys): Hotkeys {
  const { playback: controls } = session;
  const { playback } = state;
  return {
    ...(controls === null || playback === null
      ? playerKeys(state, session, page.coaching)
      : replayKeys(controls, playback)),
    [SHORTCUTS.log]: () => page.openDrawer('log'),
    [SHORTCUTS.words]: () => page.openDrawer('text'),
    [SHORTCUTS.help]: page.help,
  };
}
