// The player's own matches: those that cannot go on, rematches in which a seat waits, and those to be forgotten.

export const mine = {
  setAside: 'Cannot be continued',
  again: 'The same people play again',
  againAt: (title: string) => `${title}: the same people play again, and your seat waits.`,
  sitDown: 'Sit down',
  sitDownTo: (title: string) => `Sit down: ${title}`,
  notNow: 'Not now',
  forget: 'Forget it',
  keep: 'Keep it',
  forgetNamed: (title: string) => `Forget the game: ${title}`,
  forgetOne: (title: string) => `Forget the game “${title}”?`,
  forgetText:
    'Your seat stays yours, but this browser no longer knows the way to it. With this link you come back, also from elsewhere:',
} as const;
