// Moves that were taken back, as the end of a sentence.
import type { EventOf, MoveOf, Space } from '../../../../game/index.ts';
import { a, number, the } from '../grammar.ts';
import { cardNouns, tileNouns } from './nouns.ts';
import { fromPlace, placeIn } from './names.ts';
import { die } from './phrasing.ts';

type TakenBackMove = EventOf<'takenBack'>['move'];

const alone = (space: Space) => ({ space, sitter: null });

const takenBack: { [T in TakenBackMove['type']]: (move: MoveOf<T>) => string } = {
  choose: () => 'eine Wahl',
  confirm: () => 'das letzte Wort',
  withdraw: () => 'noch einmal überlegt',
  draft: ({ value }) => `die ${number(value)} vom Bierdeckel`,
  giveUp: () => 'einen Thekengast abgegeben',
  settle: () => 'den Ruf abgerechnet',
  put: ({ dice: [shift, more] }) =>
    more === undefined
      ? `${die(shift.value, shift.own)} ${shift.to === null ? 'zurück auf die Hand genommen' : `auf ${placeIn(alone(shift.to), 'acc')} gelegt`}`
      : 'mehrere Würfel gelegt',
  juggle: ({ value, own: coloured }) => `${die(value, coloured)} gedreht`,
  take: ({ value, own: coloured, from }) => `${die(value, coloured)} ${fromPlace(alone(from))} genommen`,
  buy: ({ card }) => `${a(cardNouns[card], 'acc')} gekauft`,
  upgrade: ({ tile }) => `${the(tileNouns[tile], 'acc')} ausgebaut`,
  recruit: ({ guest }) => `${the(cardNouns[guest], 'acc')} gewonnen`,
  nobles: ({ count: n }) => (n === 1 ? 'einen Adligen' : `${number(n)} Adlige`),
  dance: () => 'einen Tanz',
  breathe: () => 'einen Gast mit Feuer verjagt',
  breatheOn: ({ tile }) => `${the(tileNouns[tile], 'acc')} ausgebaut`,
  bard: () => 'ein Lied',
  end: () => 'das Ende des Zuges',
  deny: () => 'einen Gast abgewiesen',
  pick: () => 'eine Wahl',
  sign: () => 'eine Unterschrift',
  strike: ({ regular }) => `${a(cardNouns[regular], 'acc')} entfernt`,
};

export const takenBackMove = (move: TakenBackMove): string =>
  (takenBack[move.type] as (move: TakenBackMove) => string)(move);
