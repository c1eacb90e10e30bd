// The home page: lessons, what each module adds, a new game against bots, on one screen or online, and earlier games to
// resume or to watch.
import { pastOf } from '../../grammar.ts';
import { and, count, NAMELESS, number } from '../grammar.ts';

const playedAt = pastOf('fr-FR');

export const home = {
  heading: 'Tiefenthal',
  subtitle:
    'Un jeu de société avec dés, bière et clients : huit soirs pour faire de ta taverne celle dont parle toute la vallée.',
  play: 'Jouer',
  learn: 'Apprendre à jouer',
  learnIt: 'Apprendre',
  learnItText: 'En dix minutes',
  learnModule: (module: number) => `Apprendre d’abord le module ${number(module)}`,
  more: 'Plus d’options',
  yourName: 'Ton nom',
  nameless: NAMELESS,
  yourColour: 'Ta couleur',
  opponents: 'Bots',
  level: 'Leur niveau',
  modules: 'Modules',
  moduleName: (modules: number) => count(modules, { one: 'Module #', other: 'Modules 1 à #' }),
  module: {
    1: 'Le jeu de base : clients, dés, bière et nobles. Commence ici.',
    2: 'L’hiver arrive, et des saltimbanques offrent leurs tours contre du schnaps.',
    3: 'Des bardes chantent ta maison, et une bonne réputation rapporte.',
    4: 'Chaque taverne commence autrement, avec sa propre carte.',
    5: 'Des clients célèbres signent ton livre d’or.',
  },
  ways: 'Où jouez-vous ?',
  alone: 'Contre des bots',
  friends: 'Entre amis',
  friendsText: 'Ici ou en ligne',
  together: 'Sur un seul écran',
  togetherText: 'Faites passer l’appareil de main en main. Ce qui est caché reste caché.',
  seats: 'Qui joue ?',
  seat: (n: number) => `Place ${number(n)}`,
  nameOfSeat: (n: number) => `Nom à la place ${number(n)}`,
  playsSeat: (n: number) => `Qui joue à la place ${number(n)}`,
  person: 'Une personne',
  addSeat: 'Ajouter un joueur',
  removeSeat: (name: string) => `Retirer ${name}`,
  removeNameless: (n: number) => `Retirer la place ${number(n)}`,
  start: 'Commencer',
  tooFew: 'au moins une personne, et deux en tout',
  resume: 'Parties inachevées',
  resumeOne: 'Reprendre',
  finished: 'Parties finies',
  watchOne: 'Revoir',
  removeOne: (what: string) => `Supprimer la partie : ${what}`,
  removed: 'Supprimée.',
  restore: 'Annuler',
  restoreOne: (what: string) => `Annuler : ${what}`,
  save: (names: string, evening: number) => `${names}, soir ${number(evening)}`,
  finishedSave: (names: string) => names,
  /** `now` is the time at which the list is shown. */
  savedAt: (time: number, now: number) => `Dernier coup : ${playedAt(time, now)}`,
  won: (names: readonly string[], points: number) => {
    if (names.length > 1) return `Victoire partagée avec ${number(points)} points : ${and(names)}`;
    return `${names[0] === NAMELESS ? 'Tu as' : `${and(names)} a`} gagné avec ${number(points)} points`;
  },
  online: 'En ligne',
  find: 'Trouver une partie',
  create: 'Ouvrir une table',
  onlineText: 'Ouvre une table et envoie son lien à tes amis ; des bots peuvent prendre les places libres.',
  /** The heading of the second way to play online, below the button that opens a table. */
  strangers: 'Ou avec des gens de partout',
  rules: 'Règles',
  settings: 'Réglages',
  credits: 'Crédits',
  bot: (level: string) => `Un bot, ${level}`,
  botNames: ['Adalbert', 'Brunhild', 'Dietmar', 'Edeltraud'],
  characters: 'Qui joue',
  notOpened: 'La partie n’a pas pu être ouverte. Elle a peut-être été supprimée.',
} as const;
