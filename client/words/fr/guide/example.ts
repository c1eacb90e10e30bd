// The worked example: four phases of an evening, planning and serving each with other dice. The numbers are tested
// against the rules.

export const example = {
  lead: 'Un soir chez Nora, vers la fin d’une partie. Son coffre est amélioré et contient 5 doublons, sa caisse est améliorée, tout le reste est comme au début.',
  arrive: {
    heading: 'La taverne se remplit',
    text: 'Nora a trois tables. Elle pioche un noble, une table (il y en a maintenant quatre), une serveuse, un livreur, un client, un autre client, un deuxième noble (qui rejoint le premier à la même table), une deuxième serveuse et un habitué. Quatre tables sont prises, elle s’arrête donc : neuf cartes sont dans sa taverne.',
  },
  server: {
    heading: 'La serveuse arrive',
    text: 'Deux serveuses sont venues : Nora lance deux dés de sa couleur. Si sa tuile « serveuse » était améliorée, il y en aurait trois, et trois est le maximum.',
  },
  plan: {
    heading: 'Planifier, avec d’autres dés',
    text: 'Supposons qu’elle ait 1, 1, 3, 3, 5 et 6. Les deux 1 et le 6 peuvent aller chez le livreur, le 5 chez le moine, un 3 sur un client qui veut un 3, et l’autre 3 sur le tonneau, qui accepte tout. Il ne reste aucun dé.',
  },
  serve: {
    heading: 'Le service',
    text: 'Un autre soir, un livreur et deux plongeurs sont venus. Un 4, aidé par un plongeur, sert un client qui veut un 5 ; un 1, aidé lui aussi, sert le noble, qui veut un 2 ; un dé est sur un second client, un 4 sur la caisse, et trois dés chez le livreur. Puis vient le tour de Nora :',
    columns: { step: 'Ce qu’elle fait', thalers: 'Doublons', beer: 'Bières' },
    steps: {
      begin: 'Les 5 doublons du coffre ouvrent sa cagnotte',
      guests: 'Elle sert les deux clients, pour 5 et 6 doublons',
      cashbox: 'Elle vide la caisse, pour 3',
      brewer: 'Elle améliore le livreur pour 18. Un noble va sur sa pioche',
      noble: 'Elle sert le noble, pour 2',
      barback: 'Elle engage un marchand de bière pour 2',
      beer: 'Elle enlève trois dés du livreur : 2 bières chacun désormais, et 1 de plus chacun grâce à la carte',
      guest: 'Elle gagne un client pour 7 bières, qui apporte aussitôt 3 doublons',
      dishwasher:
        'Elle améliore la plonge en rendant ses deux cartes de plongeur : 3 au lieu de 9. Un autre noble va sur sa pioche',
    },
    end: 'Il reste un doublon et deux bières. Le coffre et l’entrepôt les gardent. Sur sa pioche, de haut en bas : un noble, le client, le marchand de bière, un noble. Tous les quatre viennent demain.',
  },
};
