// The preview of a match for chat programs in which its link was sent; nothing is told of unlisted matches.
import { MATCH_ID } from '../wire/match.ts';
import type { Preview } from '../http/previews.ts';
import type { MatchRecord } from '../match/record.ts';
import type { PreviewText } from '../ruleset.ts';
import type { Lobby } from './lobby.ts';

const titleOf = ({ title, host, seats }: MatchRecord, text: PreviewText): string => {
  if (title !== '') return title;
  const name = (host === null ? null : seats[host])?.name ?? seats.find((seat) => seat !== null)?.name;
  return name === undefined ? text.emptyTable : text.tableOf(name);
};

const playersOf = ({ seats }: MatchRecord, text: PreviewText): string => {
  const names = seats.flatMap((seat) => seat?.name ?? []);
  const free = seats.length - names.length;
  return `${[...names, ...(free === 0 ? [] : [text.freeSeats(free)])].join(', ')}.`;
};

/** An unlisted match is described in the same words as one that does not exist. */
export const previewOf =
  ({ registry }: Lobby) =>
  async (id: string, text: PreviewText): Promise<Preview> => {
    const match = MATCH_ID.test(id) ? await registry.find(id).catch(() => null) : null;
    if (match?.record.public !== true) return { title: text.anyTable, description: text.anyText };
    const { record, game } = match;
    const G: unknown = record.status === 'playing' ? game?.state.G : undefined;
    return {
      title: `${titleOf(record, text)} · Tiefenthal`,
      description: [playersOf(record, text), text.about(record.modules, G), text.status[record.status]].join(' '),
    };
  };
