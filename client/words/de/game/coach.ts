// Sentences of the coach: every move as a deed, reasons for moves, advice, remarks on bots' moves, and the review of a
// finished game.
import type { MoveType, Phase } from '../../../../game/index.ts';
import type { MoveFacts, MoveLabel, Place, WhyFacts, WhyKind } from '../../facts.ts';
import { asPart, prefixed, withBrackets } from '../../grammar.ts';
import { a, capital, genitive, number, signed, count, and, the } from '../grammar.ts';
import { thalers, beer, schnapps, onReputation, points, dice } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { help } from './moves.ts';
import { fromPlace, names, placeIn } from './names.ts';
import { cardNouns, tileNouns } from './nouns.ts';
import { cardsNamed, die, inMonastery, pays, to } from './phrasing.ts';

/** Expected points are no whole numbers, and no promise. */
const about = (n: number) => (n < 1 ? 'weniger als ein Punkt' : `etwa ${points(Math.round(n))}`);
const placedDice = (placed: number, all: number) =>
  `${number(placed)} von ${number(all)} Würfeln ${placed === 1 ? 'liegt' : 'liegen'}`;
const aboutBy = (n: number) => (n < 1 ? 'weniger als einen Punkt' : `etwa ${points(Math.round(n))}`);

const does = ({ you }: MoveFacts, youDo: string, theyDo: string) => (you ? youDo : theyDo);

/** A move as a verb phrase, without the name. */
export const deeds: { [T in MoveType]: (deed: MoveLabel<T>) => string } = {
  choose: ({ facts }) => `${does(facts, 'wählst', 'wählt')}: ${facts.option}`,
  confirm: ({ facts }) =>
    facts.planning
      ? `${does(facts, 'bleibst', 'bleibt')} bei diesem Plan`
      : `${does(facts, 'behältst', 'behält')} diese Gäste`,
  withdraw: ({ facts }) => `${does(facts, 'überlegst', 'überlegt')} noch einmal`,
  draft: ({ value, facts }) => `${does(facts, 'nimmst', 'nimmt')} die ${number(value)}`,
  giveUp: ({ facts }) =>
    facts.serving
      ? `${does(facts, 'gibst', 'gibt')} einen Thekengast für ${inMonastery(1)} ab`
      : `${does(facts, 'gibst', 'gibt')} einen Thekengast ab und ${does(facts, 'ziehst', 'zieht')} neu`,
  settle: ({ facts }) => `${does(facts, 'rechnest', 'rechnet')} den Ruf ab`,
  put: ({ dice: shifts, facts }) => {
    const [shift, more] = shifts;
    if (more !== undefined) return `${does(facts, 'legst', 'legt')} ${dice(shifts.length)}`;
    return shift.to === null
      ? `${does(facts, 'nimmst', 'nimmt')} ${die(shift.value, shift.own)} zurück`
      : `${does(facts, 'legst', 'legt')} ${die(shift.value, shift.own)} auf ${placeIn(facts.place, 'acc')}${help(facts.raise)}`;
  },
  juggle: ({ value, own: coloured, to: face, facts }) =>
    `${does(facts, 'lässt', 'lässt')} den Jongleur ${die(value, coloured)} auf ${number(face)} drehen`,
  take: ({ value, own: coloured, facts }) =>
    `${does(facts, 'nimmst', 'nimmt')} ${die(value, coloured)} ${fromPlace(facts.place)}`,
  buy: ({ card, facts }) =>
    `${does(facts, 'kaufst', 'kauft')} ${a(cardNouns[card], 'acc')} für ${thalers(facts.thalers)}`,
  upgrade: ({ tile, returns, facts }) =>
    `${does(facts, 'baust', 'baut')} ${the(tileNouns[tile], 'acc')} ${facts.thalers === 0 ? 'kostenlos' : `für ${thalers(facts.thalers)}`} aus${returns > 0 && facts.card !== null ? ` (${cardsNamed(returns, cardNouns[facts.card])} zurückgegeben)` : ''}`,
  recruit: ({ guest, facts }) =>
    `${does(facts, 'gewinnst', 'gewinnt')} ${the(cardNouns[guest], 'acc')} für ${beer(facts.beer)}`,
  nobles: ({ count: n, facts }) =>
    `${does(facts, 'gewinnst', 'gewinnt')} ${n === 1 ? a(cardNouns.noble, 'acc') : `${number(n)} Adlige`} für ${beer(facts.beer)}`,
  dance: ({ facts }) => `lässt die Tänzerin tanzen, für ${pays(facts.thalers, facts.beer, 0)}`,
  breathe: ({ facts }) => `lässt den Feuerspucker für ${schnapps(facts.schnapps)} jemanden abweisen`,
  breatheOn: ({ tile, facts }) =>
    `lässt den Feuerspucker für ${schnapps(facts.schnapps)} ${the(tileNouns[tile], 'acc')} ausbauen`,
  bard: () => 'lässt einen Barden singen',
  deny: ({ table, facts }) => (table === null ? 'weist niemanden ab' : `weist ${placeIn(facts.place, 'acc')} ab`),
  pick: ({ what, facts }) =>
    what === 'schnapps' ? `${does(facts, 'nimmst', 'nimmt')} ${schnapps(1)}` : 'weist jemanden ab',
  sign: ({ column, facts }) =>
    `${does(facts, 'unterschreibst', 'unterschreibt')} in der Spalte für ${names.columns[column]}`,
  strike: ({ regular, facts }) => `${does(facts, 'entfernst', 'entfernt')} ${a(cardNouns[regular], 'acc')}`,
  end: ({ facts }) => `${does(facts, 'beendest', 'beendet')} den Zug`,
  takeBack: ({ facts }) => `${does(facts, 'machst', 'macht')} einen Schritt rückgängig`,
};

