// Sentences of the coach: every move as a deed, reasons for moves, advice, remarks on bots' moves, and the review of a
// finished game.
import type { MoveType, Phase } from '../../../../game/index.ts';
import type { MoveFacts, MoveLabel, Place, WhyFacts, WhyKind } from '../../facts.ts';
import { asPart, prefixed, withBrackets } from '../../grammar.ts';
import { capital, de, le, many, NAMELESS, number, signed, count, and, un } from '../grammar.ts';
import { thalers, beer, schnapps, steps, points, dice } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { help } from './moves.ts';
import { fromPlace, names } from './names.ts';
import { cardNouns, tileNouns } from './nouns.ts';
import { cardsNamed, die, inMonastery, pays } from './phrasing.ts';

/** Expected points are no whole numbers, and no promise. */
const about = (n: number) => (n < 1 ? 'moins d’un point' : `environ ${points(Math.round(n))}`);

const does = ({ you }: MoveFacts, youDo: string, theyDo: string) => (you ? youDo : theyDo);

/** A move as a verb phrase, without the name. */
export const deeds: { [T in MoveType]: (deed: MoveLabel<T>) => string } = {
  choose: ({ facts }) => `${does(facts, 'choisis', 'choisit')} : ${facts.option}`,
  confirm: ({ facts }) =>
    facts.planning
      ? `${does(facts, 'te contentes', 'se contente')} de ce plan`
      : `${does(facts, 'gardes', 'garde')} ces clients`,
  withdraw: ({ facts }) => does(facts, 'te ravises', 'se ravise'),
  draft: ({ value, facts }) => `${does(facts, 'prends', 'prend')} le ${number(value)}`,
  giveUp: ({ facts }) =>
    facts.serving
      ? `${does(facts, 'rends', 'rend')} un client du comptoir pour ${inMonastery(1)}`
      : `${does(facts, 'rends', 'rend')} un client du comptoir et ${does(facts, 'pioches', 'pioche')} à nouveau`,
  settle: ({ facts }) => `${does(facts, 'comptes ta', 'compte sa')} réputation`,
  put: ({ dice: shifts, facts }) => {
    const [shift, more] = shifts;
    if (more !== undefined) return `${does(facts, 'poses', 'pose')} ${dice(shifts.length)}`;
    return shift.to === null
      ? `${does(facts, 'reprends', 'reprend')} ${die(shift.value, shift.own)}`
      : `${does(facts, 'poses', 'pose')} ${die(shift.value, shift.own)} sur ${names.place(facts.place)}${help(facts.raise)}`;
  },
  juggle: ({ value, own: coloured, to, facts }) =>
    `${does(facts, 'fais', 'fait')} tourner ${die(value, coloured)} sur ${number(to)} par le jongleur`,
  take: ({ value, own: coloured, facts }) =>
    `${does(facts, 'enlèves', 'enlève')} ${die(value, coloured)} ${fromPlace(facts.place)}`,
  buy: ({ card, facts }) => `${does(facts, 'achètes', 'achète')} ${un(cardNouns[card])} pour ${thalers(facts.thalers)}`,
  upgrade: ({ tile, returns, facts }) =>
    `${does(facts, 'améliores', 'améliore')} ${le(tileNouns[tile])} ${facts.thalers === 0 ? 'gratuitement' : `pour ${thalers(facts.thalers)}`}${returns > 0 && facts.card !== null ? ` (en rendant ${cardsNamed(returns, cardNouns[facts.card])})` : ''}`,
  recruit: ({ guest, facts }) => `${does(facts, 'gagnes', 'gagne')} ${le(cardNouns[guest])} pour ${beer(facts.beer)}`,
  nobles: ({ count: n, facts }) =>
    `${does(facts, 'gagnes', 'gagne')} ${many(n, cardNouns.noble)} pour ${beer(facts.beer)}`,
  dance: ({ facts }) => `${does(facts, 'fais', 'fait')} danser la danseuse pour ${pays(facts.thalers, facts.beer, 0)}`,
  breathe: ({ facts }) =>
    `${does(facts, 'fais', 'fait')} refuser quelqu’un par le cracheur de feu pour ${schnapps(facts.schnapps)}`,
  breatheOn: ({ tile, facts }) =>
    `${does(facts, 'fais', 'fait')} améliorer ${le(tileNouns[tile])} par le cracheur de feu pour ${schnapps(facts.schnapps)}`,
  bard: ({ facts }) => `${does(facts, 'fais', 'fait')} chanter un barde`,
  deny: ({ table, facts }) =>
    table === null
      ? `ne ${does(facts, 'refuses', 'refuse')} personne`
      : `${does(facts, 'refuses', 'refuse')} ${names.place(facts.place)}`,
  pick: ({ what, facts }) =>
    what === 'schnapps'
      ? `${does(facts, 'prends', 'prend')} ${schnapps(1)}`
      : `${does(facts, 'refuses', 'refuse')} quelqu’un`,
  sign: ({ column, facts }) => `${does(facts, 'signes', 'signe')} dans la colonne pour ${names.columns[column]}`,
  strike: ({ regular, facts }) => `${does(facts, 'retires', 'retire')} ${un(cardNouns[regular])}`,
  end: ({ facts }) => does(facts, 'finis ton tour', 'finit son tour'),
  takeBack: ({ facts }) => `${does(facts, 'annules', 'annule')} un pas`,
};

