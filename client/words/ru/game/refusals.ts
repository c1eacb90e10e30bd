// Sentences for refusals by the rules, and for keys that do nothing now. For those of the server see ../refusals.ts.
import type { RefusalReason } from '../../../../game/index.ts';
import type { IdleReason, RefusalFacts } from '../../facts.ts';
import { number, some } from '../grammar.ts';
import { thalers, beer, schnapps } from './amounts.ts';
import { names } from './names.ts';
import { cardNouns } from './nouns.ts';
import { has, needs } from './phrasing.ts';

export const refusals: { [R in RefusalReason]: (refused: RefusalFacts<R>) => string } = {
  gameOver: () => 'Игра окончена.',
  noSuchSeat: () => 'Вы только смотрите эту партию.',
  malformed: () => 'Такого хода в этой игре нет.',
  wrongPhase: () => 'Не в этой фазе вечера. За всё, что чего-то стоит, платят, пока вы обслуживаете посетителей.',
  notYourTurn: () => 'Сейчас не ваш ход.',
  alreadyDone: () => 'Вы уже закончили. Сначала измените выбор или передумайте.',
  nothingToWithdraw: () => 'Вы ещё не закончили, так что передумывать нечего.',
  answerFirst: () => 'Сначала ответьте на открытый вопрос.',
  notAsked: () => 'Сейчас об этом никто не спрашивает.',
  settleFirst: () => 'Сначала подсчитайте репутацию.',
  alreadySettled: () => 'Этим вечером репутация уже подсчитана.',
  needsModule: ({ module }) => `Это есть только с модуля ${number(module)}.`,
  noSuchOption: () => 'Такого выбора нет.',
  notOnCoaster: () => 'Такого кубика на вашей подставке нет.',
  noSuchDie: () => 'Такого кубика там нет.',
  noSuchSpace: () => 'Такой клетки нет.',
  nobodyThere: () => 'Там никто не сидит, обслуживать некого.',
  sameSpace: () => 'Кубик уже лежит там.',
  spaceUsed: () => 'Эта клетка этим вечером уже использована.',
  spaceTaken: () => 'Там уже лежит другой кубик.',
  wrongValue: ({ needs: wanted }) => `Здесь нужно ${needs(wanted)}; кубик можно увеличить, но не уменьшить.`,
  tooFewDishwashers: ({ raises, dishwashers }) =>
    dishwashers === 0
      ? 'Число на кубике слишком мало, и нет посудомойки, которая его увеличит.'
      : `Для этого нужна помощь: ${some(raises, cardNouns.dishwasher)}, а у вас ${number(dishwashers)}.`,
  cannotGiveBack: ({ what }) =>
    what === 'schnapps'
      ? 'Маркер нельзя вернуть: полученный шнапс уже потрачен.'
      : what === 'removal'
        ? 'Маркер нельзя вернуть: за этот шаг уже прогнали посетителя.'
        : 'Маркер нельзя вернуть за деление с подписью.',
  tooFewThalers: ({ needs: wanted, has: own }) => `Это стоит ${thalers(wanted)}, а ${has(own)}.`,
  tooLittleBeer: ({ needs: wanted, has: own }) => `Это стоит ${beer(wanted)}, а ${has(own)}.`,
  tooLittleSchnapps: ({ needs: wanted, has: own }) => `Это стоит ${schnapps(wanted)}, а ${has(own)}.`,
  soldOut: () => 'Столько уже не осталось.',
  boughtAlready: ({ card }) =>
    `Этим вечером вы это уже купили: ${cardNouns[card].nom}. Больше одной карты каждого типа нельзя.`,
  upgradedAlready: () => 'Это уже улучшено.',
  tooFewCards: ({ has: own }) =>
    own === 0 ? 'Вы не взяли ни одной подходящей карты.' : `Вернуть можно только ${number(own)}.`,
  notOnDisplay: () => 'Этого посетителя больше нет в ряду.',
  recruitedAlready: () => 'Этим вечером вы уже пригласили посетителя.',
  noCounterGuest: () => 'За вашей стойкой никто не сидит.',
  noEntertainer: () => 'Ни один артист в вашей таверне этого не умеет.',
  sameFace: () => 'Кубик и так это показывает.',
  noBardLeft: () => 'Этим вечером петь больше некому.',
  nobodyToDeny: () => 'Прогнать некого.',
  dieOnGuest: () => 'На этом посетителе лежит кубик.',
  columnFull: ({ column }) => `Столбец на ${names.columns[column]} заполнен.`,
  noSuchRegular: () => 'Такого завсегдатая в вашей колоде нет.',
  nothingToTakeBack: () => 'Отменять нечего.',
};

/** The answer to a key of the table where it does nothing. */
export const idle: Readonly<Record<IdleReason, string>> = {
  nothingToServe: 'Сейчас обслуживать некого.',
  nothingToRedo: 'Нет отменённого хода, который можно вернуть.',
  nothingToEnd: 'Сейчас нечего завершать или подтверждать.',
  noDice: 'Сейчас у вас нет кубиков.',
};
