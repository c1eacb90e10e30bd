// The first lesson in words: the first evening and most of the second.
import type { LessonText } from '../../lessonText.ts';

const beerWinsGuests =
  'With beer you win guests: each evening one from the row. The card goes on top of your deck and comes tomorrow. Compare the price (top left), what the guest pays on each visit (bottom right), and the red rosette: that many points at the end.';

export const firstEvening: LessonText<'firstEvening'> = {
  title: 'Your first evening',
  about: 'Two evenings at your own tavern, step by step. Ten minutes.',
  steps: {
    welcome: {
      text: 'Welcome! This tavern is yours, and tonight is the first of eight evenings. Whoever has the most points on the cards of their own deck at the end wins, and your neighbour across the street wants that, too.',
    },
    guests: {
      text: 'Three regulars have sat down at your tables. Bottom left is the die that each wants, bottom right how many thalers they pay for it.',
      otherwise:
        'Regulars have sat down at your tables. Bottom left is the die that each wants, bottom right how many thalers they pay for it.',
    },
    keep: {
      text: 'They will do for a first evening: keep these guests. At the counter, your counter guest waits for a bad one: give him up, and all drawn cards go to your discard pile, where they stay yours, and you draw again.',
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
      text: 'The coasters have moved on. Of these, the 1 is for the brewer’s cauldron: a brewer card came tonight, so it pours 2 beer there. No guest of yours wants the 3 or the 4, but barrel and cashbox take any die.',
      otherwise:
        'The coasters have moved on. 1s and 6s are for the brewer’s cauldron, which pours beer, and 5s for the monk; barrel and cashbox take any die.',
    },
    draftRest: {
      text: 'Take the next as you like, and think of what is still without a die. The last one on the coaster comes to you by itself.',
    },
    place: { text: 'All dice are taken. Pick one up: the places where it can go light up. Put it on one.' },
    plan: {
      text: 'Place the others, too. Serve every guest you can, put 1s and 6s in the cauldron, and what is left on barrel and cashbox. Then press “Done planning”.',
      better:
        'One more guest could have been served with the dice you had. Guests pay best, so look at them first. You may still take dice elsewhere in your turn.',
    },
    serve: {
      text: 'Your turn. Take the dice off, all at once or one by one: guests and cashbox pay thalers, barrel and cauldron pour beer, and the monk moves a step in the monastery.',
    },
    hire: {
      text: 'Thalers buy upgrades: the coin on a tile is the price, and each upgrade brings a noble of 10 points. And they buy staff: a barback brings a beer without any die, a dishwasher raises a die by 1, a server brings one more die. Hire somebody: the card comes tomorrow, and again after every shuffle.',
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
      text: 'The second evening. The moon brings everybody something; the second window of the monastery shows what it is tonight. You choose: a guest for your deck at once, or a barback who pours a beer whenever he comes. Along the monastery runs the monk’s path: its numbers are only steps, and the gifts are on the way.',
    },
    again: {
      text: 'Your new cards are here: what you win lies on top of your deck, like the gift of the moon, and is drawn first. That is how your tavern grows: good guests push the regulars aside.',
    },
    aim: {
      text: 'Think of this with every die: thalers make a tile better for good, and the noble that comes with it is worth 10 points, more than most guests. The tile of the dishwasher costs 9, but only 6 if you return the dishwasher that came tonight.',
      otherwise:
        'Think of this with every die: thalers make a tile better for good, and the noble that comes with it is worth 10 points, more than most guests. What is lit costs least tonight. The coin is the price; it falls if you return cards that came tonight and are shown on the tile.',
    },
    alone: {
      text: 'Now take and place your dice by yourself, and try for the thalers of an upgrade: first the guest who pays most, then the regulars, then the cashbox. The rest is for beer.',
      better:
        'These dice could have brought the thalers for an upgrade, and its noble is worth 10 points. Compare that with your plan: in your turn you may still move dice.',
    },
    upgrade: {
      text: 'The thalers are enough for an upgrade. Take the dice off, pick a tile that is lit and, if you are asked, return the card. The tile is better for good, and its noble comes tomorrow: he wants a 2 and is worth 10 points.',
      otherwise:
        'For an upgrade the thalers are not enough tonight. Hire staff, win guests, and try again tomorrow: each upgrade that you pay for brings a noble of 10 points.',
    },
    recruitLater: { text: beerWinsGuests },
  },
  end: 'That was a whole evening and most of the next. Of the eight, the first are best for guests, those in the middle for upgrades, the last for nobles. The rest is in the rules; every picture explains itself when you point at it, or touch and hold it, and the key ? explains what has the focus. Play all eight to the end: the bot across the street is the easiest one.',
};
