// Services that main.ts hands to the overlay through a context; heavy modules are loaded when first asked for.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CreateStage } from '../model/stage.ts';
import type { PaintTavern } from '../model/tavernPicture.ts';
import type { KeptLessons } from '../net/keptLessons.ts';
import type { KeptSeats } from '../net/keptSeats.ts';
import type { Lobby } from '../net/lobby.ts';
import type { LocalGames } from '../net/localGame.ts';
import type { OnlineTables } from '../net/onlineTables.ts';
import type { Saves } from '../net/saves.ts';
import type { ReplayOptions, Session, SessionOptions } from '../session/index.ts';
import type { PageText } from '../words/pages.ts';
import type { Words } from '../words/index.ts';
import type { Language } from './language.ts';
import type { Settings } from './settings.ts';
import { useStore, type Store, type ReadableStore } from './store.ts';

export interface TableTools {
  words: ReadableStore<Words>;
  createSession: (options: SessionOptions) => Session;
  createReplay: (options: ReplayOptions) => Session;
}

export interface Services {
  settings: Store<Settings>;
  language: Language;
  saves: Saves;
  keptLessons: KeptLessons;
  /** A function that switches to the newer version that is ready in this browser; null while there is none. */
  newVersion: ReadableStore<(() => void) | null>;
  /** True while the operating system asks for less motion. */
  systemReducesMotion: ReadableStore<boolean>;
  localGames: () => Promise<LocalGames>;
  /** Seats at online tables that this browser has the keys of. */
  keptSeats: KeptSeats;
  openLobby: () => Promise<Lobby>;
  onlineTables: () => Promise<OnlineTables>;
  tableTools: () => Promise<TableTools>;
  loadStage: () => Promise<CreateStage>;
  /** Paints the picture of a tavern to share. */
  paintTavern: () => Promise<PaintTavern>;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('The overlay is drawn without its services.');
  return services;
}

export const useSettings = (): Settings => useStore(useServices().settings);

export const useText = (): PageText => useStore(useServices().language.text);
