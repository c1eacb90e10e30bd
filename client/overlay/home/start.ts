// Opening a game: one at a time, and then its table.
import { useState } from 'preact/hooks';
import type { LocalOptions } from '../../net/localGame.ts';
import { goTo } from '../route.ts';
import { useServices } from '../services.ts';

export interface Start {
  busy: boolean;
  begin: (options: LocalOptions) => void;
}

export function useStart(beforehand: () => void): Start {
  const { localGames } = useServices();
  const [busy, setBusy] = useState(false);
  const begin = async (options: LocalOptions) => {
    setBusy(true);
    beforehand();
    const games = await localGames();
    const game = await games.start(options);
    const { id } = game;
    // The table opens it again by its name: a game that was begun and one that is resumed are the same.
    game.close();
    goTo({ page: 'play', id });
  };
  return {
    busy,
    begin: (options) => {
      if (busy) return;
      begin(options).catch((fault: unknown) => {
        setBusy(false);
        throw fault;
      });
    },
  };
}
