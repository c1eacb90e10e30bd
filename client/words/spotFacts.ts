// Explains a spot of the table: gathers its present numbers, from which the language makes sentences.
import {
  BOOK,
  BOOK_ROWS,
  bonusOfEvening,
  brewerYield,
  columnOf,
  fillsRow,
  freeDishwashers,
  type Entertainer,
  GUESTS,
  MONASTERY_BONUS,
  MONASTERY_LAST,
  playsWith,
  reputationTrack,
  schnappsOnTheWay,
  scoreOf,
  SITTER,
  SOURCES,
  TAVERN_CARD,
  TILE,
  VICTORY_POINTS,
  tileValue,
  type Column,
  type Player,
  type Seat,
  type Tile,
  type View,
  ROUNDS,
} from '../../game/index.ts';
import type { Spot } from '../model/spots.ts';
import { countCards } from './countCards.ts';
import type { SpotFacts, SpotSignature, Explanation, SpotKind, Viewpoint } from './facts.ts';
import type { GameText } from './shape.ts';

type Owned = Extract<Spot, { seat: Seat }>;

export function explainSpot(text: GameText, spot: Spot, viewpoint: Viewpoint): Explanation {
  const nameOf = (seat: number) => viewpoint.people[seat]?.name ?? text.names.somebody;
  const facts = factsOf(spot, viewpoint, nameOf);
  return (text.explanations[spot.at] as (facts: unknown) => Explanation)(facts);
}

type NameOf = (seat: number) => string;

function factsOf(spot: Spot, viewpoint: Viewpoint, nameOf: NameOf): SpotFacts<SpotKind> {
  if (isOwned(spot)) {
    const player = viewpoint.view.players[spot.seat];
    if (player === undefined) throw new Error(`Nobody sits at seat ${spot.seat}.`);
    return ownFacts(spot, viewpoint, player, nameOf);
  }
  return sharedFacts(spot, viewpoint, nameOf);
}

const isOwned = (spot: Spot): spot is Owned => 'seat' in spot;

function nextCell(player: Player | undefined, column: Column): SpotSignature {
  const row = player?.book[column] ?? BOOK_ROWS;
  if (player === undefined || row === BOOK_ROWS) return null;
  return { column, row: row + 1, bonus: BOOK[column].cells[row] ?? null, fillsRow: fillsRow(player, column) };
}

/** The first bonus from this space of the monastery on, and the steps to it. */
function nextBonus(space: number, ahead = 0): Pick<SpotFacts<'monastery'>, 'bonus' | 'ahead'> {
  const bonus = MONASTERY_BONUS[space];
  if (bonus !== undefined) return { bonus, ahead };
  return nextBonus(space === MONASTERY_LAST ? 0 : space + 1, ahead + 1);
}

/** The evening, this one or a later one, in which the entertainer comes to all taverns; null if there is none. */
function eveningOf(entertainer: Entertainer, { modules, round }: View): number | null {
  const evenings = Array.from({ length: ROUNDS }, (_, index) => index + 1).filter((evening) => evening >= round);
  const comes = (evening: number) =>
    bonusOfEvening(modules, evening).some((gift) => gift.gives === 'entertainer' && gift.entertainer === entertainer);
  return evenings.find(comes) ?? null;
}

function ownFacts(spot: Owned, { view, me }: Viewpoint, player: Player, nameOf: NameOf): SpotFacts<Owned['at']> {
  const name = nameOf(spot.seat);
  switch (spot.at) {
    case 'plate': {
      const { points, total } = scoreOf(view, spot.seat);
      const parts = SOURCES.filter((source) => points[source] !== 0);
      const counted = parts.map((source) => ({ source, count: points[source] }));
      const { thalers, beer, counterGuests } = player;
      return {
        name,
        total,
        points: counted,
        start: view.start === spot.seat,
        thalers,
        beer,
        schnapps: playsWith(view.modules, 'schnapps') ? player.schnapps : null,
        counterGuests,
      };
    }
    case 'deck':
      return { name, count: player.deck.length, cards: countCards(player.deck) };
    case 'discard':
      return { name, count: player.discard.length, cards: countCards(player.discard) };
    case 'table':
      return tableFacts(player, spot.table);
    case 'equipment':
      return {
        space: spot.space,
        worth: tileValue(view, player, spot.space),
        perDie: spot.space === 'brewer' ? brewerYield(view, player) : tileValue(view, player, spot.space),
        isUpgraded: player.upgraded[spot.space] > 0,
      };
    case 'beside':
      return {
        card: spot.card,
        count: player.beside[spot.card],
        help: spot.card === 'dishwasher' ? freeDishwashers(view, player) : null,
      };
    case 'tile':
      return {
        ...tileFacts(spot.tile, tileValue(view, player, spot.tile), player.upgraded[spot.tile], view.round),
        isFree: spot.seat === me && isFreeUpgrade(view),
        has: spot.seat === me ? (poolOf(view, me)?.thalers ?? null) : null,
        help: spot.tile === 'dishwasher' ? freeDishwashers(view, player) : null,
      };
    case 'hand': {
      const dice = player.dice.filter((die) => die.at === null && !die.spent);
      return { name, mine: spot.seat === me, dice: dice.map(({ value, own }) => ({ value, own })) };
    }
    case 'coaster':
      return { name, dice: player.coaster };
    case 'thalers':
      return { count: player.thalers, kept: tileValue(view, player, 'safe') };
    case 'beer':
      return { count: player.beer, kept: tileValue(view, player, 'storage') };
    case 'schnapps':
      return { count: player.schnapps };
    case 'counterGuests':
      return { count: player.counterGuests };
    case 'entertainer':
      return {
        entertainer: spot.entertainer,
        side: player.entertainers[spot.entertainer],
        comes: eveningOf(spot.entertainer, view),
      };
    case 'reputation':
      return {
        space: reputationTrack(view.modules)[spot.space] ?? null,
        names: view.players.flatMap((other, seat) => (other.reputation === spot.space ? [nameOf(seat)] : [])),
      };
    case 'cell':
      return {
        column: spot.column,
        row: spot.row + 1,
        bonus: BOOK[spot.column].cells[spot.row] ?? null,
        covered: player.book[spot.column] > spot.row,
      };
    default:
      return spot satisfies never;
  }
}

