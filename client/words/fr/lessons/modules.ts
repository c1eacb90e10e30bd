// The short lessons of modules 2 to 5 in words.
import type { LessonText } from '../../lessonText.ts';

export const entertainers: LessonText<'entertainers'> = {
  title: 'Saltimbanques et schnaps',
  about: 'Module 2, à partir du deuxième soir : la danseuse arrive.',
  steps: {
    schnapps: {
      text: 'L’hiver est là. En chemin, la lune apporte du schnaps, comme à l’instant. Un verre vaut un point à la fin, ou une faveur avant. À la fermeture, on en garde quatre au plus.',
    },
    dancer: {
      text: 'La danseuse demande une place, et son côté est choisi pour toute la partie. L’un change un schnaps en 2 doublons, l’autre deux schnaps en 3 bières. Avec un verre en main, des doublons sont possibles dès ce soir.',
    },
    others: {
      text: 'Au troisième soir vient le cracheur de feu, qui améliore une tuile pour 5 schnaps ou chasse un client pour 2, et au cinquième le jongleur, qui tourne un dé ou garde une carte.',
    },
    dance: {
      text: 'À toi. S’il te manque juste un peu de doublons ou de bière pour quelque chose de bon, fais danser la danseuse. Sinon, garde le verre : demain est un autre soir.',
    },
  },
  end: 'Dès le module 3, des clients et ta réputation apportent aussi du schnaps. Continue, ou reviens pour les bardes.',
};

export const reputation: LessonText<'reputation'> = {
  title: 'Bardes et réputation',
  about: 'Module 3, au deuxième soir : comment grandit une bonne réputation.',
  steps: {
    track: {
      text: 'Sous ta taverne court le chemin de ta réputation. L’endroit où est le marqueur à la fin dit ses points. En chemin l’attendent du schnaps et, à la couronne, un noble ; puis il recommence.',
    },
    balance: {
      text: 'La première chose de chacun de tes tours : compte les doublons et les bières que rapporteront tes dés, bières des marchands comprises. Le plus petit des deux est le nombre de cases. Pose donc tes dés pour les deux.',
      better:
        'Ces dés ne rapportent que des doublons ou que de la bière, et le marqueur reste en place. Un dé chez le livreur ou sur le tonneau, à côté d’un dé sur un client, aurait fait avancer.',
    },
    settle: { text: 'Compte ta réputation. Si tu déplaces des dés plus tard, le marqueur suit, même en arrière.' },
    bard: {
      text: 'Un barde coûte un seul doublon, et chacun qui vient avance ton marqueur d’une case, quand tu veux. Engages-en un presque chaque soir, et la couronne approche vite.',
    },
    crown: {
      text: 'La couronne apporte un noble, mais rien à qui s’y tient : ne laisse pas la partie finir dessus.',
    },
  },
  end: 'Doublons et bière en équilibre, un barde de temps en temps : voilà une bonne réputation. Continue comme tu veux.',
};

export const startCards: LessonText<'startCards'> = {
  title: 'Cartes de démarrage',
  about: 'Module 4 : chaque taverne commence autrement. Deux minutes.',
  steps: {
    cards: {
      text: 'Trois cartes de démarrage sont révélées. La tienne remplace la serveuse, la table et le livreur que tous avaient jusqu’ici dans leur paquet. Regarde chacune : ce qu’elle donne y est écrit.',
    },
    choose: {
      text: 'Une tuile améliorée sert tous les soirs, une carte seulement quand elle est piochée ; moins d’habitués, c’est de meilleures cartes plus tôt. Choisis celle sur laquelle tu veux bâtir. Tous les choix sont montrés ensemble.',
    },
    instead: {
      text: 'Ce que donnait la carte est mélangé à ton paquet ou déjà amélioré dans ta taverne. Ces améliorations-là n’apportent pas de noble.',
    },
  },
  end: 'Le reste, tu le connais. Continue, ou choisis à nouveau.',
};

export const guestBook: LessonText<'guestBook'> = {
  title: 'Le livre d’or',
  about: 'Module 5, au troisième soir : assez de bière pour un client célèbre.',
  steps: {
    book: {
      text: 'Ton livre d’or a quatre colonnes, selon le prix des clients. Les signatures les remplissent de haut en bas, et certaines cases apportent aussitôt un cadeau.',
    },
    signatures: {
      text: 'Les cachets de cire sur les clients de la rangée sont leurs signatures. Un client gagné avec de la bière signe dans la colonne de son prix.',
    },
    recruit: {
      text: 'Compte ta réputation, enlève tes dés et gagne un client dont la case apporte quelque chose d’utile.',
      better:
        'Aucun client n’a signé ce soir. Avec la bière de ces dés, c’était possible : enlève tous les dés avant de choisir.',
    },
    row: {
      text: 'Une ligne pleine apporte en plus un noble. Varie donc tes clients : un dans chaque colonne vaut mieux que quatre dans la même.',
    },
  },
  end: 'Tu connais maintenant les cinq modules. Continue : des nobles t’attendent à la couronne et pour une ligne pleine.',
};
