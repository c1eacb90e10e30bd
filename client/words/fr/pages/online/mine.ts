// The player's own matches: those that cannot go on, rematches in which a seat waits, and those to be forgotten.

export const mine = {
  setAside: 'Ne peut pas continuer',
  again: 'Les mêmes rejouent',
  againAt: (title: string) => `${title} : les mêmes rejouent, et ta place t’attend.`,
  sitDown: 'S’asseoir',
  sitDownTo: (title: string) => `S’asseoir : ${title}`,
  notNow: 'Pas maintenant',
  forget: 'Oublier',
  keep: 'Garder',
  forgetNamed: (title: string) => `Oublier la partie : ${title}`,
  forgetOne: (title: string) => `Oublier la partie « ${title} » ?`,
  forgetText:
    'Ta place reste la tienne, mais ce navigateur n’en connaît plus le chemin. Ce lien t’y ramène, même d’ailleurs :',
} as const;
