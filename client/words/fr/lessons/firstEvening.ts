// The first lesson in words: the first evening, and half of the second.
import type { LessonText } from '../../lessonText.ts';

const beerWinsGuests =
  'La bière attire des clients : chaque soir un de la rangée, qui se pose sur ta pioche et vient demain. Compare son prix (en haut à gauche), ce qu’il paie à chaque visite (en bas à droite) et la rosette rouge : autant de points à la fin.';

export const firstEvening: LessonText<'firstEvening'> = {
  title: 'Ta première soirée',
  about: 'Une soirée et demie dans ta propre taverne, pas à pas. Dix minutes.',
  steps: {
    welcome: {
      text: 'Bienvenue ! Cette taverne est à toi, et ce soir est le premier de huit. À la fin, le paquet qui vaut le plus de points gagne, et en face, ton voisin veut la même chose.',
    },
    guests: {
      text: 'Trois habitués se sont assis à tes tables. En bas à gauche, le dé que chacun veut ; en bas à droite, combien de doublons il paie pour lui.',
      otherwise:
        'Des habitués se sont assis à tes tables. En bas à gauche, le dé que chacun veut ; en bas à droite, combien de doublons il paie pour lui.',
    },
    keep: {
      text: 'Pour un premier soir, ils suffisent : garde ces clients. Ton client du comptoir attend un mauvais soir : rends-le, tous partent et tu pioches à nouveau.',
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
      text: 'Les sous-bocks ont tourné. Aucun de ces dés n’est inutile : le livreur (le chaudron) accepte les 1 et les 6, le moine les 5, le tonneau et la caisse tous. Le moine avance ton marqueur d’un pas au monastère, vers des cadeaux : cartes, doublons, nobles. Une carte de livreur est venue ce soir, chaque dé au chaudron donne donc 2 bières.',
      otherwise:
        'Les sous-bocks ont tourné. Aucun de ces dés n’est inutile : le livreur (le chaudron) accepte les 1 et les 6, le moine les 5, le tonneau et la caisse tous. Le moine avance ton marqueur d’un pas au monastère, vers des cadeaux : cartes, doublons, nobles.',
    },
    draftRest: {
      text: 'Prends le prochain comme tu veux, et pense à ce qui n’a pas encore de dé. Le dernier du sous-bock te revient tout seul.',
    },
    place: {
      text: 'Tous les dés sont pris. Saisis-en un : les cases où il peut aller s’éclairent. Pose-le sur l’une d’elles.',
    },
    plan: {
      text: 'Pose aussi les autres. Sers tous les clients que tu peux, donne les 1 et les 6 au livreur, et le reste au tonneau et à la caisse. Puis appuie sur « Plan terminé ».',
      better:
        'Avec ces dés, un client de plus aurait pu être servi. Les clients paient le mieux, regarde-les d’abord. Pendant ton tour, tu peux encore déplacer tes dés.',
    },
    serve: {
      text: 'À toi. Enlève les dés, tous d’un coup ou un par un : les clients et la caisse rapportent des doublons, le tonneau et le livreur de la bière, le moine un pas au monastère.',
    },
    hire: {
      text: 'Dépense les doublons : engage quelqu’un ; la pièce en haut à gauche est le prix. La nouvelle carte va sur ta pioche, vient demain, puis après chaque mélange. Un marchand apporte une bière sans dé, un plongeur fait compter un dé pour un de plus, une serveuse apporte un dé de plus.',
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
      text: 'Le deuxième soir. La lune apporte quelque chose à tous ; la deuxième fenêtre du monastère montre quoi, ce soir. À toi de choisir : un client tout de suite pour ta pioche, ou un marchand qui verse une bière chaque fois qu’il vient. Ce que tu prends se pioche ce soir même.',
    },
    again: {
      text: 'Tes nouvelles cartes sont là : ce que tu gagnes se pose sur ta pioche, comme le cadeau de la lune, et vient en premier. C’est ainsi que ta taverne grandit : les bons clients écartent les habitués.',
    },
    alone: {
      text: 'Ce soir, tu prends et poses tes dés sans aide. Garde l’œil sur le client qui paie le plus, et sur les 1 et les 6 pour la bière.',
    },
    upgrade: {
      text: 'Encore une chose. Les doublons améliorent pour de bon des parties de ta taverne : à partir de 7, ou pour moins si tu rends des cartes venues ce soir qui y sont dessinées. Chaque amélioration payée apporte un noble à 10 points.',
    },
    recruitLater: { text: beerWinsGuests },
  },
  end: 'Voilà un soir entier et le début du suivant. Sur les huit, les premiers sont faits pour les clients, ceux du milieu pour les améliorations, les derniers pour les nobles. Tout le reste est dans les règles, et chaque image de la table s’explique quand tu la survoles ou que tu y laisses le doigt. Joue ces huit soirs jusqu’au bout : le bot d’en face est le plus facile à battre.',
};
