// Why somebody may not talk at a table.

/** `closed` to those who watch, or they have not said their name. */
export type Silence = 'closed' | 'nameless';

/** Null for those who may. */
export function silenceOf(seat: number | null, spectatorChat: boolean, name: string): Silence | null {
  if (seat !== null) return null;
  if (!spectatorChat) return 'closed';
  return name === '' ? 'nameless' : null;
}
