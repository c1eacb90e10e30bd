// The worked example: four phases of an evening, planning and serving each with other dice. The numbers are tested
// against the rules.

export const example = {
  lead: 'An evening of Nora’s, late in a game. Her safe is upgraded and holds 5 thalers, her cashbox is upgraded, everything else is as it was at the start.',
  arrive: {
    heading: 'The guests arrive',
    text: 'Nora has three tables. She draws a noble, a table (now there are four), a server, a brewer, a guest, another guest, a second noble (who joins the first at the same table), a second server and a regular. Four tables are taken, so she stops: nine cards lie in her tavern.',
  },
  server: {
    heading: 'Here comes the server',
    text: 'Two servers came: Nora rolls two dice of her colour. Were her server tile upgraded, it would be three, and three is the most.',
  },
  plan: {
    heading: 'Planning, with other dice',
    text: 'Suppose she has 1, 1, 3, 3, 5 and 6. Both 1s and the 6 can go to the brewer, the 5 to the monk, one 3 to a guest who wants a 3, and the other 3 to the barrel, which takes anything. No die is left over.',
  },
  serve: {
    heading: 'Serving the guests',
    text: 'On another evening one brewer card and two dishwashers came. A 4 with a dishwasher’s help serves a guest who wants a 5; a 1 with help serves the noble, who wants a 2; one die lies on a second guest, a 4 on the cashbox, and three dice at the brewer. Then Nora takes her turn:',
    columns: { step: 'What she does', thalers: 'Thalers', beer: 'Beer' },
    steps: {
      begin: 'The safe’s 5 thalers are her pool',
      guests: 'She serves both guests, for 5 and 6 thalers',
      cashbox: 'She empties the cashbox, for 3',
      brewer: 'She upgrades the brewer for 18. A noble goes on her deck',
      noble: 'She serves the noble, for 2',
      barback: 'She hires a barback for 2',
      beer: 'She takes three dice off the brewer: 2 beer each now, and 1 more each for the brewer card',
      guest: 'She recruits a guest for 7 beer, who brings 3 thalers at once',
      dishwasher:
        'She upgrades the dishwasher, returning both dishwasher cards: 3 instead of 9. Another noble goes on her deck',
    },
    end: 'A thaler and two beer are left. Safe and storage keep them. On her deck lie, from the top: a noble, the guest, the barback, a noble. All four come tomorrow.',
  },
};
