// The rule that a spot of the table belongs to, and the rule behind a refusal, by their numbers in game/RULES.md.
import type { Entertainer, Equipment, RefusalReason, StartCard, TavernCard, Tile } from '../../game/index.ts';
import type { MoveRefusal } from '../words/index.ts';
import type { Spot } from './spots.ts';

const OF_EQUIPMENT: Readonly<Record<Equipment, string>> = { cashbox: 'F7', barrel: 'F8', monk: 'F9', brewer: 'F10' };

const OF_CARD: Readonly<Record<TavernCard, string>> = {
  bard: 'R13',
  barback: 'F2',
  dishwasher: 'E5',
  server: 'C1',
  table: 'B3',
  brewer: 'F10',
};

const OF_TILE: Readonly<Record<Tile, string>> = {
  ...OF_EQUIPMENT,
  dishwasher: 'E5',
  server: 'C1',
  tables: 'B4',
  safe: 'F32',
  storage: 'F32',
};

const OF_ENTERTAINER: Readonly<Record<Entertainer, string>> = { dancer: 'H4', fireBreather: 'H5', juggler: 'H7' };

const OF_START_CARD: Readonly<Record<StartCard, string>> = {
  1: 'K3',
  2: 'K3',
  3: 'K4',
  4: 'K5',
  5: 'K5',
  6: 'K6',
  7: 'K6',
};

export function ruleOfSpot(spot: Spot): string {
  switch (spot.at) {
    case 'plate':
      return 'V5';
    case 'deck':
      return 'B6';
    case 'discard':
      return 'G1';
    case 'table':
      return 'E2';
    case 'equipment':
      return OF_EQUIPMENT[spot.space];
    case 'beside':
      return OF_CARD[spot.card];
    case 'tile':
      return OF_TILE[spot.tile];
    case 'hand':
      return 'E1';
    case 'coaster':
      return 'D1';
    case 'thalers':
    case 'beer':
      return 'F32';
    case 'schnapps':
      return 'G2';
    case 'counterGuests':
      return 'B8';
    case 'entertainer':
      return OF_ENTERTAINER[spot.entertainer];
    case 'reputation':
      return 'R4';
    case 'cell':
      return 'P3';
    case 'moon':
      return 'A1';
    case 'monastery':
      return 'M2';
    case 'display':
      return 'F25';
    case 'guestDeck':
      return 'F27';
    case 'supply':
      return 'F14';
    case 'nobles':
      return 'F30';
    case 'schnappsSupply':
      return 'H1';
    case 'signatures':
      return 'P1';
    case 'box':
      return 'N6';
    case 'startCard':
      return OF_START_CARD[spot.card];
    default:
      return spot satisfies never;
  }
}

/** Null where no single rule is the reason, as for a move that does not exist. */
export const RULE_OF_REASON: Readonly<Record<RefusalReason, string | null>> = {
  gameOver: 'G4',
  noSuchSeat: null,
  malformed: null,
  wrongPhase: null,
  notYourTurn: 'F1',
  alreadyDone: 'Y1',
  nothingToWithdraw: 'Y1',
  answerFirst: 'N4',
  notAsked: null,
  settleFirst: 'R1',
  alreadySettled: 'R1',
  needsModule: 'S3',
  noSuchOption: null,
  notOnCoaster: 'D1',
  noSuchDie: null,
  noSuchSpace: 'E2',
  nobodyThere: 'E2',
  sameSpace: 'F11',
  spaceUsed: 'F12',
  spaceTaken: 'E3',
  wrongValue: 'E2',
  tooFewDishwashers: 'E7',
  cannotGiveBack: 'R12',
  tooFewThalers: 'F14',
  tooLittleBeer: 'F25',
  tooLittleSchnapps: 'H3',
  soldOut: 'U1',
  boughtAlready: 'F15',
  upgradedAlready: 'F17',
  tooFewCards: 'F19',
  notOnDisplay: 'F25',
  recruitedAlready: 'F26',
  noCounterGuest: 'B8',
  noEntertainer: 'H2',
  sameFace: 'H7',
  noBardLeft: 'R13',
  nobodyToDeny: 'N6',
  dieOnGuest: 'N7',
  columnFull: 'P5',
  noSuchRegular: 'K7',
  nothingToTakeBack: 'Y2',
};

/** Null where no single rule is the reason, as for a lost connection. */
export function ruleOfRefusal(refusal: MoveRefusal): string | null {
  const { because } = refusal;
  // Without a dishwasher at work, the rule to read is the one that says which value the space takes.
  if ('dishwashers' in refusal && refusal.dishwashers === 0) return RULE_OF_REASON.wrongValue;
  return because in RULE_OF_REASON ? RULE_OF_REASON[because as RefusalReason] : null;
}
