// The first lesson in words: the first evening, and half of the second.
import type { LessonText } from '../../lessonText.ts';

export const firstEvening: LessonText<'firstEvening'> = {
  title: 'Ta première soirée',
  about: 'Une soirée et demie dans ta propre taverne, pas à pas. Dix minutes.',
  steps: {
    welcome: {
      text: 'Bienvenue ! Cette taverne est à toi, et ce soir est le premier de huit. À la fin, le paquet qui vaut le plus de points gagne, et en face, ton voisin veut la même chose.',
    },
    guests: {
      text: 'Trois habitués se sont assis à tes tables. En bas à gauche, le dé que chacun veut ; en bas à droite, ce qu’il paie : un doublon ou deux.',
    },
    keep: {
      text: 'Pour un premier soir, ils suffisent. Garde ces clients.',
      better:
        'Tu les as renvoyés contre ton client du comptoir. Les habitués se ressemblent tous ; il aurait valu plus un soir qui tourne vraiment mal.',
    },
    draft: {
      text: 'Maintenant les dés. Prends-en un sur ton sous-bock en regardant d’abord tes clients. Ils veulent des 2, et un 2 rapporte deux doublons.',
      better: 'Un dé que veut un de tes clients aurait été meilleur : il rapporte deux fois plus que la caisse.',
    },
    draftOn: {
      text: 'Les sous-bocks ont tourné, et d’autres dés sont devant toi. Aucun n’est inutile : le livreur accepte les 1 et les 6, le moine les 5, le tonneau et la caisse tous. Une carte de livreur est venue ce soir, chaque dé chez lui donne donc 2 bières.',
    },
    draftRest: { text: 'Prends les deux autres comme tu veux. Pense à ce qui n’a pas encore de dé.' },
    place: {
      text: 'Tous les dés sont pris. Saisis-en un : les cases où il peut aller s’éclairent. Pose-le sur l’une d’elles.',
    },
    plan: {
      text: 'Pose aussi les autres. Sers tous les clients que tu peux, donne les 1 et les 6 au livreur, et le reste au tonneau et à la caisse. Puis confirme ton plan.',
      better:
        'Avec ces dés, un client de plus aurait pu être servi. Les clients paient le mieux, regarde-les d’abord. Pendant ton tour, tu peux encore déplacer tes dés.',
    },
    serve: {
      text: 'À toi. Enlève les dés, tous d’un coup ou un par un : chacun remplit ta bourse ou tes chopes.',
    },
    hire: {
      text: 'Dépense les doublons : engage quelqu’un. La nouvelle carte va sur ta pioche et vient demain, puis après chaque mélange. Un marchand apporte une bière sans dé, un plongeur augmente un dé, une serveuse apporte un dé de plus.',
      better:
        'Les doublons qui ne tiennent pas au coffre sont perdus, et une personne engagée travaille sept soirs encore.',
    },
    recruit: {
      text: 'La bière gagne des clients. Un de la rangée peut venir chez toi ce soir : compare son prix, ce qu’il paie à chaque visite, et les points du laurier. De bons clients maintenant, ce sont des doublons tous les soirs à venir.',
      better:
        'Tu avais assez de bière pour un client. Qui paie 4 doublons à chaque visite vaut plus tôt que tard : prends-en un dès que tu peux.',
    },
    end: {
      text: 'Fini ? Le coffre et l’entrepôt gardent 2 chacun jusqu’à demain, le reste est perdu. Finis ton tour.',
    },
    moon: {
      text: 'Le deuxième soir. La lune apporte quelque chose à tous, et ce soir tu choisis : un client tout de suite pour ta pioche, ou un marchand qui verse une bière chaque fois qu’il vient. Ce que tu prends se pioche ce soir même.',
    },
    again: {
      text: 'Les voilà : ce que tu as gagné hier est parmi les premières cartes que tu pioches. C’est ainsi que ta taverne grandit : les bons clients écartent les habitués.',
    },
    alone: {
      text: 'Cette fois, prends et planifie sans aide. Garde l’œil sur le client qui paie le plus, et sur les 1 et les 6 pour la bière.',
    },
    upgrade: {
      text: 'Encore une chose. Les doublons améliorent aussi une partie de ta taverne, pour de bon, et chaque amélioration apporte un noble à 10 points. Trois ou quatre décident bien des parties. Les moins chères coûtent 7.',
    },
  },
  end: 'Voilà tout le jeu. Des clients tôt, des améliorations au milieu, des nobles vers la fin. Continue ces huit soirs : ton voisin joue lui aussi comme à sa première partie.',
};
