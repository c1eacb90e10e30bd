// News of a match in the frames of boardgame.io's own clients.
import type { Actions } from '../match/actions.ts';
import type { News } from '../match/match.ts';
import type { ChatLine } from '../wire/match.ts';
import type { ServerToStock, StockLine } from '../wire/frames.ts';
import type { Phrase } from '../wire/constants.ts';

export type StockEmit = <Event extends keyof ServerToStock>(
  event: Event,
  ...args: Parameters<ServerToStock[Event]>
) => void;

/** boardgame.io's clients know no ready-made phrases. */
const PHRASE_TEXTS: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  goodLuck: 'Good luck!',
  wellPlayed: 'Well played!',
  thanks: 'Thanks!',
  sorry: 'Sorry!',
  oneMoment: 'One moment, please.',
  yourTurn: 'It is your turn.',
  cheers: 'Cheers!',
  goodbye: 'Goodbye!',
};

const stockLine = (line: ChatLine): StockLine => {
  const { at, seat, name } = line;
  return {
    id: `${at}-${seat ?? name}`,
    sender: seat === null ? null : String(seat),
    payload: 'text' in line ? line.text : PHRASE_TEXTS[line.phrase],
    name,
    at,
  };
};

/** Before the game begins there is no state: the client is told who is there, and synced when it begins. */
export const stockNews = (emit: StockEmit, matchID: string, { ofEntry }: Actions): News => {
  // A client cannot take an update before it has had a state.
  let isSynced = false;
  return {
    sync({ log, match }, state) {
      const seen = state();
      if (seen === null) {
        emit('matchData', matchID, match.players);
        return;
      }
      isSynced = true;
      // boardgame.io's initial state names every card, so it is never sent.
      emit('sync', matchID, {
        state: seen,
        log: log.map(ofEntry),
        filteredMetadata: match.players,
        initialState: null,
      });
    },
    step({ entry, state }) {
      if (isSynced) emit('update', matchID, state(), [ofEntry(entry)]);
    },
    info: (_patch, { players }) => emit('matchData', matchID, players),
    chat: (line) => emit('chat', matchID, stockLine(line)),
  };
};
