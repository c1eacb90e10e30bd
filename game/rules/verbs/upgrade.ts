// upgrade <tile> <returns>: for thalers, and matching cards drawn this round that go back to the supply.
import { recordOf, TILE, TILES, type Tile } from '../../data/index.ts';
import { wholeNumber, oneOf } from '../codecs.ts';
import type { MoveOf } from '../moves.ts';
import { proposal } from '../proposals.ts';
import { gainNoble, pay } from '../supply.ts';
import type { Player } from '../state.ts';
import { playerAt, emit } from '../context.ts';
import { flipTile, upgradePrice } from '../upgrades.ts';
import type { Verb } from '../verb.ts';

/** The proposals made so far, by tile and number of returned cards. */
const PROPOSALS = recordOf(TILES, (): MoveOf<'upgrade'>[] => []);

/** The same object for the same move, which is proposed all the time. */
function upgrading(tile: Tile, returns: number): MoveOf<'upgrade'> {
  const known = PROPOSALS[tile];
  while (known.length <= returns) known.push(proposal({ type: 'upgrade', tile, returns: known.length }));
  return known[returns];
}

/**
 * Leaves out tiles that cost more than these thalers even with all matching cards returned. A tile that is upgraded already
 * is a candidate too, once, so that its refusal can be explained.
 */
function upgradesFor({ beside, upgraded }: Player, thalers: number): MoveOf<'upgrade'>[] {
  const moves: MoveOf<'upgrade'>[] = [];
  for (const tile of TILES) {
    const { card } = TILE[tile];
    const most = card === null || upgraded[tile] > 0 ? 0 : beside[card];
    if (upgradePrice(tile, most) > thalers) continue;
    for (let returns = 0; returns <= most; returns++) moves.push(upgrading(tile, returns));
  }
  return moves;
}

export const upgrade: Verb<'upgrade'> = {
  phases: ['serving'],
  fields: { tile: oneOf(TILES), returns: wholeNumber(0, 99) },
  propose: (state, seat) => upgradesFor(state.players[seat], state.players[seat].thalers),
  explain: (state, seat) => upgradesFor(state.players[seat], Infinity),
  refuse: (state, seat, { tile, returns }) => {
    const player = state.players[seat];
    const { card } = TILE[tile];
    const has = card === null ? 0 : player.beside[card];
    if (player.upgraded[tile] > 0) return { because: 'upgradedAlready' };
    if (returns > has) return { because: 'tooFewCards', has };
    const needs = upgradePrice(tile, returns);
    return player.thalers < needs ? { because: 'tooFewThalers', needs, has: player.thalers } : null;
  },
  perform: (context, seat, { tile, returns }) => {
    const { card } = TILE[tile];
    pay(context, seat, 'thalers', upgradePrice(tile, returns));
    if (card !== null && returns > 0) {
      playerAt(context, seat).beside[card] -= returns;
      context.state.supply[card] += returns;
      emit(context, { type: 'returned', seat, card, count: returns });
    }
    flipTile(context, seat, tile);
    gainNoble(context, seat);
  },
};
