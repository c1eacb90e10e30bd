// The public interface of the pure game.
export * from './data/index.ts';
export { clone } from './rules/clone.ts';
export { optionsOf } from './rules/choices.ts';
export { KEEP_NOTHING } from './rules/phases/closing.ts';
export { bonusOfEvening, optionName, schnappsOnTheWay } from './rules/phases/evening.ts';
export type { Event, EventOf, EventType, Loss, Resource, Track } from './rules/events.ts';
export { columnOf, fillsRow, openColumns } from './rules/guestBook.ts';
export { ableToAct, legal, explainedMoves, refusal, waitedFor, type ExplainedMove } from './rules/legal.ts';
export type { Move, MoveOf, MoveType, Shift } from './rules/moves.ts';
export { fieldsOfMove, format, parse, moveOfFields, readMove } from './rules/notation.ts';
export { formatAct, formatGame, parseAct, parseGame, replay, type Act, type Transcript } from './rules/transcript.ts';
export { PHASE } from './rules/phases/index.ts';
export {
  arrange,
  freeDishwashers,
  holdsOne,
  raiseFor,
  spacesOf,
  accepts,
  type FreeDishwashers,
} from './rules/placing.ts';
export { play, type Played } from './rules/play.ts';
export { keepRecent } from './rules/recent.ts';
export type { RefusalReason, Refusal } from './rules/refusal.ts';
export { incomeOf, stepsFor, yieldsNow } from './rules/income.ts';
export { thalersOnTheWay } from './rules/monastery.ts';
export { rngFrom, shuffle, type Rng } from './rules/rng.ts';
export { reputationPoints, resultOf, scoreOf, SOURCES, type Result, type Score, type Source } from './rules/score.ts';
export { faultInOptions, MAX_PLAYERS, MIN_PLAYERS, setup, setupShuffles, type Options } from './rules/setup.ts';
export {
  leftOf,
  turnOrder,
  type Die,
  type UndoHistory,
  type DisplayedGuest,
  type Player,
  type Question,
  type Settled,
  type SharedState,
  type State,
  type Effect,
} from './rules/state.ts';
export { rollDie } from './rules/dice.ts';
export { questionFor } from './rules/effects.ts';
export {
  brewerYield,
  clearTavern,
  deniable,
  dishwashers,
  drawnCards,
  seatCard,
  tableCount,
  tileValue,
  yieldAt,
  type Seating,
  type Yield,
  servers,
} from './rules/tavern.ts';
export { upgradePrice } from './rules/upgrades.ts';
export { MOVE_TYPES, MOVES_OF_PHASE } from './rules/verbs/index.ts';
export { mayBeFinal } from './rules/undo.ts';
export { RULES_VERSION } from './rules/version.ts';
export { view, cachingViewer, type View } from './rules/view.ts';
