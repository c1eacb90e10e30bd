// The page of credits.
export const credits = {
  heading: 'Credits',
  lead: 'An unofficial fan implementation of The Taverns of Tiefenthal, a game designed by Wolfgang Warsch and published by Schmidt Spiele and North Star Games. No artwork, logo or text of the publishers is used; go and buy the box, it is beautiful.',
  lines: [
    'Faces: Adventurer by Lisa Wischofsky, through DiceBear, CC BY 4.0, recoloured, dressed and redrawn.',
    'Icons: game-icons.net, by Lorc, Delapouite, Skoll, Caro Asercion, Faithtoken and others, CC BY 3.0.',
    'Letters: Alegreya by Juan Pablo del Peral and IM Fell English by Igino Marini, SIL Open Font License. The name over the door is our own hand.',
    'Built with boardgame.io, Phaser, Preact, socket.io, Koa and valibot, all MIT.',
    'Everything else that can be seen or heard here was made for this game.',
  ],
} as const;
