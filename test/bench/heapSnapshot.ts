// Measures how much a page keeps, in a snapshot of its heap, which Chromium takes after collecting garbage.
import type { CDPSession } from 'playwright-core';

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

export interface Kept {
  /** JavaScript's objects and the browser's own. */
  readonly bytes: number;
  /** The part that is compiled code: the compiler adds some whenever a function becomes hot, whatever the page keeps. */
  readonly codeBytes: number;
  /** Device pixels of all canvases; their pixels lie outside the heap. */
  readonly canvasPixels: number;
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  let text = '';
  const add = ({ chunk }: { chunk: string }): void => void (text += chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(text) as Snapshot;
}

/** A canvas's name in the snapshot, such as `<canvas class="…" width="1280" height="720">`. */
const CANVAS = /^<canvas\b.* width="(\d+)".* height="(\d+)"/;

export async function keptBy(session: CDPSession): Promise<Kept> {
  const { snapshot, nodes, strings } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const name = fields.indexOf('name');
  const size = fields.indexOf('self_size');
  const code = types[0].indexOf('code');
  const kept = { bytes: 0, codeBytes: 0, canvasPixels: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const bytes = nodes[node + size] ?? 0;
    kept.bytes += bytes;
    if (nodes[node + type] === code) kept.codeBytes += bytes;
    const canvas = CANVAS.exec(strings[nodes[node + name] ?? 0] ?? '');
    if (canvas !== null) kept.canvasPixels += Number(canvas[1]) * Number(canvas[2]);
  }
  return kept;
}
