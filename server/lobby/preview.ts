// The preview of a table for chat programs in which its link was sent; there is none for tables that are not in the list.
import { MATCH_ID } from '../wire/match.ts';
import type { Preview } from '../http/previews.ts';
import type { MatchRecord } from '../match/record.ts';
import type { Lobby } from './lobby.ts';

const SAYS = { waiting: 'Waiting for players.', playing: 'Being played.', over: 'Played to the end.' } as const;

const titleOf = ({ title, host, seats }: MatchRecord): string => {
  if (title !== '') return title;
  const name = (host === null ? null : seats[host])?.name ?? seats.find((seat) => seat !== null)?.name;
  return name === undefined ? 'An empty table' : `${name}’s table`;
};

const playersOf = ({ seats }: MatchRecord): string => {
  const names = seats.flatMap((seat) => seat?.name ?? []);
  const free = seats.length - names.length;
  const open = free === 0 ? [] : [free === 1 ? '1 free seat' : `${free} free seats`];
  return `${[...names, ...open].join(', ')}.`;
};

/** Null also for an unlisted table, so that the preview does not reveal that it exists. */
export const previewOf =
  ({ registry }: Lobby, about: (modules: number, G: unknown) => string) =>
  async (id: string): Promise<Preview | null> => {
    const match = MATCH_ID.test(id) ? await registry.find(id).catch(() => null) : null;
    if (match?.record.public !== true) return null;
    const { record, game } = match;
    const played: unknown = record.status === 'playing' ? game?.state.G : undefined;
    return {
      title: `${titleOf(record)} · Tiefenthal`,
      description: [playersOf(record), about(record.modules, played), SAYS[record.status]].join(' '),
    };
  };
