// The notifications by which processes tell one another what they have written: one text for each batch of writes.
import * as v from 'valibot';
import type { Change, Present, Write } from '../storage.ts';

/** A batch changed a match, or a process has ended. */
export type Notification = (Change & { readonly here?: readonly Present[] }) | { readonly gone: string };

type Kind = Change['what'][number];

/** The match that a write changes, and what of it; null for a write that other processes need not know of. */
const changeIn = (write: Write): { readonly match: string; readonly what: Kind } | null => {
  switch (write.kind) {
    case 'record':
      return { match: write.record.id, what: 'record' };
    case 'entry':
    case 'wipe':
    case 'line':
      return { match: write.id, what: write.kind };
    case 'snapshot':
    case 'time':
    case 'unchanged':
    case 'newest':
      return null;
    default:
      return write satisfies never;
  }
};

/** Two reports about the same match as one. */
export const merged = (earlier: Change | undefined, later: Change): Change =>
  earlier === undefined
    ? later
    : {
        match: later.match,
        what: [...new Set([...earlier.what, ...later.what])],
        lines: [...earlier.lines, ...later.lines],
        entries: earlier.entries && later.entries && [...earlier.entries, ...later.entries],
      };

interface Contents {
  /** True if the moves are sent along; otherwise only that there are some. */
  readonly withMoves: boolean;
}

/** One for each match that the writes change. */
export const notificationsOf = (writes: readonly Write[], { withMoves }: Contents): Notification[] => {
  const changes = new Map<string, Change>();
  for (const write of writes) {
    const change = changeIn(write);
    if (change === null) continue;
    const { match, what } = change;
    const lines = write.kind === 'line' ? [write.line] : [];
    const moves = write.kind === 'entry' ? [write.entry] : [];
    const entries = withMoves || moves.length === 0 ? moves : null;
    changes.set(match, merged(changes.get(match), { match, what: [what], lines, entries }));
  }
  return [...changes.values()];
};

const Batch = v.array(
  v.union([
    v.looseObject({ gone: v.string() }),
    v.looseObject({
      match: v.string(),
      what: v.array(v.string()),
      lines: v.array(v.looseObject({})),
      // Processes of earlier versions do not tell them.
      entries: v.optional(v.nullable(v.array(v.looseObject({}))), null),
      here: v.optional(v.array(v.looseObject({}))),
    }),
  ]),
);

/** Empty for a text that no server wrote. */
export const parseNotifications = (text: string): readonly Notification[] => {
  try {
    return v.parse(Batch, JSON.parse(text)) as unknown as readonly Notification[];
  } catch {
    return [];
  }
};
