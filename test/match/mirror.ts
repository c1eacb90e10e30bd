// Compares what boardgame.io keeps of a match with the state of the game: phase, order of play, turn, active players
// and result must agree after every move. Also reads the events of the last move from boardgame.io's log.
import type { Ctx } from 'boardgame.io';
import { eventsOfLog } from '../../game/boardgame.ts';
import { ableToAct, resultOf, turnOrder, type Event, type State } from '../../game/index.ts';
import { mustEqual } from '../properties/must.ts';

const IN_TURN = ['orders', 'serving'];

export function checkMirror(table: State, ctx: Ctx): void {
  if (table.phase === 'over') {
    mustEqual(ctx.gameover, resultOf(table), 'The result differs:');
    return;
  }
  mustEqual(ctx.gameover, undefined, 'The match is over too early:');
  mustEqual(ctx.phase, table.phase, 'The phase differs:');
  mustEqual(ctx.playOrder, turnOrder(table).map(String), 'The order of play differs:');
  if (IN_TURN.includes(table.phase)) {
    mustEqual(ctx.currentPlayer, String(table.turn), 'It is the turn of another player:');
    mustEqual(ctx.activePlayers, null, 'More players are active than the one whose turn it is:');
  } else {
    const active = ableToAct(table).map((seat) => [String(seat), 'acting']);
    mustEqual({ ...ctx.activePlayers }, Object.fromEntries(active), 'Other players are active:');
  }
}

interface LoggedEntry {
  readonly action: { readonly type: string };
  readonly metadata?: unknown;
}

/** The events of the last move. It need not be the last entry: boardgame.io logs its own steps after a move, too. */
export const loggedEvents = (log: readonly LoggedEntry[]): readonly Event[] =>
  eventsOfLog(log.findLast(({ action }) => action.type === 'MAKE_MOVE')?.metadata);
