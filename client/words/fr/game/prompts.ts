// Prompts: a title, and what to do.
import { ROUNDS, type EveningBonus } from '../../../../game/index.ts';
import type { PromptKind } from '../../../model/prompt.ts';
import type { PromptFacts } from '../../facts.ts';
import { unbroken } from '../../grammar.ts';
import { number, capital, count, and, le, or } from '../grammar.ts';
import { beer, schnapps, steps, thalers } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { entertainerNouns } from './nouns.ts';
import { pays } from './phrasing.ts';

const waitFor = (names: string[]) =>
  names.length === 0
    ? { title: 'Un peu de patience', todo: 'La suite dans un instant.' }
    : { title: `On attend ${and(names)}`, todo: 'La partie continue ensuite d’elle-même.' };

const chosenAlready = { title: 'Ton choix est fait', todo: 'Tu peux en changer tant que tous n’ont pas choisi.' };

/** Things of the deck are drawn the same evening. */
const tonight = (round: number) =>
  round < ROUNDS ? ' La carte vient ce soir et revient plus tard.' : ' La carte vient ce soir.';

/** Others, who are served before, may take the guest who lies on top now. */
const guestOnTopAtTurn = (bonuses: EveningBonus) =>
  bonuses.some(({ gives }) => gives === 'threeBeerGuest')
    ? ' Le client sera celui du dessus quand vient ton tour.'
    : '';

/** Said to whoever cannot see the dice to choose from. */
export const yourCoaster = (dice: readonly number[]): string => `Sur ton sous-bock : ${and(dice.map(number))}.`;

const finish = (hasOtherMoves: boolean): string =>
  hasOtherMoves ? 'Sers-toi de ce qu’il te reste encore, ou finis ton tour.' : 'Finis ton tour.';

export const prompts: { [K in PromptKind]: (asked: PromptFacts<K>) => { title: string; todo: string } } = {
  startCard: ({ chosen }) =>
    chosen === null
      ? {
          title: 'Choisis ta carte de démarrage',
          todo: 'Elle dit avec quoi ta taverne ouvre. Tous les choix sont révélés ensemble.',
        }
      : chosenAlready,
  evening: ({ chosen, bonuses, round, isServedFirst }) =>
    chosen !== null
      ? chosenAlready
      : {
          title:
            bonuses.length > 1
              ? `Soir ${number(round)} : choisis un cadeau`
              : bonuses[0].gives === 'entertainer'
                ? `${capital(le(entertainerNouns[bonuses[0].entertainer]))} arrive : choisis un côté`
                : 'Amélioration gratuite, sans noble',
          todo:
            bonuses.length > 1
              ? `${capital(or(bonuses.map(bonusName)))}.${tonight(round)}${isServedFirst ? '' : guestOnTopAtTurn(bonuses)}`
              : bonuses[0].gives === 'entertainer'
                ? 'Choisis le côté de la tuile ; il vaut pour toute la partie.'
                : 'Choisis ce que tu améliores.',
        },
  keepCard: ({ chosen }) =>
    chosen === null
      ? { title: 'Une carte pour le jongleur ?', todo: `Remettre une carte sur ta pioche pour ${schnapps(1)} ?` }
      : chosenAlready,
  guests: ({ counterGuests, done }) =>
    done
      ? { title: 'Tes clients sont assis', todo: 'Les autres regardent encore les leurs.' }
      : {
          title: 'Tes clients sont là',
          todo:
            counterGuests > 0
              ? 'Garde-les, ou rends un client du comptoir : toutes les cartes piochées vont à ta défausse, et tu en pioches d’autres.'
              : 'Regarde-les, et continue.',
        },
  draft: () => ({
    title: 'À toi : prends un dé',
    todo: 'Prends-le sur ton sous-bock ; ensuite, tous les sous-bocks tournent.',
  }),
  plan: ({ done, unplaced }) =>
    done
      ? { title: 'Ton plan est prêt', todo: 'Tu peux le changer tant que tous ne sont pas prêts.' }
      : unplaced === 0
        ? { title: 'Tes dés sont posés', todo: 'Tu peux encore les déplacer. Termine ensuite ton plan.' }
        : {
            title: 'Pose tes dés',
            todo: 'Pose-les sur tes clients et ton équipement. Rien n’est dépensé avant le service.',
          },
  settle: ({ steps: wanted, thalers: coins, beer: steins }) => ({
    title: 'À toi : compte ta réputation',
    todo: `Recette : ${and([thalers(coins), beer(steins)])}. Le plus petit nombre compte : ${steps(wanted)}. Tu peux encore déplacer des dés avant.`,
  }),
  serve: ({ unserved, thalers: coins, beer: steins, canSpend, hasOtherMoves, couldPaySecond }) =>
    unserved > 0
      ? {
          title: 'À toi : sers tes clients',
          todo: 'Enlève tes dés pour des doublons et des bières, et dépense-les dans l’ordre que tu veux.',
        }
      : coins + steins > 0 && !canSpend
        ? {
            title: 'À toi : plus rien à acheter',
            todo: `Avec ${pays(coins, steins, 0)}, tu ne peux plus rien acheter${couldPaySecond ? ' : une carte de chaque type, pas plus' : ''}. ${finish(hasOtherMoves)}`,
          }
        : coins + steins > 0
          ? {
              title: 'À toi : fais tes achats',
              todo: `Achète des cartes, améliore ta taverne ou gagne des clients (${unbroken(pays(coins, steins, 0))}), ou finis ton tour.`,
            }
          : { title: 'À toi : tout est dépensé', todo: `Il ne te reste rien à dépenser. ${finish(hasOtherMoves)}` },
  deny: () => ({
    title: 'Refuser quelqu’un pour de bon ?',
    todo: 'Choisis un client sans dé ou déjà servi : il part pour de bon, avec ses points.',
  }),
  schnappsOrDeny: () => ({ title: 'Un schnaps, ou refuser quelqu’un ?', todo: 'Choisis l’un des deux.' }),
  column: () => ({ title: 'Signe le livre d’or', todo: 'Choisis la colonne de la signature.' }),
  strike: ({ left }) => ({
    title: count(left, { one: 'Retire un habitué', other: 'Retire # habitués' }),
    todo: count(left, {
      one: 'Choisis l’habitué qui quitte ton paquet.',
      other: 'Choisis # habitués qui quittent ton paquet.',
    }),
  }),
  wait: ({ names }) => waitFor(names),
  over: () => ({ title: 'La partie est finie', todo: 'Regarde les comptes.' }),
};
