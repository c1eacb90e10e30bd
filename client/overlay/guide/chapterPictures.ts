// The pictures above each chapter of the rules.
import type { PagePictureKey } from '../../art/proportions.ts';

const PICTURES: Readonly<Record<string, readonly PagePictureKey[]>> = {
  S: ['card/regular2', 'card/server', 'card/table', 'card/brewer', 'coaster/red'],
  A: ['thing/moon', 'thing/counterGuest', 'die/red/4', 'token/barback'],
  B: ['card/regular1', 'card/3a', 'card/noble', 'card/table'],
  C: ['card/server', 'tile/server/upgraded', 'die/red/5'],
  D: ['coaster/blue', 'die/white/2', 'die/white/6'],
  E: ['tile/monk/basic', 'tile/brewer/basic', 'tile/barrel/basic', 'tile/cashbox/basic', 'card/dishwasher'],
  F: ['card/6c', 'thing/coin', 'thing/stein', 'tile/brewer/upgraded', 'card/noble'],
  G: ['place/discard', 'thing/startMug'],
  M: ['tile/monk/upgraded', 'token/monastery', 'marker/green'],
  N: ['token/noble', 'token/deny', 'token/dishwasher'],
  U: ['card/back'],
  H: ['entertainer/dancer/thalers', 'entertainer/fireBreather/upgrade', 'entertainer/juggler/die', 'thing/schnapps'],
  R: ['card/bard', 'token/reputation', 'thing/crown'],
  K: ['startCard/2', 'startCard/4', 'startCard/7'],
  P: ['board/book', 'thing/signature'],
  V: ['thing/laurel', 'card/noble'],
  X: ['card/back'],
  Y: [],
};

export const picturesOfChapter = (letter: string): readonly PagePictureKey[] => PICTURES[letter] ?? [];
