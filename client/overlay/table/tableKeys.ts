// Carries out the single keys of the table: those of a player, or those of a replay.
import { FACES, type Die, type Face, type Phase } from '../../../game/index.ts';
import { heldAt, heldIndex, type HeldDie } from '../../model/heldDie.ts';
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
function nextDie(dice: readonly Die[], value: Face, state: SessionState): HeldDie | null {
  const fitting = dice
    .filter((die) => die.value === value && !die.spent)
    .sort((one, other) => Number(one.at !== null) - Number(other.at !== null));
  const at = heldIndex(fitting, state.selection.held);
  return heldAt(fitting, (at + 1) % Math.max(1, fitting.length));
}

const DICE_PHASES: readonly Phase[] = ['orders', 'planning', 'serving'];

function whyNoDie({
  model: { me, prompt, view },
}: SessionState): 'noSuchSeat' | 'notOnCoaster' | 'noSuchDie' | 'noDice' {
  if (me === null) return 'noSuchSeat';
  if (prompt.kind === 'draft') return 'notOnCoaster';
  return DICE_PHASES.includes(view.phase) ? 'noSuchDie' : 'noDice';
}

/** Takes a die of that value from the coaster, or holds the player's next one. */
function pickDie(state: SessionState, session: Session, value: Face): void {
  const draft = state.model.offers.find(
    ({ move, refused }) => move.type === 'draft' && move.value === value && refused === null,
  );
  if (draft !== undefined) {
    void session.do(draft.move);
    return;
  }
  const die = nextDie(state.model.dice, value, state);
  if (die === null) {
    session.refuse({ because: whyNoDie(state) }, null);
    return;
  }
  session.hold(die);
  // The focus goes to the held die, so that the next Tab leads to the places for it; in the drawer it stays.
  if (document.activeElement?.closest('.drawer') === null)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.prompt .dieButton[aria-pressed="true"]')?.focus({ preventScroll: true }),
    );
}

/**
 * Lets go of the held die, and closes the explanation and the coach's answer. If no die was held and no advice shown,
 * leaves the tavern of another player.
 */
function letGo({ selection, model: { me } }: SessionState, session: Session, coaching: Coaching | null): void {
  const isAtRest = selection.held === null && (selection.advised ?? null) === null;
  session.hold(null);
  session.pick({ pick: 'hover', spot: null, x: 0, y: 0 });
  coaching?.dismiss();
  if (isAtRest && me !== null && selection.focus !== me) session.focus(me);
}

const playerKeys = (state: SessionState, session: Session, coaching: Coaching | null): Hotkeys => ({
  ...(coaching === null ? {} : { [SHORTCUTS.advice]: coaching.ask, [SHORTCUTS.better]: coaching.improve }),
  ...Object.fromEntries(FACES.map((value) => [String(value), () => pickDie(state, session, value)])),
  [SHORTCUTS.undo]: () => void session.undo(),
  [SHORTCUTS.redo]: () => void session.redo(),
  [SHORTCUTS.done]: () => void session.done(),
  [SHORTCUTS.serveAll]: () => void session.serveAll(),
  [SHORTCUTS.letGo]: () => letGo(state, session, coaching),
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
