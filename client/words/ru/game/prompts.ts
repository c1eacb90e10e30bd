// Prompts: a title, and what to do.
import { ROUNDS, type EveningBonus } from '../../../../game/index.ts';
import type { PromptKind } from '../../../model/prompt.ts';
import type { PromptFacts } from '../../facts.ts';
import { unbroken } from '../../grammar.ts';
import { number, count, and, or } from '../grammar.ts';
import { beer, schnapps, steps, thalers } from './amounts.ts';
import { bonusObject } from './bonuses.ts';
import { entertainerNouns } from './nouns.ts';
import { pays } from './phrasing.ts';

const waitFor = (names: string[]) =>
  names.length === 0
    ? { title: 'Подождите немного', todo: 'Сейчас продолжим.' }
    : { title: `Ждём: ${and(names)}`, todo: 'Потом игра продолжится сама.' };

const chosenAlready = { title: 'Выбор сделан', todo: 'Пока выбрали не все, его можно изменить.' };

/** Things of the deck are drawn the same evening. */
const tonight = (round: number) => (round < ROUNDS ? ' Карта придёт сегодня и потом снова.' : ' Карта придёт сегодня.');

/** Others, who are served before, may take the guest who lies on top now. */
const guestOnTopAtTurn = (bonuses: EveningBonus) =>
  bonuses.some(({ gives }) => gives === 'threeBeerGuest') ? ' Посетитель — верхний в ваш ход.' : '';

/** Said to whoever cannot see the dice to choose from. */
export const yourCoaster = (dice: readonly number[]): string => `На вашей подставке: ${and(dice.map(number))}.`;

const finish = (hasOtherMoves: boolean): string =>
  hasOtherMoves ? 'Используйте то, что ещё осталось, или закончите ход.' : 'Закончите ход.';

export const prompts: { [K in PromptKind]: (asked: PromptFacts<K>) => { title: string; todo: string } } = {
  startCard: ({ chosen }) =>
    chosen === null
      ? {
          title: 'Выберите стартовую карту',
          todo: 'На ней то, с чего начинает ваша таверна. Все выборы открываются вместе.',
        }
      : chosenAlready,
  evening: ({ chosen, bonuses, round, isServedFirst }) =>
    chosen !== null
      ? chosenAlready
      : {
          title:
            bonuses.length > 1
              ? `Вечер ${number(round)}: выберите подарок`
              : bonuses[0].gives === 'entertainer'
                ? `Приходит ${entertainerNouns[bonuses[0].entertainer].nom}: выберите сторону`
                : 'Бесплатное улучшение без аристократа',
          todo:
            bonuses.length > 1
              ? `Возьмите ${or(bonuses.map(bonusObject))}.${tonight(round)}${isServedFirst ? '' : guestOnTopAtTurn(bonuses)}`
              : bonuses[0].gives === 'entertainer'
                ? 'Выберите сторону жетона; она останется на всю игру.'
                : 'Выберите, что улучшить.',
        },
  keepCard: ({ chosen }) =>
    chosen === null
      ? { title: 'Карта для жонглёра?', todo: `Вернуть одну карту на колоду сверху за ${schnapps(1)}?` }
      : chosenAlready,
  guests: ({ counterGuests, done }) =>
    done
      ? { title: 'Ваши посетители расселись', todo: 'Остальные ещё рассматривают своих.' }
      : {
          title: 'Посетители пришли',
          todo:
            counterGuests > 0
              ? 'Оставьте их или отдайте посетителя за стойкой: все взятые карты уйдут в ваш сброс, и вы возьмёте новые.'
              : 'Взгляните на них и продолжайте.',
        },
  draft: () => ({
    title: 'Ваш ход: возьмите кубик',
    todo: 'Со своей подставки; потом все подставки пойдут дальше.',
  }),
  plan: ({ done, unplaced }) =>
    done
      ? { title: 'План готов', todo: 'Пока готовы не все, его можно изменить.' }
      : unplaced === 0
        ? { title: 'Кубики размещены', todo: 'Их ещё можно переложить. Затем завершите план.' }
        : {
            title: 'Разместите кубики',
            todo: 'Положите их на посетителей и жетоны таверны. Талеры и пиво потратите позже.',
          },
  settle: ({ steps: wanted, thalers: coins, beer: steins }) => ({
    title: 'Ваш ход: счёт репутации',
    todo: `Доход: ${and([thalers(coins), beer(steins)])}. Считается меньшее число: ${steps(wanted)}. До этого кубики ещё можно переложить.`,
  }),
  serve: ({ unserved, thalers: coins, beer: steins, canSpend, hasOtherMoves, couldPaySecond }) =>
    unserved > 0
      ? { title: 'Ваш ход: обслуживание', todo: 'Снимайте кубики и тратьте то, что они приносят.' }
      : coins + steins > 0 && !canSpend
        ? {
            title: 'Ваш ход: покупать нечего',
            todo: `Больше ничего не купить: у вас ${pays(coins, steins, 0)}${couldPaySecond ? ', а больше одной карты каждого типа нельзя' : ''}. ${finish(hasOtherMoves)}`,
          }
        : coins + steins > 0
          ? {
              title: 'Ваш ход: покупки',
              todo: `Покупайте карты, улучшайте таверну или приглашайте посетителей (${unbroken(pays(coins, steins, 0))}) — или закончите ход.`,
            }
          : { title: 'Ваш ход: всё потрачено', todo: `Тратить больше нечего. ${finish(hasOtherMoves)}` },
  deny: () => ({
    title: 'Прогнать посетителя навсегда?',
    todo: 'Выберите посетителя без кубика или уже обслуженного: он уйдёт навсегда вместе со своими очками.',
  }),
  schnappsOrDeny: () => ({ title: 'Взять шнапс или прогнать посетителя?', todo: 'Выберите одно из двух.' }),
  column: () => ({ title: 'Запись в книге отзывов', todo: 'Выберите столбец для подписи.' }),
  strike: ({ left }) => ({
    title: count(left, {
      one: 'Уберите завсегдатая',
      few: 'Уберите # завсегдатаев',
      other: 'Уберите # завсегдатаев',
    }),
    todo: count(left, {
      one: 'Выберите завсегдатая, который покинет вашу колоду.',
      few: 'Выберите # завсегдатаев, которые покинут вашу колоду.',
      other: 'Выберите # завсегдатаев, которые покинут вашу колоду.',
    }),
  }),
  wait: ({ names }) => waitFor(names),
  over: () => ({ title: 'Игра окончена', todo: 'Посмотрите подсчёт очков.' }),
};