/** The viewer's thalers and beer while they can be spent. */
const poolOf = (view: View, me: Seat | null): Player | null =>
  me !== null && view.phase === 'serving' && view.turn === me ? (view.players[me] ?? null) : null;

function tableFacts({ tables, nobles }: Player, table: number): SpotFacts<'table'> {
  const card = tables[table] ?? null;
  const sitter = card === null ? undefined : SITTER[card];
  return {
    number: table + 1,
    card,
    nobles: card === 'noble' ? nobles : 0,
    die: sitter?.die ?? null,
    thalers: sitter?.pays ?? 0,
    vp: card === null ? 0 : VICTORY_POINTS[card],
  };
}

/** The moon gives everybody an upgrade now. Before the first evening it gives nothing. */
const isFreeUpgrade = ({ modules, round, phase }: View): boolean =>
  phase === 'evening' && round > 0 && bonusOfEvening(modules, round).some(({ gives }) => gives === 'freeUpgrade');

/** `from` is the round from which the upgrade counts, 0 without one. */
function tileFacts(
  tile: Tile,
  worth: number,
  from: number,
  round: number,
): Omit<SpotFacts<'tile'>, 'isFree' | 'has' | 'help'> {
  const { upgraded: upgradedTo, price, card, discount, works } = TILE[tile];
  const stillToCome = from > round && from <= ROUNDS ? from : null;
  return { tile, worth, upgradedTo, price, card, discount, works, from: stillToCome, isUpgraded: from > 0 };
}

function sharedFacts(
  spot: Exclude<Spot, Owned>,
  { view, me }: Viewpoint,
  nameOf: NameOf,
): SpotFacts<Exclude<SpotKind, Owned['at']>> {
  const { thalers, beer } = poolOf(view, me) ?? { thalers: null, beer: null };
  switch (spot.at) {
    case 'moon': {
      const { modules } = view;
      const schnapps = schnappsOnTheWay(modules, spot.round);
      return {
        round: spot.round,
        bonuses: bonusOfEvening(modules, spot.round),
        schnapps,
        now: spot.round === view.round,
      };
    }
    case 'monastery': {
      const here = view.players.flatMap((player, seat) => (player.monastery === spot.space ? [nameOf(seat)] : []));
      return { space: spot.space, ...nextBonus(spot.space), names: here };
    }
    case 'display': {
      const displayed = view.display[spot.place] ?? null;
      const pile = spot.place === 0 ? view.pile.length : null;
      if (displayed === null) return { guest: null };
      const { cost, die, pays, vp, bonus } = GUESTS[displayed.guest];
      return {
        guest: displayed.guest,
        cost,
        die,
        thalers: pays,
        vp,
        bonus,
        signature: displayed.signature,
        cell: me === null ? null : nextCell(view.players[me], columnOf(displayed.guest)),
        pile,
        has: beer,
      };
    }
    case 'guestDeck':
      return { count: view.guestDeck.length };
    case 'supply':
      return { card: spot.card, count: view.supply[spot.card], price: TAVERN_CARD[spot.card].price, has: thalers };
    case 'nobles':
      return { count: view.nobles, has: beer };
    case 'schnappsSupply':
      return { count: view.schnapps };
    case 'signatures':
      return { count: view.signatures };
    case 'box':
      return { cards: countCards(view.box) };
    case 'startCard':
      return { card: spot.card };
    default:
      return spot satisfies never;
  }
}
