// Sentences for refusals by the rules, and for keys that do nothing now. For those of the server see ../refusals.ts.
import type { RefusalReason } from '../../../../game/index.ts';
import type { IdleReason, RefusalFacts } from '../../facts.ts';
import { number, un } from '../grammar.ts';
import { thalers, beer, schnapps } from './amounts.ts';
import { names } from './names.ts';
import { cardNouns } from './nouns.ts';
import { has, needs } from './phrasing.ts';

export const refusals: { [R in RefusalReason]: (refused: RefusalFacts<R>) => string } = {
  gameOver: () => 'La partie est finie.',
  noSuchSeat: () => 'Tu ne fais que regarder cette partie.',
  malformed: () => 'Ce n’est pas une action de ce jeu.',
  wrongPhase: () => 'Pas dans cette phase de la soirée. Ce qui coûte se paie pendant ton service.',
  notYourTurn: () => 'Ce n’est pas ton tour.',
  alreadyDone: () => 'Tu as déjà fini. Change d’abord ton choix, ou ravise-toi.',
  nothingToWithdraw: () => 'Tu n’as pas encore fini, il n’y a donc rien à reprendre.',
  answerFirst: () => 'Réponds d’abord à la question posée.',
  notAsked: () => 'Personne ne demande cela maintenant.',
  settleFirst: () => 'Compte d’abord ta réputation.',
  alreadySettled: () => 'Ta réputation est déjà comptée ce soir.',
  needsModule: ({ module }) => `Cela se joue à partir du module ${number(module)}.`,
  noSuchOption: () => 'Ce n’est pas parmi les choix.',
  notOnCoaster: () => 'Ce dé n’est pas sur ton sous-bock.',
  noSuchDie: () => 'Ce dé n’est pas là.',
  noSuchSpace: () => 'Cette case n’existe pas.',
  nobodyThere: () => 'Personne n’est assis là pour être servi.',
  sameSpace: () => 'Le dé y est déjà.',
  spaceUsed: () => 'Cette case a déjà servi ce soir.',
  spaceTaken: () => 'Un autre dé y est déjà.',
  wrongValue: ({ needs: wanted }) => `Il faut ici ${needs(wanted)} ; un dé peut être augmenté, jamais diminué.`,
  tooFewDishwashers: ({ raises, dishwashers }) =>
    dishwashers === 0
      ? 'Le dé est trop bas, et aucun plongeur n’est là pour l’augmenter.'
      : `Il faut ${number(raises)} fois l’aide d’un plongeur, et tu en as ${number(dishwashers)}.`,
  cannotGiveBack: ({ what }) =>
    what === 'schnapps'
      ? 'Le marqueur ne peut pas reculer : le schnaps gagné est déjà dépensé.'
      : what === 'removal'
        ? 'Le marqueur ne peut pas reculer : quelqu’un a déjà été refusé.'
        : 'Le marqueur ne peut pas reculer au-delà de la signature.',
  tooFewThalers: ({ needs: wanted, has: own }) => `Il faut ${thalers(wanted)}, et ${has(own)}.`,
  tooLittleBeer: ({ needs: wanted, has: own }) => `Il faut ${beer(wanted)}, et ${has(own)}.`,
  tooLittleSchnapps: ({ needs: wanted, has: own }) => `Il faut ${schnapps(wanted)}, et ${has(own)}.`,
  soldOut: () => 'Il n’en reste pas assez.',
  boughtAlready: ({ card }) => `Tu as déjà acheté ${un(cardNouns[card])} ce soir ; une carte de chaque type, pas plus.`,
  upgradedAlready: () => 'C’est déjà amélioré.',
  tooFewCards: ({ has: own }) =>
    own === 0 ? 'Tu n’as pioché aucune carte qui convienne.' : `Tu n’en as que ${number(own)} à rendre.`,
  notOnDisplay: () => 'Ce client n’est plus proposé.',
  recruitedAlready: () => 'Tu as déjà gagné un client ce soir.',
  noCounterGuest: () => 'Aucun client du comptoir n’est assis à ton bar.',
  noEntertainer: () => 'Aucun saltimbanque de ta taverne ne sait faire cela.',
  sameFace: () => 'Le dé montre déjà cela.',
  noBardLeft: () => 'Plus aucun barde ne peut chanter ce soir.',
  nobodyToDeny: () => 'Il n’y a personne à refuser.',
  dieOnGuest: () => 'Un dé est posé sur ce client.',
  columnFull: ({ column }) => `La colonne pour ${names.columns[column]} est pleine.`,
  noSuchRegular: () => 'Cet habitué n’est pas dans ton paquet.',
  nothingToTakeBack: () => 'Il n’y a rien à reprendre.',
};

/** The answer to a key of the table where it does nothing. */
export const idle: Readonly<Record<IdleReason, string>> = {
  nothingToServe: 'Il n’y a rien à servir pour le moment.',
  nothingToRedo: 'Rien n’a été annulé qui puisse être rétabli.',
  nothingToEnd: 'Il n’y a rien à terminer ni à confirmer pour le moment.',
  noDice: 'Tu n’as pas de dés pour le moment.',
};
