// The short lessons of modules 2 to 5 in words.
import type { LessonText } from '../../lessonText.ts';

export const entertainers: LessonText<'entertainers'> = {
  title: 'Entertainers and schnapps',
  about: 'Module 2, from the second evening on: the dancer comes.',
  steps: {
    schnapps: {
      text: 'Winter has come. On its way the moon brings schnapps, as just now. A glass is worth a point at the end, or a favour before that. At closing time no more than four can be kept.',
    },
    dancer: {
      text: 'The dancer asks for a place, and her side is chosen for the whole game. One side turns a schnapps into 2 thalers, the other two schnapps into 3 beer. With one glass in hand, thalers can be had tonight.',
    },
    others: {
      text: 'In the third evening comes the fire breather, who upgrades a tile for 5 schnapps or sends guests away for 2, and in the fifth the juggler, who turns a die or keeps a card.',
    },
    dance: {
      text: 'Your turn. If thalers or beer are just short of something good, let the dancer dance. If not, keep the glass: tomorrow is another evening.',
    },
  },
  end: 'From module 3 on, some guests and your reputation bring schnapps, too. Play on, or come back for the bards.',
};

export const reputation: LessonText<'reputation'> = {
  title: 'Bards and reputation',
  about: 'Module 3, in the second evening: how a good name grows.',
  steps: {
    track: {
      text: 'Below your tavern is the way of your reputation. The number on which the marker stands at the end counts as points. On its way it passes schnapps, and at the crown a noble; then it starts anew.',
    },
    balance: {
      text: 'The first thing in each of your turns: count the thalers and the beer that your dice will bring, the barbacks’ beer included. The smaller of the two is the number of steps. So place your dice for both.',
      better:
        'These dice bring only thalers or only beer, so the marker stays. A die at the brewer or the barrel beside one on a guest would have made steps.',
    },
    settle: { text: 'Settle your reputation. If you move dice later, the marker follows, also backwards.' },
    bard: {
      text: 'A bard costs a single thaler, and each one who comes sings your marker a step on, when you like. Hire one nearly every evening and the crown comes nearer fast.',
    },
    crown: { text: 'The crown brings a noble, but nothing for standing on it: do not let the game end there.' },
  },
  end: 'Thalers and beer in balance, a bard now and then: that is a good name. Play on as you like.',
};

export const startCards: LessonText<'startCards'> = {
  title: 'Start cards',
  about: 'Module 4: every tavern begins differently. Two minutes.',
  steps: {
    cards: {
      text: 'Three start cards lie open. Yours replaces the server, the table and the brewer that everybody had in their deck so far. Look at each: what it gives stands on it.',
    },
    choose: {
      text: 'An upgraded tile works every evening, a card only when it is drawn; fewer regulars mean that better cards come sooner. Choose the one that you want to build on. All choices are shown together.',
    },
    instead: {
      text: 'What the card gave has been shuffled into your deck or stands upgraded already. Such upgrades bring no noble.',
    },
  },
  end: 'The rest is as you know it. Play on, or choose anew.',
};

export const guestBook: LessonText<'guestBook'> = {
  title: 'The guest book',
  about: 'Module 5, in the third evening: there is enough beer for a famous guest.',
  steps: {
    book: {
      text: 'Your guest book has four columns, by the price of the guests. Signatures fill them from the top, and some cells bring a present at once.',
    },
    signatures: {
      text: 'The wax seals on the guests in the row are their signatures. A guest whom you win with beer signs in the column of the price.',
    },
    recruit: {
      text: 'Settle your reputation, take your dice off and win a guest whose cell brings something you can use.',
      better:
        'No guest signed this evening. With the beer of these dice one would have: take all dice off before you choose.',
    },
    row: {
      text: 'A full row brings a noble on top. So spread your guests: one in each column is worth more than four in one.',
    },
  },
  end: 'Now you know all five modules. Play on: a noble at the crown and one for a full row are yours for the taking.',
};