export const whys: { [K in WhyKind]: (why: WhyFacts<K>) => string } = {
  dieFor: ({ place, raise, brings }) => withBrackets(`pour ${names.place(place)}${help(raise)}`, brings),
  leavesNone: ({ who }) => `il n’en reste plus pour ${who.you ? 'toi' : who.name}`,
  income: ({ thalers: paid, beer: poured, steps: walked }) => `${pays(paid, poured, walked)} grâce aux dés`,
  points: ({ points: n }) => points(n),
  noble: () => 'un noble en plus',
  bonus: ({ bonus }) => (bonus.gives === 'deny' ? 'un client peut être refusé' : bonusName(bonus)),
  reputation: ({ steps: n }) => `${steps(n)} de réputation`,
  goodsLost: ({ thalers: paid, beer: poured }) =>
    `rien qui vaille l’achat pour ce qui sera perdu (${pays(paid, poured, 0)})`,
  later: () => 'cela rapporte les soirs suivants',
  better: ({ points: n }) => (n < 1 ? 'à peine mieux que tout autre coup' : `${about(n)} de mieux que tout autre coup`),
  onlyMove: () => 'rien d’autre n’est possible',
};

/** The moments of the review by phase, most of them in words with which the table asks. */
const moments = {
  startCards: 'choisis ta carte de démarrage',
  evening: 'le cadeau de la lune',
  guests: 'tes clients sont là',
  server: 'la serveuse arrive',
  orders: 'prends un dé',
  planning: 'pose tes dés',
  serving: 'sers tes clients',
  closing: 'une carte pour le jongleur',
  over: 'les comptes',
} satisfies Record<Phase, string>;