export const whys: { [K in WhyKind]: (why: WhyFacts<K>) => string } = {
  dieFor: ({ place, raise, brings }) => withBrackets(`für ${placeIn(place, 'acc')}${help(raise)}`, brings),
  leavesNone: ({ who }) => `für ${to(who, 'dich')} bleibt keine übrig`,
  income: ({ thalers: paid, beer: poured, steps: walked }) => `die Würfel bringen ${pays(paid, poured, walked)}`,
  points: ({ points: n }) => points(n),
  noble: () => 'ein Adliger kommt dazu',
  bonus: ({ bonus }) => (bonus.gives === 'deny' ? 'ein Gast darf abgewiesen werden' : bonusName(bonus)),
  reputation: ({ steps: n }) => onReputation(n),
  goodsLost: ({ thalers: paid, beer: poured }) =>
    `für das, was verfällt (${pays(paid, poured, 0)}), lohnt sich kein Kauf`,
  later: () => 'das zahlt sich an späteren Abenden aus',
  better: ({ points: n }) => (n < 1 ? 'kaum besser als jeder andere Zug' : `${about(n)} besser als jeder andere Zug`),
  onlyMove: () => 'etwas anderes geht nicht',
};

/** The moments of the review by phase, most of them in words with which the table asks. */
const moments = {
  startCards: 'Wähle deine Startkarte',
  evening: 'Das Geschenk des Mondes',
  guests: 'Deine Gäste sind da',
  server: 'Die Kellnerin kommt',
  orders: 'Nimm einen Würfel',
  planning: 'Leg deine Würfel',
  serving: 'Bediene deine Gäste',
  closing: 'Eine Karte für den Jongleur',
  over: 'Die Abrechnung',
} satisfies Record<Phase, string>;

