// The page of credits.
export const credits = {
  heading: 'Crédits',
  lead: 'Une adaptation non officielle, faite par des amateurs, des Tavernes de la Vallée Profonde, un jeu de Wolfgang Warsch publié par Schmidt Spiele et North Star Games. Aucune image, aucun logo, aucun texte des éditeurs n’y figure ; va acheter la boîte, elle est magnifique.',
  lines: [
    'Visages : Adventurer de Lisa Wischofsky, par DiceBear, CC BY 4.0, recolorés, habillés et redessinés.',
    'Icônes : game-icons.net, de Lorc, Delapouite, Skoll, Caro Asercion, Faithtoken et d’autres, CC BY 3.0.',
    'Lettres : Alegreya de Juan Pablo del Peral et IM Fell English d’Igino Marini, SIL Open Font License. Le nom au-dessus de la porte est de notre main.',
    'Construit avec boardgame.io, Phaser, Preact, socket.io, Koa et valibot, tous MIT.',
    'Tout le reste de ce qu’on voit et entend ici a été fait pour ce jeu.',
  ],
} as const;
