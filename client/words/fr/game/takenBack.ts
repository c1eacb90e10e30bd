// Moves that were taken back, as the end of a sentence.
import type { EventOf, MoveOf, Space } from '../../../../game/index.ts';
import { le, many, number, un } from '../grammar.ts';
import { fromPlace, names } from './names.ts';
import { cardNouns, tileNouns } from './nouns.ts';
import { die } from './phrasing.ts';

type TakenBackMove = EventOf<'takenBack'>['move'];

const alone = (space: Space) => ({ space, sitter: null });

const takenBack: { [T in TakenBackMove['type']]: (move: MoveOf<T>) => string } = {
  choose: () => 'un choix',
  confirm: () => 'le dernier mot',
  withdraw: () => 'une hésitation',
  draft: ({ value }) => `le ${number(value)} pris sur le sous-bock`,
  giveUp: () => 'un client du comptoir rendu',
  settle: () => 'la réputation comptée',
  put: ({ dice: [shift, more] }) =>
    more === undefined
      ? `${die(shift.value, shift.own)} ${shift.to === null ? 'repris en main' : `posé sur ${names.place(alone(shift.to))}`}`
      : 'plusieurs dés posés',
  juggle: ({ value, own: coloured }) => `${die(value, coloured)} tourné`,
  take: ({ value, own: coloured, from }) => `${die(value, coloured)} enlevé ${fromPlace(alone(from))}`,
  buy: ({ card }) => `l’achat d’${un(cardNouns[card])}`,
  upgrade: ({ tile }) => `l’amélioration : ${le(tileNouns[tile])}`,
  recruit: ({ guest }) => `l’arrivée : ${le(cardNouns[guest])}`,
  nobles: ({ count: n }) => many(n, cardNouns.noble),
  dance: () => 'une danse',
  breathe: () => 'le feu craché sur un client',
  breatheOn: ({ tile }) => `l’amélioration : ${le(tileNouns[tile])}`,
  bard: () => 'une chanson',
  end: () => 'la fin du tour',
  deny: () => 'un client refusé',
  pick: () => 'un choix',
  sign: () => 'une signature',
  strike: ({ regular }) => `le départ d’${un(cardNouns[regular])}`,
};

export const takenBackMove = (move: TakenBackMove): string =>
  (takenBack[move.type] as (move: TakenBackMove) => string)(move);