export const coach = {
  heading: 'L’entraîneur',
  answer: 'Ce que dit l’entraîneur',
  ask: 'Demander conseil',
  thinking: 'L’entraîneur réfléchit …',
  stop: 'Arrêter',
  stopped: 'L’entraîneur a été arrêté.',
  failed: 'L’entraîneur ne peut pas réfléchir ici.',
  silent: 'Il n’y a rien à décider maintenant.',
  hide: 'Fermer le conseil',
  advice: (n: number) => count(n, { one: 'Ce que ferait l’entraîneur', other: 'Les # meilleurs coups' }),
  ahead: (n: number) =>
    n < 0.05
      ? 'aussi bien que le deuxième'
      : n < 1
        ? 'à peine mieux que le deuxième'
        : `${about(n)} de mieux que le deuxième`,
  behind: (n: number) => (n < 0.05 ? 'tout aussi bon' : n < 1 ? 'à peine moins bien' : `${about(n)} de moins`),
  show: 'Montrer sur la table',
  doIt: 'Le faire',
  does: (move: string) => `Le faire : ${move}`,
  shows: (move: string) => `Montrer sur la table : ${move}`,
  better: 'Peut-on faire mieux ?',
  betterBy: (n: number) => `Un autre plan rapporterait ${about(n)} de plus.`,
  asGood: 'L’entraîneur laisserait les dés ainsi.',
  unfinishedBetterBy: (placed: number, all: number, n: number) =>
    `Dés posés : ${number(placed)} sur ${number(all)}. Même avec les autres aux meilleures places, un autre plan rapporterait ${about(n)} de plus.`,
  unfinishedAsGood: (placed: number, all: number) =>
    `Dés posés : ${number(placed)} sur ${number(all)}. L’entraîneur ${placed === 1 ? 'le' : 'les'} laisserait là.`,
  /** Dice by the space that they go to, null for the hand, and the dishwashers that they need there. */
  puts: (groups: readonly { dice: readonly { value: number; own: boolean }[]; place: Place | null; raise: number }[]) =>
    `${capital(
      groups
        .map(({ dice: put, place, raise }) => {
          const which = and(put.map(({ value, own }) => (own ? `${number(value)} coloré` : number(value))));
          return place === null ? `${which} repris en main` : `${which} sur ${names.place(place)}${help(raise)}`;
        })
        .join(' ; '),
    )}.`,
  remark: (name: string, deed: string, place: string, leaves: string, brings: readonly string[]) => {
    const parts = [prefixed(' ', place), prefixed(', ', leaves), prefixed(' : ', and(brings))];
    return `${name} ${deed}${parts.join('')}.`;
  },
  /** Why a bot has made its move. */
  reason: (name: string, parts: readonly string[]) => `Pourquoi ${name} fait cela : ${and(parts)}.`,
  /** Reasons as one clause; `leaves` is the one like “none left for Ben”, or empty. */
  together: (parts: readonly string[], leaves: string) =>
    parts.length === 0 ? leaves : `${and(parts)}${prefixed(', ', leaves)}`,
  reasons: (why: string) => (why === '' ? '' : `${capital(why)}.`),
  thenBuys: (moves: string) => `Ensuite : ${moves}.`,
  review: {
    heading: 'Ta partie, analysée',
    of: (name: string) => `La partie ${de(name)}, analysée`,
    begin: 'Analyser ma partie',
    whose: 'La partie de qui',
    taught: (evenings: number) =>
      `${count(evenings, { one: 'La première soirée était', other: 'Les # premières soirées étaient' })} la leçon ; l’analyse commence ensuite.`,
    intro:
      'L’entraîneur parcourt la partie et compare ce qui a été fait à ce qu’il aurait fait. À chaque moment, il ne voit rien de plus que ce qu’on voyait à la table.',
    readSoFar: (percent: string) => `L’entraîneur lit la partie : ${percent} %`,
    progress: 'Où en est la lecture de l’entraîneur',
    stop: 'Arrêter la lecture',
    stopped: 'L’entraîneur a arrêté de lire.',
    again: 'Relire',
    close: 'Retour',
    mistakes: 'Les erreurs les plus coûteuses',
    noMistakes: 'L’entraîneur n’aurait rien fait de nettement mieux.',
    ideas: 'Les meilleures idées',
    noIdeas: 'Aucun coup ne sort du lot.',
    cost: (n: number) => `perte : ${about(n)}`,
    won: (n: number) => `${about(n)} de mieux que le deuxième choix`,
    moment: 'Montrer ce moment',
    momentOf: (where: string, deed: string) => `Montrer ce moment (${where}) : ${deed}`,
    where: (evening: number, phase: Phase) =>
      evening === 0 ? capital(moments[phase]) : `Soir ${number(evening)} : ${moments[phase]}`,
    done: (name: string, deed: string, brings: string) =>
      `${name === NAMELESS ? 'Tu' : name} ${withBrackets(deed, brings)}.`,
    times: (deed: string, n: number) => (n === 1 ? deed : withBrackets(deed, `${number(n)} fois`)),
    /** `places` is a whole sentence. */
    withPlaces: (deed: string, places: string) => withBrackets(deed, asPart(places)),
    coach: (did: readonly string[], why: string) => `L’entraîneur ${and(did)}${prefixed(' : ', why)}.`,
    evenings: 'Soir après soir',
    evening: 'Soir',
    lost: 'Points perdus',
    diceLuck: 'Chance aux dés',
    cardLuck: 'Chance aux clients',
    total: 'En tout',
    luck: (dicePoints: number, cardPoints: number) =>
      `Par rapport à ce qu’on pouvait attendre, les dés ont valu ${signed(dicePoints)} ${Math.abs(dicePoints) < 2 ? 'point' : 'points'} et les clients ${signed(cardPoints)}.`,
    nothingLost: 'rien',
    chances: 'Les chances de gagner après chaque soir',
    percent: (share: number) => `${number(Math.round(share * 100))} %`,
    signed,
    chance: 'Chances de gagner',
    decisions: (evening: number, n: number) =>
      `Soir ${number(evening)} : ${count(n, { one: '# autre idée', other: '# autres idées' })} de l’entraîneur`,
    about:
      'Les points sont ceux qu’on attend en fin de partie, d’après ce que les meilleurs bots ont appris. C’est un guide, pas un verdict. Les chances de gagner supposent que tous jouent ensuite aussi bien que ces bots.',
  },
};
