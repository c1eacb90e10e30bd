// That one is asked is seen from another tab, too: it stands in the title of this one.
import { useEffect, useState } from 'preact/hooks';
import type { TableSession } from '../../tableSession.ts';
import { useText } from '../services.ts';

export function useYourTurn(session: TableSession): void {
  const text = useText();
  const [{ model }, setState] = useState(session.state);
  useEffect(() => session.subscribe(setState), [session]);
  const { round } = model.view;
  const isAsked = model.me !== null && model.prompt.kind !== 'wait' && model.result === null;
  useEffect(() => {
    const title = text.pageTitle(text.table.heading(round));
    document.title = isAsked ? text.online.yourTurn(title) : title;
  }, [text, round, isAsked]);
}
