// Refusals: the reason why a move is illegal, as a value that a client can put in words.
import type { Column, TavernCard } from '../data/index.ts';

export type Refusal =
  | { because: 'gameOver' }
  | { because: 'noSuchSeat' }
  | { because: 'malformed' }
  | { because: 'wrongPhase' }
  | { because: 'notYourTurn' }
  | { because: 'alreadyDone' }
  | { because: 'notDone' }
  | { because: 'answerFirst' }
  | { because: 'notAsked' }
  | { because: 'settleFirst' }
  | { because: 'alreadySettled' }
  | { because: 'needsModule'; module: number }
  | { because: 'noSuchOption' }
  | { because: 'notOnCoaster' }
  | { because: 'noSuchDie' }
  | { because: 'noSuchSpace' }
  | { because: 'nobodyThere' }
  | { because: 'sameSpace' }
  | { because: 'spaceUsed' }
  | { because: 'spaceTaken' }
  | { because: 'wrongValue'; needs: readonly number[] }
  | { because: 'noHelp'; raises: number; dishwashers: number }
  | { because: 'cannotGiveBack'; what: 'schnapps' | 'removal' | 'signature' }
  | { because: 'tooFewThalers'; needs: number; has: number }
  | { because: 'tooLittleBeer'; needs: number; has: number }
  | { because: 'tooLittleSchnapps'; needs: number; has: number }
  | { because: 'soldOut' }
  | { because: 'boughtAlready'; card: TavernCard }
  | { because: 'upgradedAlready' }
  | { because: 'noSuchCards'; has: number }
  | { because: 'notOnDisplay' }
  | { because: 'recruitedAlready' }
  | { because: 'noCounterGuest' }
  | { because: 'noEntertainer' }
  | { because: 'sameFace' }
  | { because: 'noBardLeft' }
  | { because: 'nobodyToDeny' }
  | { because: 'dieOnGuest' }
  | { because: 'columnFull'; column: Column }
  | { because: 'noSuchRegular' }
  | { because: 'nothingToTakeBack' };

export type RefusalReason = Refusal['because'];
