// The player's own matches: those that cannot go on, rematches in which a seat waits, and those to be forgotten.

export const mine = {
  setAside: 'Нельзя продолжить',
  again: 'Те же люди играют снова',
  againAt: (title: string) => `${title}: те же люди играют снова, и ваше место ждёт.`,
  sitDown: 'Сесть',
  sitDownTo: (title: string) => `Сесть: ${title}`,
  notNow: 'Не сейчас',
  forget: 'Забыть',
  keep: 'Оставить',
  forgetNamed: (title: string) => `Забыть партию: ${title}`,
  forgetOne: (title: string) => `Забыть партию «${title}»?`,
  forgetText:
    'Место останется вашим, но этот браузер больше не будет знать к нему дорогу. По этой ссылке вы вернётесь, и с другого устройства тоже:',
} as const;
