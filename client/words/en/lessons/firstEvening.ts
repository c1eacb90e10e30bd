// The first lesson in words: the first evening, and the second up to the learner's turn.
import type { LessonText } from '../../lessonText.ts';

const beerWinsGuests =
  'With beer you win guests: each evening one from the row. The card goes on top of your deck and comes tomorrow. Compare the price (top left), what the guest pays on each visit (bottom right), and the red rosette: that many points at the end.';

export const firstEvening: LessonText<'firstEvening'> = {
  title: 'Your first evening',
  about: 'An evening and a half at your own tavern, step by step. Ten minutes.',
  steps: {
    welcome: {
      text: 'Welcome! This tavern is yours, and tonight is the first of eight evenings. Whoever has the most points in the deck at the end wins, and your neighbour across the street wants that, too.',
    },
    guests: {
      text: 'Three regulars have sat down at your tables. Bottom left is the die that each wants, bottom right how many thalers they pay for it.',
      otherwise:
        'Regulars have sat down at your tables. Bottom left is the die that each wants, bottom right how many thalers they pay for it.',
    },
    keep: {
      text: 'They will do for a first evening: keep these guests. At the counter, your counter guest waits for a bad one: give him up, and all leave and you draw again.',
      better:
        'You gave up the counter guest to draw again. Regulars are all much alike; he would have been worth more on an evening that really goes wrong, or in your turn, for a step in the monastery.',
    },
    draft: {
      text: 'Now the dice. You have one of your colour already, for tonight only: the server brought it. Take a white one from your coaster, and look at your guests first. They want 2s, and a 2 pays two thalers.',
      otherwise:
        'Now the dice. Take a white one from your coaster, and look at your guests first: each wants the die at the bottom left of the card and pays for that one only.',
      better:
        'A die that one of your guests wants would have been better: guests take no other, and the cashbox takes any.',
    },
    draftOn: {
      text: 'The coasters have moved on. None of these dice is useless: the brewer (the cauldron) takes 1s and 6s, the monk 5s, barrel and cashbox any. The monk moves your marker a step in the monastery, towards gifts: cards, thalers, nobles. A brewer card came tonight, so each die at the cauldron pours 2 beer.',
      otherwise:
        'The coasters have moved on. None of these dice is useless: the brewer (the cauldron) takes 1s and 6s, the monk 5s, barrel and cashbox any. The monk moves your marker a step in the monastery, towards gifts: cards, thalers, nobles.',
    },
    draftRest: {
      text: 'Take the next as you like, and think of what is still without a die. The last one on the coaster comes to you by itself.',
    },
    place: { text: 'All dice are taken. Pick one up: the places where it can go light up. Put it on one.' },
    plan: {
      text: 'Place the others, too. Serve every guest you can, give 1s and 6s to the brewer, and what is left to barrel and cashbox. Then press “Done planning”.',
      better:
        'One more guest could have been served with the dice you had. Guests pay best, so look at them first. You may still take dice elsewhere in your turn.',
    },
    serve: {
      text: 'Your turn. Take the dice off, all at once or one by one: guests and cashbox pay thalers, barrel and brewer pour beer, and the monk moves a step in the monastery.',
    },
    hire: {
      text: 'Spend the thalers: hire somebody; the coin at the top left is the price. The new card goes on top of your deck, comes tomorrow, and again after every shuffle. A barback brings a beer without any die, a dishwasher makes a die count one higher, a server brings one more die.',
      better: 'Thalers that the safe cannot hold are lost, and a hired hand works for seven more evenings.',
    },
    recruit: {
      text: beerWinsGuests,
      better:
        'You had the beer for a guest. One who pays 4 thalers each time is worth more early than late: take one as soon as you can.',
    },
    end: {
      text: 'Done? The safe keeps 2 thalers until tomorrow, the storage 2 beer; the rest is lost. Keep the counter guest for later: given up, he is a step in the monastery in your turn, or new guests on a bad evening. End your turn.',
      otherwise: 'Done? The safe keeps 2 thalers until tomorrow, the storage 2 beer; the rest is lost. End your turn.',
    },
    moon: {
      text: 'The second evening. The moon brings everybody something; the second window of the monastery shows what it is tonight. You choose: a guest for your deck at once, or a barback who pours a beer whenever he comes. Whatever you take is drawn this very evening.',
    },
    again: {
      text: 'Your new cards are here: what you win lies on top of your deck, like the gift of the moon, and is drawn first. That is how your tavern grows: good guests push the regulars aside.',
    },
    alone: {
      text: 'This evening you take and place your dice by yourself. Keep an eye on the guest who pays most, and on the 1s and 6s for beer.',
    },
    upgrade: {
      text: 'One thing more. For thalers you can upgrade parts of your tavern for good: from 7, or for less if you return cards that came tonight and are shown on the tile. Each upgrade that you pay for brings a noble of 10 points.',
    },
    recruitLater: { text: beerWinsGuests },
  },
  end: 'That was a whole evening and the beginning of the next. Of the eight, the first are best for guests, those in the middle for upgrades, the last for nobles. All the rest is in the rules, and every picture on the table explains itself when you point at it, or touch and hold it. Play these eight evenings to the end: the bot across the street is the easiest one.',
};
