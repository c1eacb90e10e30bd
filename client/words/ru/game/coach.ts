// Sentences of the coach: every move as a deed, reasons for moves, advice, remarks on bots' moves, and the review of a
// finished game.
import type { MoveType, Phase } from '../../../../game/index.ts';
import type { MoveFacts, MoveLabel, Place, WhyFacts, WhyKind } from '../../facts.ts';
import { asPart, prefixed, withBrackets } from '../../grammar.ts';
import { capital, from, number, signed, count, and, somePeople } from '../grammar.ts';
import { thalers, beer, schnapps, steps, points, dice } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { help } from './moves.ts';
import { names, cardName, cardsNamed, placeIn } from './names.ts';
import { cardNouns, tileNouns } from './nouns.ts';
import { die, inMonastery, pays } from './phrasing.ts';

/** Expected points are no whole numbers, and no promise. */
const about = (n: number) => (n < 1 ? 'меньше очка' : `около ${aboutPoints(Math.round(n))}`);
/** After "около": the genitive. */
const aboutPoints = (n: number) => count(n, { one: '# очка', other: '# очков' });
const byAbout = (n: number) => (n < 1 ? 'меньше чем на очко' : `примерно на ${points(Math.round(n))}`);

const does = ({ you }: MoveFacts, youDo: string, theyDo: string) => (you ? youDo : theyDo);

/** A move as a verb phrase, without the name. */
export const deeds: { [T in MoveType]: (deed: MoveLabel<T>) => string } = {
  choose: ({ facts }) => `${does(facts, 'выбираете', 'выбирает')} ${facts.option}`,
  confirm: ({ facts }) =>
    facts.planning
      ? `${does(facts, 'заканчиваете', 'заканчивает')} план`
      : `${does(facts, 'оставляете', 'оставляет')} этих посетителей`,
  withdraw: ({ facts }) => `${does(facts, 'решаете', 'решает')} подумать ещё`,
  draft: ({ value, facts }) => `${does(facts, 'берёте', 'берёт')} ${number(value)}`,
  giveUp: ({ facts }) =>
    facts.serving
      ? `${does(facts, 'отдаёте', 'отдаёт')} посетителя за стойкой за ${inMonastery(1)}`
      : `${does(facts, 'отдаёте', 'отдаёт')} посетителя за стойкой и ${does(facts, 'берёте', 'берёт')} карты заново`,
  settle: ({ facts }) => `${does(facts, 'подсчитываете', 'подсчитывает')} репутацию`,
  put: ({ dice: shifts, facts }) => {
    const [shift, more] = shifts;
    if (more !== undefined) return `${does(facts, 'размещаете', 'размещает')} ${dice(shifts.length)}`;
    return shift.to === null
      ? `${does(facts, 'возвращаете', 'возвращает')} ${die(shift.value, shift.own)} в руку`
      : `${does(facts, 'кладёте', 'кладёт')} ${die(shift.value, shift.own)} на ${placeIn(facts.place, 'acc')}${help(facts.raise)}`;
  },
  juggle: ({ value, own: coloured, to, facts }) =>
    `${does(facts, 'поворачиваете', 'поворачивает')} ${die(value, coloured)} на ${number(to)} у жонглёра`,
  take: ({ value, own: coloured, facts }) =>
    `${does(facts, 'снимаете', 'снимает')} ${die(value, coloured)} ${from(placeIn(facts.place, 'gen'))}`,
  buy: ({ card, facts }) =>
    `${does(facts, 'покупаете', 'покупает')} карту «${cardName(card)}» за ${thalers(facts.thalers)}`,
  upgrade: ({ tile, returns, facts }) =>
    `${does(facts, 'улучшаете', 'улучшает')} ${tileNouns[tile].acc} ${facts.thalers === 0 ? 'бесплатно' : `за ${thalers(facts.thalers)}`}${returns > 0 && facts.card !== null ? ` (вернув ${cardsNamed(returns, facts.card)})` : ''}`,
  recruit: ({ guest, facts }) =>
    `${does(facts, 'приглашаете', 'приглашает')} ${cardNouns[guest].acc} за ${beer(facts.beer)}`,
  nobles: ({ count: n, facts }) =>
    `${does(facts, 'приглашаете', 'приглашает')} ${somePeople(n, cardNouns.noble)} за ${beer(facts.beer)}`,
  dance: ({ facts }) =>
    `${does(facts, 'просите', 'просит')} танцовщицу обменять шнапс на ${pays(facts.thalers, facts.beer, 0)}`,
  breathe: ({ facts }) =>
    `${does(facts, 'прогоняете', 'прогоняет')} посетителя с пожирателем огня за ${schnapps(facts.schnapps)}`,
  breatheOn: ({ tile, facts }) =>
    `${does(facts, 'улучшаете', 'улучшает')} ${tileNouns[tile].acc} с пожирателем огня за ${schnapps(facts.schnapps)}`,
  bard: ({ facts }) => `${does(facts, 'просите', 'просит')} барда спеть`,
  deny: ({ table, facts }) =>
    table === null
      ? `никого не ${does(facts, 'прогоняете', 'прогоняет')}`
      : `${does(facts, 'прогоняете', 'прогоняет')} ${placeIn(facts.place, 'acc')}`,
  pick: ({ what, facts }) =>
    what === 'schnapps'
      ? `${does(facts, 'берёте', 'берёт')} ${schnapps(1)}`
      : `${does(facts, 'прогоняете', 'прогоняет')} посетителя`,
  sign: ({ column, facts }) => `${does(facts, 'ставите', 'ставит')} подпись в столбце на ${names.columns[column]}`,
  strike: ({ regular, facts }) => `${does(facts, 'убираете', 'убирает')} карту: ${cardName(regular)}`,
  end: ({ facts }) => `${does(facts, 'заканчиваете', 'заканчивает')} ход`,
  takeBack: ({ facts }) => `${does(facts, 'отменяете', 'отменяет')} шаг`,
};

