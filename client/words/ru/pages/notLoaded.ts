// Texts for when a part of the game, the server or the network is missing, and for when a new version is ready.
export const notLoaded = {
  heading: 'Чего-то не хватает',
  text: 'Часть игры не загрузилась. Ничего не потеряно: попробуйте ещё раз.',
  offline: 'Сервер недоступен. Проверьте связь и попробуйте ещё раз.',
  again: 'Попробовать ещё раз',
  noNetwork: 'Сети нет. Партии против ботов и за одним экраном идут и без неё.',
  comesBack: 'Как только сеть вернётся, страница продолжит сама.',
  newVersion: 'Готова новая версия.',
  change: 'Обновить',
} as const;
