// The overview: an evening in seven steps, what dice bring, what thalers and beer are good for, and how to win.
import type { Phase } from '../../../../game/index.ts';

export const overview = {
  lead: 'Tu tiens une taverne dans la vallée. Pendant huit soirs, tu fais asseoir des clients, tu poses des dés et tu dépenses ce qu’ils rapportent. À la fin, le paquet qui vaut le plus de points gagne.',
  eveningHeading: 'Une soirée en sept étapes',
  steps: {
    evening: 'La lune avance et apporte quelque chose à tous : un client du comptoir, un dé, une carte.',
    guests:
      'Pioche jusqu’à ce que chaque table soit prise. Clients et habitués s’assoient ; le personnel aide depuis sa place. Ils ont l’air pauvres ? Rends un client du comptoir : toutes les cartes piochées vont à ta défausse, et tu en pioches d’autres.',
    server: 'Chaque serveuse venue t’apporte un dé de ta couleur.',
    orders:
      'Chacun lance quatre dés blancs sur un sous-bock, en prend un et fait passer le sous-bock, jusqu’à ce que tous les dés soient pris.',
    planning:
      'Pose tes dés sur tes clients et ton équipement. Chacun veut ce qui y est imprimé. Un plongeur augmente un dé de 1.',
    serving:
      'À ton tour : enlève les dés pour des doublons et des bières, et dépense le tout dans l’ordre que tu veux.',
    closing: 'Toutes les cartes vont à la défausse. Ce qui ne tient ni dans le coffre ni dans l’entrepôt est perdu.',
  } satisfies Record<Exclude<Phase, 'startCards' | 'over'>, string>,
  diceHeading: 'Ce que rapportent les dés',
  dice: {
    guest: 'Un client paie des doublons pour le dé exact de sa carte.',
    cashbox: 'La caisse accepte tout dé et paie un doublon.',
    barrel: 'Le tonneau accepte tout dé et donne une bière.',
    brewer: 'Le livreur accepte tous les 1 et tous les 6, et donne une bière pour chacun.',
    monk: 'Le moine accepte tous les 5 : une case au monastère, de cadeau en cadeau.',
  },
  spendHeading: 'À quoi servent les doublons et la bière',
  spend: {
    card: 'Les doublons engagent du personnel. Une nouvelle carte va sur ta pioche : elle vient dès le soir suivant.',
    tile: 'Les doublons améliorent aussi ta taverne, pour de bon. Chaque amélioration apporte un noble, et des cartes assorties la rendent moins chère. À côté des chevrons, la tuile montre ce qu’elle fera une fois améliorée.',
    guest:
      'La bière fait venir un client par soir, choisi dans la rangée. Les clients paient plus que les habitués, chaque fois qu’ils viennent.',
    noble: 'La bière fait aussi venir des nobles : 9 pour un, 14 pour deux, 18 pour trois. Chacun vaut 10 points.',
  },
  pointsHeading: 'Comment gagner',
  points: [
    'Les points sont sur les cartes : un noble en a 10, un client le nombre de la rosette. Habitués et personnel n’en ont pas.',
    'Au début, des clients qui paient bien et un bon équipement rapportent plus que des points : ils travaillent pour toi tous les soirs.',
    'À partir du sixième soir environ, change tes gains en nobles et en clients qui valent beaucoup de points.',
    'Ce qui ne tient ni dans le coffre ni dans l’entrepôt est perdu : prévois comment le dépenser avant d’enlever les dés.',
  ],
};