export const whys: { [K in WhyKind]: (why: WhyFacts<K>) => string } = {
  dieFor: ({ place, raise, brings }) => withBrackets(`для ${placeIn(place, 'gen')}${help(raise)}`, brings),
  leavesNone: ({ who }) => (who.you ? 'вам таких не остаётся' : `${who.name} таких там не найдёт`),
  income: ({ thalers: paid, beer: poured, steps: walked }) => `${pays(paid, poured, walked)} от кубиков`,
  points: ({ points: n }) => points(n),
  noble: () => 'вместе с этим приходит аристократ',
  bonus: ({ bonus }) => (bonus.gives === 'deny' ? 'можно прогнать посетителя' : bonusName(bonus)),
  reputation: ({ steps: n }) => `${steps(n)} репутации`,
  goodsLost: ({ thalers: paid, beer: poured }) => `на то, что пропадёт (${pays(paid, poured, 0)}), нет стоящей покупки`,
  later: () => 'это окупится в следующие вечера',
  better: ({ points: n }) => (n < 1 ? 'это едва ли лучше всего остального' : `лучше всего остального ${byAbout(n)}`),
  onlyMove: () => 'ничего другого сделать нельзя',
};

/** The moments of the review by phase, most of them in words with which the table asks. */
const moments = {
  startCards: 'выберите стартовую карту',
  evening: 'подарок луны',
  guests: 'посетители пришли',
  server: 'официантка пришла',
  orders: 'возьмите кубик',
  planning: 'разместите кубики',
  serving: 'обслуживание посетителей',
  closing: 'карта для жонглёра',
  over: 'подсчёт очков',
} satisfies Record<Phase, string>;

