// The player's own matches: those that cannot go on, rematches in which a seat waits, and those to be forgotten.

export const mine = {
  setAside: 'Kann nicht fortgesetzt werden',
  again: 'Dieselben spielen noch einmal',
  againAt: (title: string) => `${title}: Dieselben spielen noch einmal, und dein Platz wartet.`,
  sitDown: 'Hinsetzen',
  sitDownTo: (title: string) => `Hinsetzen: ${title}`,
  notNow: 'Jetzt nicht',
  forget: 'Vergessen',
  keep: 'Behalten',
  forgetNamed: (title: string) => `Partie vergessen: ${title}`,
  forgetOne: (title: string) => `Partie „${title}“ vergessen?`,
  forgetText:
    'Dein Platz bleibt deiner, aber dieser Browser kennt den Weg dorthin nicht mehr. Mit diesem Link kommst du zurück, auch von anderswo:',
} as const;
