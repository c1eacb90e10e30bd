// The first lesson in words: the first evening and most of the second.
import type { LessonText } from '../../lessonText.ts';

const beerWinsGuests =
  'Avec ta bière, tu peux attirer un client de la rangée par soir ; il se pose sur ta pioche et vient demain. Compare son prix (en haut à gauche), ce qu’il paie à chaque visite (en bas à droite) et la rosette rouge : autant de points à la fin.';

export const firstEvening: LessonText<'firstEvening'> = {
  title: 'Ta première soirée',
  about: 'Deux soirées dans ta propre taverne, pas à pas. Dix minutes.',
  steps: {
    welcome: {
      text: 'Bienvenue ! Cette taverne est à toi, et ce soir est le premier de huit. À la fin gagne celui qui a le plus de points sur les cartes de son paquet, et en face, ton voisin veut la même chose.',
    },
    guests: {
      text: 'Trois habitués se sont assis à tes tables. En bas à gauche, le dé que chacun veut ; en bas à droite, combien de doublons il paie pour lui.',
      otherwise:
        'Des habitués se sont assis à tes tables. En bas à gauche, le dé que chacun veut ; en bas à droite, combien de doublons il paie pour lui.',
    },
    keep: {
      text: 'Pour un premier soir, ils suffisent : garde ces clients. Ton client du comptoir, garde-le pour un mauvais soir : en le rendant, tu renvoies tous les clients et tu en pioches d’autres. Les cartes renvoyées vont à ta défausse et restent à toi.',
      better:
        'Tu as rendu ton client du comptoir pour piocher à nouveau. Les habitués se ressemblent tous ; il t’aurait mieux servi un soir qui tourne vraiment mal, ou pendant ton tour, contre un pas au monastère.',
    },
    draft: {
      text: 'Maintenant les dés. Tu en as déjà un à ta couleur, pour ce soir seulement : la serveuse l’a apporté. Prends un dé blanc de ton sous-bock, en regardant d’abord tes clients. Ils veulent des 2, et un 2 rapporte deux doublons.',
      otherwise:
        'Maintenant les dés. Prends un dé blanc de ton sous-bock, en regardant d’abord tes clients : chacun veut le dé imprimé en bas à gauche de sa carte et ne paie que pour celui-là.',
      better:
        'Un dé que veut un de tes clients aurait été meilleur : un client n’en accepte pas d’autre, la caisse les accepte tous.',
    },
    draftOn: {
      text: 'Les sous-bocks ont tourné. De ces dés, le 1 est pour le chaudron : un livreur est venu ce soir, il y donne donc 2 bières. Aucun de tes clients ne veut le 3 ni le 4, mais le tonneau et la caisse acceptent tout.',
      otherwise:
        'Les sous-bocks ont tourné. Les 1 et les 6 sont pour le chaudron, qui donne de la bière, les 5 pour le moine ; le tonneau et la caisse acceptent tout.',
    },
    draftRest: {
      text: 'Prends le prochain comme tu veux, et pense à ce qui n’a pas encore de dé. Le dernier du sous-bock te revient tout seul.',
    },
    place: {
      text: 'Tous les dés sont pris. Saisis-en un : les cases où il peut aller s’éclairent. Pose-le sur l’une d’elles.',
    },
    plan: {
      text: 'Pose aussi les autres. Sers tous les clients que tu peux, mets les 1 et les 6 au chaudron, et le reste au tonneau et à la caisse. Puis appuie sur « Plan terminé ».',
      better:
        'Avec ces dés, un client de plus aurait pu être servi. Les clients paient le mieux, regarde-les d’abord. Pendant ton tour, tu peux encore déplacer tes dés.',
    },
    serve: {
      text: 'À toi. Enlève les dés, tous d’un coup ou un par un : les clients et la caisse rapportent des doublons, le tonneau et le chaudron de la bière, le moine un pas au monastère.',
    },
    hire: {
      text: 'Les doublons paient des améliorations : la pièce sur une tuile est le prix, et chacune apporte un noble à 10 points. Ils paient aussi du personnel : un marchand apporte une bière sans dé, un plongeur augmente un dé de 1, une serveuse apporte un dé de plus. Engage quelqu’un : la carte vient demain, puis après chaque mélange.',
      better:
        'Les doublons qui ne tiennent pas dans le coffre sont perdus, et une personne engagée travaille sept soirs encore.',
    },
    recruit: {
      text: beerWinsGuests,
      better:
        'Tu avais assez de bière pour un client. Qui paie 4 doublons à chaque visite vaut plus tôt que tard : prends-en un dès que tu peux.',
    },
    end: {
      text: 'Fini ? Le coffre garde 2 doublons jusqu’à demain, l’entrepôt 2 bières ; le reste est perdu. Garde le client du comptoir pour plus tard : pendant ton tour, tu peux le rendre contre un pas au monastère ; un mauvais soir, contre de nouveaux clients. Finis ton tour.',
      otherwise:
        'Fini ? Le coffre garde 2 doublons jusqu’à demain, l’entrepôt 2 bières ; le reste est perdu. Finis ton tour.',
    },
    moon: {
      text: 'Le deuxième soir. La lune apporte quelque chose à tous ; la deuxième fenêtre du monastère montre ce que c’est ce soir. À toi de choisir : un client tout de suite pour ta pioche, ou un marchand qui verse une bière chaque fois qu’il vient. Le long du monastère passe le chemin du moine : ses numéros ne sont que des pas, les cadeaux attendent en route.',
    },
    again: {
      text: 'Tes nouvelles cartes sont là : ce que tu gagnes se pose sur ta pioche, comme le cadeau de la lune, et vient en premier. C’est ainsi que ta taverne grandit : tes bons clients prennent la place des habitués.',
    },
    aim: {
      text: 'Pense-y à chaque dé : les doublons améliorent une tuile pour de bon, et le noble qui vient avec vaut 10 points, plus que la plupart des clients. La tuile du plongeur coûte 9, mais 6 seulement si tu rends le plongeur venu ce soir.',
      otherwise:
        'Pense-y à chaque dé : les doublons améliorent une tuile pour de bon, et le noble qui vient avec vaut 10 points, plus que la plupart des clients. Ce qui est éclairé coûte le moins ce soir. La pièce est le prix ; il baisse si tu rends des cartes venues ce soir qui y sont dessinées.',
    },
    alone: {
      text: 'Maintenant, prends et pose tes dés sans aide, et vise les doublons d’une amélioration : d’abord le client qui paie le plus, puis les habitués, puis la caisse. Le reste est pour la bière.',
      better:
        'Avec ces dés, les doublons auraient suffi pour une amélioration, et son noble vaut 10 points. Compare avec ton plan : pendant ton tour, tu peux encore déplacer tes dés.',
    },
    upgrade: {
      text: 'Les doublons suffisent pour une amélioration. Enlève les dés, choisis une tuile éclairée et rends la carte si on te le demande. La tuile est meilleure pour de bon, et son noble vient demain : il veut un 2 et vaut 10 points.',
      otherwise:
        'Pour une amélioration, les doublons ne suffisent pas ce soir. Engage du personnel, attire des clients et réessaie demain : chaque amélioration payée apporte un noble à 10 points.',
    },
    recruitLater: { text: beerWinsGuests },
  },
  end: 'Voilà un soir entier et presque tout le suivant. Sur les huit, les premiers sont faits pour les clients, ceux du milieu pour les améliorations, les derniers pour les nobles à 9 bières. Tout le reste est dans les règles, et chaque image s’explique quand tu la survoles ou que tu y laisses le doigt ; la touche ? explique ce qui est sélectionné. Joue les huit jusqu’au bout : le bot d’en face est le plus facile à battre.',
};
