// The single keys of the table. `table/tableKeys.ts` carries them out, buttons announce them, the guide lists them.
export const SHORTCUTS = {
  advice: 'a',
  better: 'b',
  undo: 'u',
  redo: 'r',
  done: 'c',
  serveAll: 's',
  letGo: 'Escape',
  log: 'l',
  words: 'w',
  help: '?',
  earlier: ',',
  later: '.',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;
