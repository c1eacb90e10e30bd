// Carries out the meaning of a pick on the canvas: a move, another hidden choice, a question, a die
// to hold, another tavern, or a refusal.
import type { Meaning } from '../model/picks.ts';
import type { MoveSender } from './moveSender.ts';
import type { Session } from './types.ts';

type Actions = Pick<Session, 'changeChoice' | 'do' | 'hold' | 'focus' | 'refuse'>;

export function carryOut(meaning: Meaning, session: Actions, moves: MoveSender): void {
  switch (meaning.means) {
    case 'move':
      void session.do(meaning.move);
      break;
    case 'sure':
      moves.ask({ asks: 'sure', move: meaning.move, warnings: [] });
      break;
    case 'change':
      void session.changeChoice(meaning.move);
      break;
    case 'which':
      moves.ask({ asks: 'which', spot: meaning.spot, moves: meaning.moves });
      break;
    case 'hold':
      session.hold(meaning.die);
      break;
    case 'refused':
      session.refuse(meaning.refused, meaning.spot);
      break;
    case 'focus':
      session.focus(meaning.seat);
      break;
    case 'nothing':
      break;
    default:
      meaning satisfies never;
  }
}
