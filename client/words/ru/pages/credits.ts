// The page of credits.
export const credits = {
  heading: 'Авторы',
  lead: 'Неофициальная любительская версия игры «Таверны Тифенталя» Вольфганга Варша (издатели Schmidt Spiele и North Star Games). Здесь нет ни рисунков, ни логотипов, ни текстов издателей; купите коробку, она прекрасна.',
  lines: [
    'Лица: Adventurer, Лиза Вишофски, через DiceBear, CC BY 4.0, перекрашены, одеты и перерисованы.',
    'Значки: game-icons.net, авторы Lorc, Delapouite, Skoll, Caro Asercion, Faithtoken и другие, CC BY 3.0.',
    'Шрифты: Alegreya, Хуан Пабло дель Пераль, и IM Fell English, Иджино Марини, SIL Open Font License. Имя над дверью написано нашей рукой.',
    'Построено на boardgame.io, Phaser, Preact, socket.io, Koa и valibot, всё под MIT.',
    'Всё остальное, что здесь видно и слышно, сделано для этой игры.',
  ],
} as const;
