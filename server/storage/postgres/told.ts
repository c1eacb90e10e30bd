// The notifications of writes between processes: one text for each batch, in the order of the commits.
import * as v from 'valibot';
import type { ChatLine } from '../../wire/match.ts';
import type { Change, Present, Write } from '../storage.ts';

/** A batch changed a match, or a process has ended. */
export type Told = (Change & { readonly here?: readonly Present[] }) | { readonly gone: string };

type What = Change['what'][number];

const whatOf = (write: Write): readonly [match: string, what: What, line?: ChatLine] | null => {
  switch (write.kind) {
    case 'record':
      return [write.record.id, 'record'];
    case 'entry':
    case 'wipe':
      return [write.id, write.kind];
    case 'line':
      return [write.id, 'line', write.line];
    case 'snapshot':
    case 'time':
    case 'unchanged':
    case 'newest':
      return null;
    default:
      return write satisfies never;
  }
};

/** One for each match that the writes change, for those who know it. */
export const toldOf = (writes: readonly Write[]): Told[] => {
  const changes = new Map<string, { what: Set<What>; lines: ChatLine[] }>();
  for (const write of writes) {
    const [match, what, line] = whatOf(write) ?? [];
    if (match === undefined || what === undefined) continue;
    const change = changes.get(match) ?? { what: new Set(), lines: [] };
    changes.set(match, change);
    change.what.add(what);
    if (line !== undefined) change.lines.push(line);
  }
  return [...changes].map(([match, { what, lines }]) => ({ match, what: [...what], lines }));
};

const Batch = v.array(
  v.union([
    v.looseObject({ gone: v.string() }),
    v.looseObject({
      match: v.string(),
      what: v.array(v.string()),
      lines: v.array(v.looseObject({})),
      here: v.optional(v.array(v.looseObject({}))),
    }),
  ]),
);

/** Empty for a text that no server wrote. */
export const parseTold = (text: string): readonly Told[] => {
  try {
    return v.parse(Batch, JSON.parse(text)) as unknown as readonly Told[];
  } catch {
    return [];
  }
};
