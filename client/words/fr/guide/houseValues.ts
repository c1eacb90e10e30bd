// The guide's chapter on the reconstructed values.
import { number } from '../grammar.ts';

export const houseValues = {
  lead: 'Ce jeu a été reconstruit à partir des textes de cinq livrets de règles. Ils ne donnent pas tous les nombres imprimés sur les cartes et les plateaux. Ce qui manquait, nous l’avons complété de façon que tout s’accorde avec ce que disent les textes. Ces valeurs sont les nôtres :',
  groups: {
    guests: 'ce que chaque client veut, paie, apporte et vaut ; on sait combien il y en a pour chaque prix',
    regulars: 'ce que paient les habitués, et qu’ils ne valent aucun point',
    tavernCards: 'que les cartes de taverne ne valent aucun point',
    tiles: 'le prix de six tuiles',
    monastery: 'les cadeaux du monastère, sauf le premier',
    reputation: 'l’ordre du compteur de réputation',
    guestBook: 'les cadeaux du livre d’or',
  },
  /** Behind each group. */
  values: (n: number) => (n === 1 ? '1 valeur' : `${number(n)} valeurs`),
  end: 'Si tu as la boîte, joue avec : elle est magnifique. Et si un nombre d’ici diffère de celui qui y est imprimé, c’est le tien qui est juste.',
};
