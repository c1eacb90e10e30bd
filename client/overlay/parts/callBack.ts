// Calls somebody back to a page that is hidden: by bell and notification, as far as the settings allow.
import type { Settings } from '../settings.ts';
import { ringBell } from '../table/turnBell.ts';
import { showNotice } from '../table/turnNotice.ts';

/** Returns a function that closes the notification. */
export function callBack({ turnSound, turnVolume, turnNotice }: Settings, title: string, body: string): () => void {
  if (!document.hidden) return () => undefined;
  if (turnSound && turnVolume > 0) ringBell(turnVolume / 100);
  return turnNotice ? showNotice(title, body) : () => undefined;
}
