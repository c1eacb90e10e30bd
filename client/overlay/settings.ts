// Settings of this browser, kept in localStorage. A stored value that is not valid falls back to its default.
import * as v from 'valibot';
import type { StageSettings } from '../model/stage.ts';
import type { SessionSettings } from '../session/index.ts';
import { parseStored, SETTINGS_KEY } from '../net/browserStorage.ts';
import { LANGUAGES, EDITIONS } from '../words/languages.ts';
import { createStore, type Store } from './store.ts';

const percent = v.pipe(v.number(), v.integer(), v.minValue(80), v.maxValue(160));

const volume = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** The keys are stored, and so are not renamed. */
const schema = v.object({
  /** Of animations: 1, 2, or 0 for instant. */
  speed: v.fallback(v.picklist([0, 1, 2]), 1),
  /** Effects, music and ambience, all at once. */
  sound: v.fallback(v.boolean(), true),
  effectsVolume: v.fallback(volume, 70),
  /** Fire, voices and lute. */
  musicVolume: v.fallback(volume, 60),
  /** A bell while nobody sees the page: one's turn comes or its time runs short, or others join or leave the room. */
  turnSound: v.fallback(v.boolean(), true),
  turnVolume: v.fallback(volume, 70),
  /** A notification together with the bell, where the browser has been allowed to show one. */
  turnNotice: v.fallback(v.boolean(), false),
  /** The game asks before a move that cannot be taken back. */
  confirmations: v.fallback(v.boolean(), false),
  /** A first click on a guest for sale shows the card, as recruiting cannot be taken back. */
  looksFirst: v.fallback(v.boolean(), true),
  /** The only possible answer to a question is given without asking. */
  makesOnlyMoves: v.fallback(v.boolean(), true),
  /** Letters, digits and punctuation as shortcuts; speech input can press them by mistake. */
  singleKeys: v.fallback(v.boolean(), true),
  /** The moves that bots explain: none, the notable ones or all. */
  remarks: v.fallback(v.picklist(['never', 'sometimes', 'always']), 'sometimes'),
  contrast: v.fallback(v.picklist(['normal', 'high']), 'normal'),
  /** Reduced motion: always, never, or as the operating system says. */
  reducedMotion: v.fallback(v.picklist(['auto', 'on', 'off']), 'auto'),
  textSize: v.fallback(percent, 100),
  tableSize: v.fallback(percent, 100),
  /** Null for the browser's own. */
  language: v.fallback(v.nullable(v.picklist(LANGUAGES)), null),
  /** The edition whose nouns English uses. */
  terms: v.fallback(v.picklist(EDITIONS), 'northStar'),
  /** The table in words is open from the start. */
  tableInWords: v.fallback(v.boolean(), false),
});

export type Settings = v.InferOutput<typeof schema>;

export const DEFAULT_SETTINGS: Settings = v.parse(schema, {});

export function readSettings(text: string | null): Settings {
  const stored = parseStored(text);
  return v.parse(schema, typeof stored === 'object' && stored !== null ? stored : {});
}

/** Null when nothing is stored or storage is forbidden. */
function storedText(storage: Storage | null): string | null {
  try {
    return storage?.getItem(SETTINGS_KEY) ?? null;
  } catch {
    return null;
  }
}

/** Follows changes in other tabs. */
export function openSettings(storage: Storage | null): Store<Settings> {
  const store = createStore(readSettings(storedText(storage)));
  let isFromStorage = false;
  store.subscribe(() => {
    // Not written back: two tabs of different versions, which know other fields, would overwrite each other forever.
    if (isFromStorage) return;
    try {
      storage?.setItem(SETTINGS_KEY, JSON.stringify(store.get()));
    } catch {
      // Full or forbidden: the settings last as long as the page.
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SETTINGS_KEY) return;
    isFromStorage = true;
    store.set(readSettings(newValue));
    isFromStorage = false;
  });
  return store;
}

/** From this text size on, in percent, phones show less beside the answers and on the plates of the players. */
const LARGE_LETTERS = 140;

const isStill = ({ reducedMotion }: Settings, systemReducesMotion: boolean): boolean =>
  reducedMotion === 'on' || (reducedMotion === 'auto' && systemReducesMotion);

/** Sets the attributes and variables of the root element that the stylesheets read. */
export function applySettings(root: HTMLElement, settings: Settings, systemReducesMotion: boolean): void {
  root.dataset.contrast = settings.contrast;
  root.dataset.motion = isStill(settings, systemReducesMotion) ? 'still' : 'moving';
  root.style.setProperty('--text-size', String(settings.textSize / 100));
  root.dataset.letters = settings.textSize >= LARGE_LETTERS ? 'large' : 'usual';
}

export const stageSettings = (settings: Settings, systemReducesMotion: boolean): StageSettings => ({
  speed: settings.speed,
  reducedMotion: isStill(settings, systemReducesMotion),
  highContrast: settings.contrast === 'high',
  scale: settings.tableSize / 100,
  volumes: settings.sound
    ? { effects: settings.effectsVolume / 100, music: settings.musicVolume / 100 }
    : { effects: 0, music: 0 },
  // A player whom the game asks before recruiting need not look at the card first.
  firstClickOnlyShows: settings.looksFirst && !settings.confirmations,
});

export const sessionSettings = (settings: Settings, systemReducesMotion: boolean): SessionSettings => ({
  ...stageSettings(settings, systemReducesMotion),
  confirmations: settings.confirmations,
  makesForcedMoves: settings.makesOnlyMoves,
});
