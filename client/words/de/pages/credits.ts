// The page of credits.
export const credits = {
  heading: 'Dank',
  lead: 'Eine inoffizielle Umsetzung von „Die Tavernen im Tiefen Thal“, einem Spiel von Wolfgang Warsch, erschienen bei Schmidt Spiele und North Star Games; von Liebhabern gemacht. Bilder, Logos und Texte der Verlage sind nicht darin; geh und kauf die Schachtel, sie ist wunderschön.',
  lines: [
    'Gesichter: Adventurer von Lisa Wischofsky, über DiceBear, CC BY 4.0, neu gefärbt, eingekleidet und nachgezeichnet.',
    'Symbole: game-icons.net, von Lorc, Delapouite, Skoll, Caro Asercion, Faithtoken und anderen, CC BY 3.0.',
    'Schriften: Alegreya von Juan Pablo del Peral und IM Fell English von Igino Marini, SIL Open Font License. Der Name über der Tür ist von unserer Hand.',
    'Gebaut mit boardgame.io, Phaser, Preact, socket.io, Koa und valibot, alle MIT.',
    'Alles andere, was hier zu sehen und zu hören ist, wurde für dieses Spiel gemacht.',
  ],
} as const;
