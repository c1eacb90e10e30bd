// Prompts: a title, and what to do.
import { ROUNDS, type EveningBonus } from '../../../../game/index.ts';
import type { PromptKind } from '../../../model/prompt.ts';
import type { PromptFacts } from '../../facts.ts';
import { number, capital, count, and, or } from '../grammar.ts';
import { beer, schnapps, steps, thalers } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { names } from './names.ts';
import { pays } from './phrasing.ts';

interface PromptText {
  title: string;
  todo: string;
}

const waitFor = (names: string[]): PromptText =>
  names.length === 0
    ? { title: 'Please wait', todo: 'It goes on in a moment.' }
    : { title: `Waiting for ${and(names)}`, todo: 'Then it goes on by itself.' };

/** A gift that goes on top of the deck is drawn the same evening. */
const tonight = (round: number) =>
  round < ROUNDS ? ' The card comes this evening and again later.' : ' The card comes this evening.';

/** The guest who lies on top now may go to a player who is served before the viewer. */
const guestOnTopAtTurn = (bonuses: EveningBonus) =>
  bonuses.some(({ gives }) => gives === 'threeBeerGuest') ? ' You get the guest on top at your turn.' : '';

/** For screen readers: the dice to choose from. */
export const yourCoaster = (dice: readonly number[]): string => `On your coaster: ${and(dice.map(number))}.`;

const finish = (hasOtherMoves: boolean): string =>
  hasOtherMoves ? 'Use what else you have, or end your turn.' : 'End your turn.';

/** A hidden choice that is made and can still be changed. */
const choiceMade: PromptText = { title: 'Your choice is made', todo: 'You may change it until all have chosen.' };

function giftOfEvening({ bonuses, round, isServedFirst }: PromptFacts<'evening'>): PromptText {
  if (bonuses.length > 1)
    return {
      title: `Evening ${number(round)}: choose a gift`,
      todo: `${capital(or(bonuses.map(bonusName)))}.${tonight(round)}${isServedFirst ? '' : guestOnTopAtTurn(bonuses)}`,
    };
  const [bonus] = bonuses;
  if (bonus.gives === 'entertainer')
    return {
      title: `The ${names.entertainers[bonus.entertainer]} comes: choose a side`,
      todo: 'Choose the side of the tile; it stays for the whole game.',
    };
  return {
    title: 'A free upgrade, without a noble',
    todo: 'Choose the tile that you upgrade.',
  };
}

function servingTurn(asked: PromptFacts<'serve'>): PromptText {
  const { unserved, thalers: coins, beer: steins, canSpend, hasOtherMoves, couldPaySecond } = asked;
  if (unserved > 0)
    return {
      title: 'Your turn: serve your guests',
      todo: 'Take dice off for thalers and beer, and spend them in any order.',
    };
  if (coins + steins === 0)
    return { title: 'Your turn: all is spent', todo: `You have no thalers and no beer left. ${finish(hasOtherMoves)}` };
  const pool = pays(coins, steins, 0);
  if (!canSpend)
    return {
      title: 'Your turn: nothing left to buy',
      todo: `${couldPaySecond ? `You can buy nothing more with ${pool}: one card of each kind is the most.` : `Nothing for sale can be paid with ${pool}.`} ${finish(hasOtherMoves)}`,
    };
  return { title: 'Your turn: buy and recruit', todo: `Buy, upgrade or recruit with ${pool}, or end your turn.` };
}

export const prompts: { [K in PromptKind]: (asked: PromptFacts<K>) => PromptText } = {
  startCard: ({ chosen }) =>
    chosen === null
      ? {
          title: 'Choose your start card',
          todo: 'It tells what your tavern begins with. All choices are shown together.',
        }
      : choiceMade,
  evening: (asked) => (asked.chosen === null ? giftOfEvening(asked) : choiceMade),
  keepCard: ({ chosen }) =>
    chosen === null
      ? { title: 'A card for the juggler?', todo: `Put one card back on your deck for ${schnapps(1)}?` }
      : choiceMade,
  guests: ({ counterGuests, done }) =>
    done
      ? { title: 'Your guests are seated', todo: 'The others still look at theirs.' }
      : {
          title: 'Your guests are here',
          todo:
            counterGuests > 0
              ? 'Keep them, or give up a counter guest: all drawn cards go to your discard pile, and you draw again.'
              : 'Have a look, and go on.',
        },
  draft: () => ({ title: 'Your turn: take a die', todo: 'From your coaster; then all coasters move on.' }),
  plan: ({ done, unplaced }) =>
    done
      ? { title: 'Your plan stands', todo: 'You may change it until all are ready.' }
      : unplaced === 0
        ? { title: 'Your dice are placed', todo: 'You may still move them. Then finish planning.' }
        : { title: 'Place your dice', todo: 'Put dice on guests and equipment. Nothing is spent before you serve.' },
  settle: ({ steps: wanted, thalers: coins, beer: steins }) => ({
    title: 'Your turn: settle your reputation',
    todo: `Income: ${and([thalers(coins), beer(steins)])}. The smaller number counts: ${steps(wanted)}. You may still move dice first.`,
  }),
  serve: servingTurn,
  deny: () => ({
    title: 'Turn somebody away for good?',
    todo: 'Choose a guest without a die or already served: gone for good, points and all.',
  }),
  schnappsOrDeny: () => ({ title: 'Schnapps, or turn somebody away?', todo: 'Choose one of the two.' }),
  column: () => ({ title: 'Sign the guest book', todo: 'Choose the column that the signature goes into.' }),
  strike: ({ left }) => ({
    title: count(left, { one: 'Remove a regular', other: 'Remove # regulars' }),
    todo: count(left, {
      one: 'Choose the regular that leaves your deck.',
      other: 'Choose # regulars that leave your deck.',
    }),
  }),
  wait: ({ names }) => waitFor(names),
  over: () => ({ title: 'The game is over', todo: 'Look at the final count.' }),
};