export const coach = {
  heading: 'Der Trainer',
  answer: 'Was der Trainer sagt',
  ask: 'Rat holen',
  thinking: 'Der Trainer überlegt …',
  stop: 'Anhalten',
  stopped: 'Der Trainer wurde unterbrochen.',
  failed: 'Der Trainer kann hier nicht nachdenken.',
  silent: 'Gerade gibt es nichts zu entscheiden.',
  hide: 'Rat schließen',
  advice: (n: number) => count(n, { one: 'Was der Trainer tun würde', other: 'Die besten # Züge' }),
  ahead: (n: number) =>
    n < 0.05 ? 'so gut wie der nächste' : n < 1 ? 'kaum besser als der nächste' : `${about(n)} besser als der nächste`,
  behind: (n: number) => (n < 0.05 ? 'genauso gut' : n < 1 ? 'kaum schlechter' : `${about(n)} weniger`),
  show: 'Auf dem Tisch zeigen',
  doIt: 'So machen',
  does: (move: string) => `So machen: ${move}`,
  shows: (move: string) => `Auf dem Tisch zeigen: ${move}`,
  better: 'Geht das besser?',
  betterBy: (n: number) => `Ein anderer Plan brächte ${aboutBy(n)} mehr.`,
  asGood: 'Der Trainer ließe die Würfel so liegen.',
  unfinishedBetterBy: (placed: number, all: number, n: number) =>
    `${placedDice(placed, all)}: Auch mit den übrigen an den besten Stellen brächte ein anderer Plan ${aboutBy(n)} mehr.`,
  unfinishedAsGood: (placed: number, all: number) =>
    `${placedDice(placed, all)}: Der Trainer ließe ${placed === 1 ? 'ihn' : 'sie'} dort.`,
  /** Dice by the space that they go to, null for the hand, and the dishwashers that they need there. */
  puts: (groups: readonly { dice: readonly { value: number; own: boolean }[]; place: Place | null; raise: number }[]) =>
    `${capital(
      groups
        .map(({ dice: put, place, raise }) => {
          const which = and(put.map(({ value, own }) => (own ? `farbige ${number(value)}` : number(value))));
          return place === null
            ? `${which} zurück auf die Hand`
            : `${which} auf ${placeIn(place, 'acc')}${help(raise)}`;
        })
        .join('; '),
    )}.`,
  remark: (name: string, deed: string, place: string, leaves: string, brings: readonly string[]) => {
    const parts = [prefixed(' ', place), prefixed('; ', leaves), prefixed(': ', and(brings))];
    return `${name} ${deed}${parts.join('')}.`;
  },
  /** Why a bot has made its move. */
  reason: (name: string, parts: readonly string[]) => `Warum ${name} das tut: ${and(parts)}.`,
  /** Reasons as one clause; `leaves` is the one like “none left for Ben”, or empty. */
  together: (parts: readonly string[], leaves: string) =>
    parts.length === 0 ? leaves : `${and(parts)}${prefixed('; ', leaves)}`,
  reasons: (why: string) => (why === '' ? '' : `${capital(why)}.`),
  thenBuys: (moves: string) => `Danach: ${moves}.`,
  review: {
    heading: 'Deine Partie im Rückblick',
    of: (name: string) => `${capital(genitive(name))} Partie im Rückblick`,
    begin: 'Partie auswerten',
    whose: 'Wessen Partie',
    taught: (evenings: number) =>
      `Zur Lektion ${count(evenings, { one: 'gehörte der erste Abend', other: 'gehörten die ersten # Abende' })}; besprochen wird, was danach kam.`,
    intro:
      'Der Trainer geht die Partie durch und vergleicht, was getan wurde, mit dem, was er getan hätte. Er sieht in jedem Augenblick nicht mehr, als am Tisch zu sehen war.',
    readSoFar: (percent: string) => `Der Trainer liest die Partie: ${percent} %`,
    progress: 'Wie weit der Trainer gelesen hat',
    stop: 'Nicht weiterlesen',
    stopped: 'Der Trainer hat aufgehört zu lesen.',
    again: 'Noch einmal lesen',
    close: 'Zurück',
    mistakes: 'Die teuersten Fehler',
    noMistakes: 'Der Trainer hätte nichts merklich besser gemacht.',
    ideas: 'Die besten Einfälle',
    noIdeas: 'Kein einzelner Zug sticht heraus.',
    cost: (n: number) => `${about(n)} verschenkt`,
    won: (n: number) => `${about(n)} besser als der zweitbeste Zug`,
    moment: 'Diesen Augenblick zeigen',
    momentOf: (where: string, deed: string) => `Diesen Augenblick zeigen (${where}): ${deed}`,
    where: (evening: number, phase: Phase) =>
      evening === 0 ? moments[phase] : `Abend ${number(evening)}: ${moments[phase]}`,
    done: (name: string, deed: string, brings: string) => `${name} ${withBrackets(deed, brings)}.`,
    times: (deed: string, n: number) => (n === 1 ? deed : withBrackets(deed, `${number(n)}-mal`)),
    /** `places` is a whole sentence. */
    withPlaces: (deed: string, places: string) => withBrackets(deed, asPart(places)),
    coach: (did: readonly string[], why: string) => `Der Trainer ${and(did)}${prefixed(': ', why)}.`,
    evenings: 'Abend für Abend',
    evening: 'Abend',
    lost: 'Verschenkte Punkte',
    diceLuck: 'Würfel\u00ADglück',
    cardLuck: 'Glück mit Gästen',
    total: 'Insgesamt',
    luck: (dicePoints: number, cardPoints: number) =>
      `Gemessen an dem, was zu erwarten war, brachten die Würfel ${signed(dicePoints)} ${Math.abs(dicePoints) === 1 ? 'Punkt' : 'Punkte'} und die Gäste ${signed(cardPoints)}.`,
    nothingLost: 'nichts',
    chances: 'Die Aussicht auf den Sieg nach jedem Abend',
    percent: (share: number) => `${number(Math.round(share * 100))} %`,
    signed,
    chance: 'Aussicht auf den Sieg',
    decisions: (evening: number, n: number) =>
      `Abend ${number(evening)}: ${count(n, { one: '# anderer Einfall', other: '# andere Einfälle' })} des Trainers`,
    about:
      'Gemeint sind die Punkte, die am Ende zu erwarten sind, so wie die stärksten Bots sie schätzen: ein Anhaltspunkt, kein Urteil. Die Aussicht auf den Sieg gilt, wenn von da an alle so gut spielen wie diese Bots.',
  },
};