export const coach = {
  heading: 'Советчик',
  answer: 'Что говорит советчик',
  ask: 'Спросить совета',
  thinking: 'Советчик думает …',
  stop: 'Стоп',
  stopped: 'Советчика остановили.',
  failed: 'Советчик здесь думать не может.',
  silent: 'Сейчас решать нечего.',
  hide: 'Закрыть совет',
  advice: (n: number) => count(n, { one: 'Как поступил бы советчик', few: '# лучших хода', other: '# лучших ходов' }),
  ahead: (n: number) => (n < 0.05 ? 'не лучше второго' : n < 1 ? 'чуть лучше второго' : `лучше второго ${byAbout(n)}`),
  behind: (n: number) => (n < 0.05 ? 'ничуть не хуже' : n < 1 ? 'почти так же хорошо' : `хуже ${byAbout(n)}`),
  show: 'Показать на столе',
  doIt: 'Сделать так',
  does: (move: string) => `Сделать так: ${move}`,
  shows: (move: string) => `Показать на столе: ${move}`,
  better: 'Можно ли лучше?',
  betterBy: (n: number) => `Другой план лучше ${byAbout(n)}.`,
  asGood: 'Советчик оставил бы кубики как есть.',
  unfinishedBetterBy: (placed: number, all: number, n: number) =>
    `Размещено кубиков: ${number(placed)} из ${number(all)}. Даже если остальные лягут на лучшие места, другой план лучше ${byAbout(n)}.`,
  unfinishedAsGood: (placed: number, all: number) =>
    `Размещено кубиков: ${number(placed)} из ${number(all)}. Советчик оставил бы ${placed === 1 ? 'его' : 'их'} там.`,
  /** Dice by the space that they go to, null for the hand, and the dishwashers that they need there. */
  puts: (groups: readonly { dice: readonly { value: number; own: boolean }[]; place: Place | null; raise: number }[]) =>
    `${capital(
      groups
        .map(({ dice: put, place, raise }) => {
          const which = and(put.map(({ value, own }) => (own ? `цветную ${number(value)}` : number(value))));
          return place === null ? `${which} обратно в руку` : `${which} на ${placeIn(place, 'acc')}${help(raise)}`;
        })
        .join('; '),
    )}.`,
  remark: (name: string, deed: string, place: string, leaves: string, brings: readonly string[]) => {
    const parts = [prefixed(' ', place), prefixed(', и ', leaves), prefixed(': ', and(brings))];
    return `${name} ${deed}${parts.join('')}.`;
  },
  /** Why a bot has made its move. */
  reason: (name: string, parts: readonly string[]) => `${name}, причина хода: ${and(parts)}.`,
  /** Reasons as one clause; `leaves` is the one like “none left for Ben”, or empty. */
  together: (parts: readonly string[], leaves: string) =>
    parts.length === 0 ? leaves : `${and(parts)}${prefixed(', и ', leaves)}`,
  reasons: (why: string) => (why === '' ? '' : `${capital(why)}.`),
  thenBuys: (moves: string) => `Затем: ${moves}.`,
  review: {
    heading: 'Разбор вашей партии',
    of: (name: string) => `Разбор партии: ${name}`,
    begin: 'Разобрать мою партию',
    whose: 'Чья партия',
    taught: (evenings: number) =>
      `Урок длился ${count(evenings, { one: '# вечер', few: '# вечера', other: '# вечеров' })}; разбор начинается после него.`,
    intro:
      'Советчик проходит партию и сравнивает сделанное с тем, что сделал бы сам. В каждый момент он видит не больше, чем было видно за столом.',
    readSoFar: (percent: string) => `Советчик читает партию: ${percent} %`,
    progress: 'Сколько советчик уже прочёл',
    stop: 'Прекратить чтение',
    stopped: 'Советчик прекратил чтение.',
    again: 'Прочесть ещё раз',
    close: 'Назад',
    mistakes: 'Самые дорогие ошибки',
    noMistakes: 'Заметно лучше советчик ничего бы не сделал.',
    ideas: 'Лучшие находки',
    noIdeas: 'Ни один ход не выделяется.',
    cost: (n: number) => `цена: ${about(n)}`,
    won: (n: number) => `лучше второго варианта ${byAbout(n)}`,
    moment: 'Показать этот момент',
    momentOf: (where: string, deed: string) => `Показать этот момент (${where}): ${deed}`,
    where: (evening: number, phase: Phase) =>
      evening === 0 ? capital(moments[phase]) : `Вечер ${number(evening)}: ${moments[phase]}`,
    done: (name: string, deed: string, brings: string) => `${name} ${withBrackets(deed, brings)}.`,
    times: (deed: string, n: number) =>
      n === 1 ? deed : withBrackets(deed, count(n, { one: '# раз', few: '# раза', other: '# раз' })),
    /** `places` is a whole sentence. */
    withPlaces: (deed: string, places: string) => withBrackets(deed, asPart(places)),
    coach: (did: readonly string[], why: string) => `Советчик ${and(did)}${prefixed(': ', why)}.`,
    evenings: 'Вечер за вечером',
    evening: 'Вечер',
    lost: 'Упущено очков',
    diceLuck: 'Удача с кубиками',
    cardLuck: 'Удача с посетителями',
    total: 'Всего',
    luck: (dicePoints: number, cardPoints: number) =>
      `По сравнению с ожидаемым кубики дали очков: ${signed(dicePoints)}, посетители: ${signed(cardPoints)}.`,
    nothingLost: 'ничего',
    chances: 'Шансы на победу после каждого вечера',
    percent: (share: number) => `${number(Math.round(share * 100))} %`,
    signed,
    chance: 'Шансы на победу',
    decisions: (evening: number, n: number) =>
      `Вечер ${number(evening)}: ${count(n, { one: '# ход', few: '# хода', other: '# ходов' })}, где советчик решил бы иначе`,
    about:
      'Очки — те, что ожидаются в конце игры, по опыту сильнейших ботов. Это ориентир, а не приговор. Шансы на победу верны, если дальше все играют так же сильно, как эти боты.',
  },
};
