// Calls a player back to a hidden page: by bell and notification, as far as the settings allow.
import type { Settings } from '../settings.ts';
import { ringBell } from '../table/turnBell.ts';
import { showNotice } from '../table/turnNotice.ts';

/** Does nothing while the page is visible. Returns a function that closes the notification. */
export function alertAbsentPlayer(
  { turnSound, turnVolume, turnNotice }: Settings,
  title: string,
  body: string,
): () => void {
  if (!document.hidden) return () => undefined;
  if (turnSound && turnVolume > 0) ringBell(turnVolume / 100);
  return turnNotice ? showNotice(title, body) : () => undefined;
}
