// The single keys of the table, but for the digits, which take dice. `table/tableKeys.ts` carries them out, buttons
// announce them, and the guide says what each does (`client/words/en/guide/keys.ts`).
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
