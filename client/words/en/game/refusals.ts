// Sentences for refusals by the rules, and for keys that do nothing now. For those of the server see ../refusals.ts.
import type { RefusalReason } from '../../../../game/index.ts';
import type { IdleReason, RefusalFacts } from '../../facts.ts';
import { number } from '../grammar.ts';
import { thalers, beer, schnapps } from './amounts.ts';
import { names, cardName } from './names.ts';
import { a, has, needs } from './phrasing.ts';

export const refusals: { [R in RefusalReason]: (refused: RefusalFacts<R>) => string } = {
  gameOver: () => 'The game is over.',
  noSuchSeat: () => 'You are only watching this game.',
  malformed: () => 'That is no move of this game.',
  wrongPhase: () => 'Not in this phase of the evening. Whatever costs something is paid for while you serve.',
  notYourTurn: () => 'It is not your turn.',
  alreadyDone: () => 'You are done already. Change your choice or think again first.',
  nothingToWithdraw: () => 'You have not finished yet, so there is nothing to think over.',
  answerFirst: () => 'Answer the open question first.',
  notAsked: () => 'Nobody asks for this now.',
  settleFirst: () => 'Settle your reputation first.',
  alreadySettled: () => 'Your reputation is settled already this evening.',
  needsModule: ({ module }) => `This is played from module ${number(module)} on.`,
  noSuchOption: () => 'That is not among the choices.',
  notOnCoaster: () => 'No such die lies on your coaster.',
  noSuchDie: () => 'No such die lies there.',
  noSuchSpace: () => 'There is no such space.',
  nobodyThere: () => 'Nobody sits there who could be served.',
  sameSpace: () => 'The die lies there already.',
  spaceUsed: () => 'This space was used already this evening.',
  spaceTaken: () => 'Another die lies there already.',
  wrongValue: ({ needs: wanted }) => `This space needs ${needs(wanted)}; a die can be raised, never lowered.`,
  tooFewDishwashers: ({ raises, dishwashers }) =>
    dishwashers === 0
      ? 'The die is too low, and no dishwasher is here to raise it.'
      : `That takes the help of ${number(raises)} dishwashers, and you have ${number(dishwashers)}.`,
  cannotGiveBack: ({ what }) =>
    what === 'schnapps'
      ? 'The marker cannot go back: the schnapps it earned is gone.'
      : what === 'removal'
        ? 'The marker cannot go back: somebody was turned away for it.'
        : 'The marker cannot go back over the signature space.',
  tooFewThalers: ({ needs: wanted, has: own }) => `This takes ${thalers(wanted)}, and ${has(own)}.`,
  tooLittleBeer: ({ needs: wanted, has: own }) => `This takes ${beer(wanted)}, and ${has(own)}.`,
  tooLittleSchnapps: ({ needs: wanted, has: own }) => `This takes ${schnapps(wanted)}, and ${has(own)}.`,
  soldOut: () => 'There are not enough of them left.',
  boughtAlready: ({ card }) => `You have bought ${a(cardName(card))} this evening already; one of each is the most.`,
  upgradedAlready: () => 'This tile shows its better side already.',
  tooFewCards: ({ has }) =>
    has === 0 ? 'You have drawn no card that matches this tile.' : `You have drawn only ${number(has)} to return.`,
  notOnDisplay: () => 'This guest is no longer on display.',
  recruitedAlready: () => 'You have recruited a guest this evening already.',
  noCounterGuest: () => 'No counter guest sits at your bar.',
  noEntertainer: () => 'No entertainer in your tavern can do this.',
  sameFace: () => 'The die shows that already.',
  noBardLeft: () => 'No bard is left to sing this evening.',
  nobodyToDeny: () => 'There is nobody you could turn away.',
  dieOnGuest: () => 'A die lies on this guest.',
  columnFull: ({ column }) => `The column for ${names.columns[column]} is full.`,
  noSuchRegular: () => 'No such regular is in your deck.',
  nothingToTakeBack: () => 'There is nothing to take back.',
};

/** The answer to a key of the table where it does nothing. */
export const idle: Readonly<Record<IdleReason, string>> = {
  nothingToServe: 'No die can be served now.',
  nothingToRedo: 'Nothing was taken back that could be made again.',
  nothingToEnd: 'There is nothing to end or to confirm now.',
  noDice: 'You have no dice now.',
};
