// The page of rules.
export const rules = {
  heading: 'How to play',
  lead: 'In the valley of Tiefenthal you keep a tavern. For eight evenings you seat guests, place dice and spend what they bring, to win guests, staff and nobles for your deck. Whoever has the most points at the end wins.',
  parts: [
    {
      title: 'An evening',
      lines: [
        'A new evening: the moon moves on and brings everybody something.',
        'The guests arrive: you draw cards until every table is taken. Guests and regulars sit down; staff stand beside their place.',
        'Here comes the server: each server brings a die of your colour.',
        'Orders: everybody rolls four white dice on their coaster, takes one, and passes the coaster to the left, until all are taken.',
        'Planning: you place your dice. A guest wants the value on the card; the brewer wants 1 or 6, the monk a 5; cashbox and barrel take any die. Each dishwasher may raise one die by 1.',
        'Serving: one after the other, you take dice off for thalers and beer, and spend them.',
        'Closing time: the cards go to your discard pile, and the beer mug passes to the left.',
      ],
    },
    {
      title: 'What thalers and beer buy',
      lines: [
        'Thalers buy tavern cards, one of each kind an evening, and better tiles. A matching card that you drew this evening and return makes its tile cheaper. Every upgrade brings a noble.',
        'Beer wins guests: one from the display each evening, with the bonus on the card. For 9, 14 or 18 beer, one, two or three nobles come.',
        'New cards go on top of your deck: they come in on the very next evening.',
        'The safe keeps 2 thalers and the storage 2 beer, 5 each when upgraded; the rest is lost when your turn ends.',
      ],
    },
    {
      title: 'Monastery and counter guests',
      lines: [
        'Each 5 at the monk takes your marker a step on through the monastery, past bonuses.',
        'A counter guest can be given up to draw a new round of guests, or for a step in the monastery while serving.',
      ],
    },
    {
      title: 'The modules',
      lines: [
        '2: Schnapps and three entertainers. Each schnapps left is worth a point.',
        '3: Reputation. When your serving turn begins, the lesser of the thalers and the beer that your dice will bring moves you along the track. Bards help.',
        '4: Start cards. You begin with one of three, and not with server, table and brewer.',
        '5: The guest book. Guests with a signature sign it; cells and full rows bring bonuses.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'After the eighth evening you count the points on all your cards, and those of schnapps and reputation. A tie is decided by the thalers and beer in store.',
      ],
    },
    {
      title: 'Keys at the table',
      lines: [
        'Tab moves from part to part, arrows move inside a part, Enter or Space does what a button says.',
        '1 to 6 hold a die of that value, Esc lets it go.',
        'U takes a step back, R does it again, C is done, L opens the log, W the table in words, ? this help. The settings switch these keys off.',
      ],
    },
  ],
} as const;
