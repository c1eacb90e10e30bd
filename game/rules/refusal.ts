// Refusals: the reason why a move is illegal, as a value that a client can put in words.
import type { Column, TavernCard } from '../data/index.ts';

export type Refusal =
  | { because: 'gameOver' }
  | { because: 'noSuchSeat' }
  | { because: 'malformed' }
  | { because: 'wrongPhase' }
  | { because: 'notYourTurn' }
  /** The player has finished the phase. Of `withdraw`: the choice is revealed already, or the player was not asked. */
  | { because: 'alreadyDone' }
  | { because: 'nothingToWithdraw' }
  /** A question waits for the player's answer. */
  | { because: 'answerFirst' }
  /** The move answers a question that is not asked. */
  | { because: 'notAsked' }
  | { because: 'settleFirst' }
  | { because: 'alreadySettled' }
  /** The move comes with this module. */
  | { because: 'needsModule'; module: number }
  | { because: 'noSuchOption' }
  | { because: 'notOnCoaster' }
  | { because: 'noSuchDie' }
  /** For a die: the tavern has fewer tables, or no card was drawn for this one. */
  | { because: 'noSuchSpace' }
  /** For a die: service was denied at the table. For `deny`: the table is empty, or a noble sits there. */
  | { because: 'nobodyThere' }
  /** The die lies there already. */
  | { because: 'sameSpace' }
  /** A die was taken off the space in this round. */
  | { because: 'spaceUsed' }
  | { because: 'spaceTaken' }
  | { because: 'wrongValue'; needs: readonly number[] }
  | { because: 'tooFewDishwashers'; raises: number; dishwashers: number }
  /**
   * The reputation marker would go back over a step whose bonus cannot be given back; `what` is that
   * bonus, `removal` a guest to whom service was denied.
   */
  | { because: 'cannotGiveBack'; what: 'schnapps' | 'removal' | 'signature' }
  | { because: 'tooFewThalers'; needs: number; has: number }
  | { because: 'tooLittleBeer'; needs: number; has: number }
  | { because: 'tooLittleSchnapps'; needs: number; has: number }
  /** The supply has too few of the card or of the nobles. */
  | { because: 'soldOut' }
  | { because: 'boughtAlready'; card: TavernCard }
  | { because: 'upgradedAlready' }
  /** More matching cards would be returned for an upgrade than lie in the tavern. */
  | { because: 'tooFewCards'; has: number }
  | { because: 'notOnDisplay' }
  | { because: 'recruitedAlready' }
  | { because: 'noCounterGuest' }
  /** The player has not taken that side of the entertainer. */
  | { because: 'noEntertainer' }
  /** The juggler would turn the die to the face that it shows. */
  | { because: 'sameFace' }
  | { because: 'noBardLeft' }
  | { because: 'nobodyToDeny' }
  | { because: 'dieOnGuest' }
  | { because: 'columnFull'; column: Column }
  /** No such regular is in the deck to strike. */
  | { because: 'noSuchRegular' }
  | { because: 'nothingToTakeBack' };

export type RefusalReason = Refusal['because'];
