// Starts a local game, only one at a time, and goes to its table.
import { useState } from 'preact/hooks';
import type { LocalOptions } from '../../net/localGame.ts';
import { LoadingError } from '../loading.ts';
import { goTo } from '../route.ts';
import { useServices } from '../services.ts';

export interface Start {
  busy: boolean;
  /** The code of the game could not be loaded. */
  hasFailed: boolean;
  begin: (options: LocalOptions) => void;
}

export function useStart(): Start {
  const { localGames } = useServices();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const begin = async (options: LocalOptions) => {
    setBusy(true);
    const games = await localGames();
    goTo({ page: 'play', id: await games.start(options) });
  };
  return {
    busy,
    hasFailed,
    begin: (options) => {
      if (busy) return;
      begin(options).catch((fault: unknown) => {
        setBusy(false);
        setHasFailed(fault instanceof LoadingError);
        throw fault;
      });
    },
  };
}
