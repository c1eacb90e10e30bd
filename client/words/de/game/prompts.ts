// Prompts: a title, and what to do.
import { ROUNDS, type EveningBonus } from '../../../../game/index.ts';
import type { PromptKind } from '../../../model/prompt.ts';
import type { PromptFacts } from '../../facts.ts';
import { unbroken } from '../../grammar.ts';
import { number, capital, count, and, or, the } from '../grammar.ts';
import { beer, schnapps, steps, thalers } from './amounts.ts';
import { bonusObject } from './bonuses.ts';
import { entertainerNouns } from './nouns.ts';
import { pays } from './phrasing.ts';

const waitFor = (names: string[]) =>
  names.length === 0
    ? { title: 'Bitte warten', todo: 'Gleich geht es weiter.' }
    : { title: `Warten auf ${and(names)}`, todo: 'Danach geht es von selbst weiter.' };

const chosenAlready = {
  title: 'Du hast gewählt',
  todo: 'Solange nicht alle gewählt haben, kannst du dich umentscheiden.',
};

/** Things of the deck are drawn the same evening. */
const tonight = (round: number) =>
  round < ROUNDS ? ' Die Karte kommt heute und später wieder.' : ' Die Karte kommt heute Abend.';

/** Others, who are served before, may take the guest who lies on top now. */
const guestOnTopAtTurn = (bonuses: EveningBonus) =>
  bonuses.some(({ gives }) => gives === 'threeBeerGuest')
    ? ' Du bekommst den Gast, der obenauf liegt, wenn du dran bist.'
    : '';

/** Said to whoever cannot see the dice to choose from. */
export const yourCoaster = (dice: readonly number[]): string => `Auf deinem Bierdeckel: ${and(dice.map(number))}.`;

const finish = (hasOtherMoves: boolean): string =>
  hasOtherMoves ? 'Nutze, was du sonst noch hast, oder beende deinen Zug.' : 'Beende deinen Zug.';

export const prompts: { [K in PromptKind]: (asked: PromptFacts<K>) => { title: string; todo: string } } = {
  startCard: ({ chosen }) =>
    chosen === null
      ? {
          title: 'Wähle deine Startkarte',
          todo: 'Sie sagt, womit deine Taverne beginnt. Alle decken gleichzeitig auf.',
        }
      : chosenAlready,
  evening: ({ chosen, bonuses, round, isServedFirst }) =>
    chosen !== null
      ? chosenAlready
      : {
          title:
            bonuses.length > 1
              ? `Abend ${number(round)}: Wähle ein Geschenk`
              : bonuses[0].gives === 'entertainer'
                ? `${capital(the(entertainerNouns[bonuses[0].entertainer], 'nom'))} kommt: Wähle eine Seite`
                : 'Kostenloser Ausbau ohne Adligen',
          todo:
            bonuses.length > 1
              ? `${capital(or(bonuses.map(bonusObject)))}.${tonight(round)}${isServedFirst ? '' : guestOnTopAtTurn(bonuses)}`
              : bonuses[0].gives === 'entertainer'
                ? 'Wähle die Seite des Plättchens; sie gilt für das ganze Spiel.'
                : 'Wähle, was du ausbaust.',
        },
  keepCard: ({ chosen }) =>
    chosen === null
      ? { title: 'Eine Karte für den Jongleur?', todo: `Eine Karte für ${schnapps(1)} zurück auf den Stapel legen?` }
      : chosenAlready,
  guests: ({ counterGuests, done }) =>
    done
      ? { title: 'Deine Gäste sitzen', todo: 'Die anderen schauen sich ihre noch an.' }
      : {
          title: 'Deine Gäste sind da',
          todo:
            counterGuests > 0
              ? 'Behalte sie, oder gib einen Thekengast ab: Alle gezogenen Karten kommen auf deinen Ablagestapel, und du ziehst neu.'
              : 'Schau sie dir an, dann geht es weiter.',
        },
  draft: () => ({
    title: 'Du bist dran: Nimm einen Würfel',
    todo: 'Von deinem Bierdeckel; dann wandern alle Deckel weiter.',
  }),
  plan: ({ done, unplaced }) =>
    done
      ? { title: 'Dein Plan steht', todo: 'Solange nicht alle fertig sind, kannst du ihn ändern.' }
      : unplaced === 0
        ? { title: 'Deine Würfel liegen', todo: 'Du kannst sie noch umlegen. Dann schließ die Planung ab.' }
        : {
            title: 'Leg deine Würfel',
            todo: 'Plane den Abend: Leg sie auf Gäste und Einrichtung. Ausgegeben wird erst beim Bedienen.',
          },
  settle: ({ steps: wanted, thalers: coins, beer: steins }) => ({
    title: 'Du bist dran: Rechne deinen Ruf ab',
    todo: `Einnahmen: ${and([thalers(coins), beer(steins)])}. Die kleinere Zahl gilt: ${steps(wanted)}. Vorher darfst du noch Würfel umlegen.`,
  }),
  serve: ({ unserved, thalers: coins, beer: steins, canSpend, hasOtherMoves, couldPaySecond }) =>
    unserved > 0
      ? { title: 'Du bist dran: Bediene deine Gäste', todo: 'Nimm dazu Würfel weg und gib aus, was sie bringen.' }
      : coins + steins > 0 && !canSpend
        ? {
            title: 'Du bist dran: Kein Kauf mehr möglich',
            todo: `Mit ${pays(coins, steins, 0)} kannst du nichts mehr kaufen${couldPaySecond ? ': Mehr als eine Karte jeder Art geht nicht' : ''}. ${finish(hasOtherMoves)}`,
          }
        : coins + steins > 0
          ? {
              title: 'Du bist dran: Kaufe ein',
              todo: `Kaufe Karten, baue aus oder gewinne Gäste (${unbroken(pays(coins, steins, 0))}), oder beende deinen Zug.`,
            }
          : {
              title: 'Du bist dran: Alles ist ausgegeben',
              todo: `Du hast nichts mehr auszugeben. ${finish(hasOtherMoves)}`,
            },
  deny: () => ({
    title: 'Jemanden für immer abweisen?',
    todo: 'Wähle einen Gast ohne Würfel oder einen schon bedienten: Er geht für immer, samt seinen Punkten.',
  }),
  schnappsOrDeny: () => ({ title: 'Schnaps, oder jemanden abweisen?', todo: 'Wähle eins von beiden.' }),
  column: () => ({ title: 'Trag dich ins Gästebuch ein', todo: 'Wähle die Spalte für die Unterschrift.' }),
  strike: ({ left }) => ({
    title: count(left, { one: 'Entferne einen Stammgast', other: 'Entferne # Stammgäste' }),
    todo: count(left, {
      one: 'Wähle den Stammgast, der deinen Stapel verlässt.',
      other: 'Wähle # Stammgäste, die deinen Stapel verlassen.',
    }),
  }),
  wait: ({ names }) => waitFor(names),
  over: () => ({ title: 'Das Spiel ist aus', todo: 'Sieh dir die Abrechnung an.' }),
};
