// Calls the player to their turn: in the title of the tab and, when the page is hidden, by bell and notification.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isAsked } from '../../model/prompt.ts';
import type { SessionState } from '../../session/index.ts';
import { alertAbsentPlayer } from '../parts/alertAbsentPlayer.ts';
import { useServices, useText } from '../services.ts';

/**
 * `aloud`, by title, bell and notification, at online tables, where other people may wait; `silent`, by title alone, at
 * other tables; `never` where several people share the screen.
 */
export type TurnCall = 'aloud' | 'silent' | 'never';

export function useTurn({ model, playback }: SessionState, call: TurnCall): void {
  const text = useText();
  const { settings } = useServices();
  const { me, view, people } = model;
  const { round } = view;
  const heading = playback === null ? text.table.heading(round) : text.result.replayHeading;
  const isMine = call !== 'never' && me !== null && isAsked(view, me) && people[me]?.kind !== 'bot';
  useLayoutEffect(() => {
    const title = text.pageTitle(heading);
    document.title = isMine ? text.table.yourTurnIn(title) : title;
  }, [text, heading, isMine]);

  // False at first: a game can begin with one's own turn while the room is open in a hidden tab.
  const wasMine = useRef(false);
  useEffect(() => {
    const hasCome = isMine && !wasMine.current;
    wasMine.current = isMine;
    if (!hasCome || call !== 'aloud') return undefined;
    return alertAbsentPlayer(settings.get(), text.table.yourTurn, text.table.yourTurnAt(round));
  }, [text, settings, call, round, isMine]);
}
