// Adds up what steps in the monastery and of reputation, bonuses and signatures bring, with all that they set off,
// without playing moves.
import {
  BOOK,
  BOOK_ROWS,
  COLUMNS,
  fillsRow,
  MONASTERY_BONUS,
  MONASTERY_LAST,
  reputationTrack,
  TAVERN_CARD,
  type Bonus,
  type ByColumn,
  type Column,
  type Modules,
  type TavernCard,
} from '../../index.ts';

export interface Markers {
  monastery: number;
  reputation: number;
  book: ByColumn<number>;
}

/** The gains, and the markers afterwards. */
export interface TriggeredGains extends Markers {
  thalers: number;
  schnapps: number;
  nobles: number;
  cards: TavernCard[];
  denies: number;
  /** Each is a schnapps or a service denied. */
  schnappsOrDeny: number;
  /** Signatures for a column of the player's choice; they are in `book` already. */
  freeSignatures: number;
}

export type Trigger =
  | { readonly does: 'monastery' | 'reputation'; readonly steps: number }
  | { readonly does: 'bonus'; readonly bonus: Bonus }
  | { readonly does: 'sign'; readonly column: Column };

/**
 * Signatures for a column of the player's choice go to `column` while it has room; after that, or if it is null, to the
 * column in which they seem to bring most.
 */
export function resolveTriggers(
  modules: Modules,
  from: Markers,
  triggers: readonly Trigger[],
  column: Column | null = null,
): TriggeredGains {
  const outcome: TriggeredGains = {
    monastery: from.monastery,
    reputation: from.reputation,
    book: { ...from.book },
    thalers: 0,
    schnapps: 0,
    nobles: 0,
    cards: [],
    denies: 0,
    schnappsOrDeny: 0,
    freeSignatures: 0,
  };
  for (const trigger of triggers) resolve({ modules, outcome, column }, trigger);
  return outcome;
}

interface Resolution {
  readonly modules: Modules;
  readonly outcome: TriggeredGains;
  readonly column: Column | null;
}

function resolve(resolution: Resolution, trigger: Trigger): void {
  switch (trigger.does) {
    case 'monastery':
      for (let i = 0; i < trigger.steps; i++) stepInMonastery(resolution);
      return;
    case 'reputation':
      for (let i = 0; i < trigger.steps; i++) stepInReputation(resolution);
      return;
    case 'bonus':
      return gainBonus(resolution, trigger.bonus);
    case 'sign':
      return sign(resolution, trigger.column);
    default:
      trigger satisfies never;
  }
}

function stepInMonastery(resolution: Resolution): void {
  const { outcome } = resolution;
  outcome.monastery = outcome.monastery === MONASTERY_LAST ? 0 : outcome.monastery + 1;
  const bonus = MONASTERY_BONUS[outcome.monastery];
  if (bonus !== undefined) gainBonus(resolution, bonus);
}

function stepInReputation(resolution: Resolution): void {
  const { modules, outcome } = resolution;
  const track = reputationTrack(modules);
  outcome.reputation = (outcome.reputation + 1) % track.length;
  const space = track[outcome.reputation];
  if ('vp' in space) return;
  switch (space.gives) {
    case 'schnapps':
      outcome.schnapps++;
      break;
    case 'schnappsOrDeny':
      outcome.schnappsOrDeny++;
      break;
    case 'crown':
      outcome.nobles++;
      break;
    case 'signature': {
      const isOpen = resolution.column !== null && outcome.book[resolution.column] < BOOK_ROWS;
      const column = isOpen ? resolution.column : bestColumn(outcome.book);
      if (column === null) break;
      outcome.freeSignatures++;
      sign(resolution, column);
      break;
    }
    default:
      space.gives satisfies never;
  }
}

function gainBonus(resolution: Resolution, bonus: Bonus): void {
  const { outcome } = resolution;
  switch (bonus.gives) {
    case 'card':
      outcome.cards.push(bonus.card);
      break;
    case 'noble':
      outcome.nobles++;
      break;
    case 'thalers':
      outcome.thalers += bonus.count;
      break;
    case 'schnapps':
      outcome.schnapps += bonus.count;
      break;
    case 'deny':
      outcome.denies++;
      break;
    case 'monastery':
      resolve(resolution, { does: 'monastery', steps: bonus.count });
      break;
    case 'reputation':
      resolve(resolution, { does: 'reputation', steps: bonus.count });
      break;
    case 'counterGuest':
    case 'die':
    case 'threeBeerGuest':
      // Only an evening brings these.
      break;
    default:
      bonus satisfies never;
  }
}

function sign(resolution: Resolution, column: Column): void {
  const { outcome } = resolution;
  const row = outcome.book[column];
  if (row === BOOK_ROWS) return;
  // Asked before the signature is added, as it is about the next one.
  if (fillsRow(outcome, column)) outcome.nobles++;
  outcome.book[column]++;
  const bonus = BOOK[column].cells[row];
  if (bonus !== null) gainBonus(resolution, bonus);
}

/** A rough worth of what a cell gives, to choose the column of a signature that may go to any. */
function cellWorth(bonus: Bonus | null): number {
  if (bonus === null) return 0.5;
  if (bonus.gives === 'noble') return 10;
  if (bonus.gives === 'card') return TAVERN_CARD[bonus.card].price / 2;
  return 'count' in bonus ? bonus.count : 0;
}

/** The column in which a signature brings most; null when all are full. */
function bestColumn(book: ByColumn<number>): Column | null {
  let best: Column | null = null;
  let most = -1;
  for (const column of COLUMNS) {
    const row = book[column];
    if (row === BOOK_ROWS) continue;
    const worth = cellWorth(BOOK[column].cells[row]) + (fillsRow({ book }, column) ? 10 : 0);
    if (worth > most) {
      most = worth;
      best = column;
    }
  }
  return best;
}
