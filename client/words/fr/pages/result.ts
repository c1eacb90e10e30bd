// The result of a game, and its replay.
import { capital, count, NAMELESS, number, ofPerson, de } from '../grammar.ts';

export const result = {
  heading: 'La dernière lumière s’éteint',
  won: (name: string) => (name === NAMELESS ? 'Tu as gagné !' : `${name} a gagné`),
  youWon: 'Tu as gagné !',
  shared: (names: string) => `${names} se partagent la victoire`,
  tieBroken: 'Égalité de points : les réserves décident.',
  podium: 'Podium',
  place: (n: number) => `Place ${number(n)}`,
  points: (n: number) => count(n, { one: '# point', other: '# points' }),
  bySource: 'D’où viennent les points',
  total: 'Total',
  stored: 'En réserve (si égalité)',
  player: 'Joueur',
  course: 'Points après chaque soir',
  evening: (n: number) => `Soir ${number(n)}`,
  decks: 'Les paquets à la fin',
  deckOf: (name: string) => capital(ofPerson(name, 'ton', 'le', 'paquet')),
  again: 'Rejouer',
  replay: 'Revoir depuis le début',
  fairness: 'Quand tu revois la partie, l’honnêteté de chaque lancer et de chaque mélange est vérifiée.',
  fair: {
    checking: 'Chaque lancer et chaque mélange est en cours de vérification …',
    holds: (rolls: number, shuffles: number) =>
      `${count(rolls, { one: '# lancer', other: '# lancers' })} et ${count(shuffles, { one: '# mélange', other: '# mélanges' })} vérifiés : tout découle de ce qui a été fixé avant la partie.`,
    counted: 'Le nombre aléatoire donné par ton navigateur y a contribué.',
    late: 'Le nombre aléatoire de ton navigateur est arrivé trop tard et n’y a pas contribué.',
    broken: 'Cette partie n’est pas ce qui était promis.',
    otherRules: 'Cette partie s’est jouée selon d’autres règles et ne peut pas être vérifiée ici.',
    brokenPromise: 'Le secret ne correspond pas à l’empreinte publiée avant la partie.',
    otherPromise: 'L’empreinte n’est pas celle que ce navigateur a vue avant la partie.',
    otherSeals: 'Les sceaux des joueurs ne sont pas ceux que ce navigateur a vus avant la partie.',
    missingOwnNumber: 'Ton propre nombre manque, alors que le serveur l’avait.',
    unfinished: 'Les coups enregistrés ne mènent pas jusqu’à la fin.',
    otherEnd: 'Les coups mènent à une autre fin que celle enregistrée.',
    brokenSeal: (name: string) => `Le nombre ${de(name)} ne correspond pas à son sceau.`,
    illegalMove: (move: number) => `Le coup ${number(move)} n’était pas possible.`,
    otherEvents: (move: number) => `Le coup ${number(move)} a eu une autre issue.`,
    otherRoll: (roll: number, move: number, recorded: number | null, promised: number) =>
      `Le lancer ${number(roll)}, au coup ${number(move)}, montre ${recorded === null ? 'rien' : number(recorded)} au lieu de ${number(promised)}.`,
    otherCard: (shuffle: number, move: number) =>
      `Au coup ${number(move)}, après le mélange ${number(shuffle)}, une autre carte est venue.`,
    unreadable: 'Ce qui a été envoyé de cette partie ne peut pas être vérifié.',
    save: 'Enregistrer cette partie dans un fichier',
  },
  picture: {
    yours: 'Enregistrer une image de ta taverne',
    of: (name: string) => `Enregistrer une image : ${ofPerson(name, 'ta', 'la', 'taverne')}`,
    saved: 'Enregistrée dans tes téléchargements.',
    failed: 'L’image n’a pas pu être peinte.',
  },
  replayHeading: 'La partie, à nouveau',
  moment: 'Moment',
  /** `evening` is 0 before the first evening. */
  momentOf: (n: number, last: number, evening: number) =>
    `moment ${number(n)} sur ${number(last)}${evening === 0 ? '' : `, soir ${number(evening)}`}`,
  toStart: 'Au début',
  toEnd: 'À la fin',
  earlier: 'Un pas en arrière',
  later: 'Un pas en avant',
  playOn: 'Laisser défiler',
  pause: 'Pause',
  home: 'Retour à l’accueil',
  table: 'Retour à la table',
  /** From the replay of a game that is over. */
  backToResult: 'Retour au résultat',
} as const;
