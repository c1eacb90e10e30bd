// The worked example: four phases of an evening, planning and serving each with other dice. The numbers are tested
// against the rules.

export const example = {
  lead: 'Ein Abend bei Nora, spät in einer Partie. Ihr Tresor ist ausgebaut und enthält 5 Dublonen, ihre Kasse ist ausgebaut, alles andere ist noch wie am Anfang.',
  arrive: {
    heading: 'Die Gäste kommen',
    text: 'Nora hat drei Tische. Sie zieht einen Adligen, einen Tisch (nun sind es vier), eine Kellnerin, einen Bierlieferanten, einen Gast, noch einen Gast, einen zweiten Adligen (er setzt sich zum ersten an denselben Tisch), eine zweite Kellnerin und einen Stammgast. Vier Tische sind besetzt, also hört sie auf: Neun Karten liegen in ihrer Taverne.',
  },
  server: {
    heading: 'Die Kellnerin kommt',
    text: 'Zwei Kellnerinnen sind da: Nora wirft zwei Würfel ihrer Farbe. Wäre auch die Kellnerin der Taverne ausgebaut, wären es drei, und mehr als drei gibt es nicht.',
  },
  plan: {
    heading: 'Planen, mit anderen Würfeln',
    text: 'Angenommen, sie hat 1, 1, 3, 3, 5 und 6. Beide 1er und die 6 passen zum Bierlieferanten, die 5 zum Mönch, eine 3 zu einem Gast, der eine 3 möchte, und die andere 3 aufs Fass, das alles nimmt. Kein Würfel bleibt übrig.',
  },
  serve: {
    heading: 'Die Gäste werden bedient',
    text: 'An einem anderen Abend kamen ein Bierlieferant und zwei Tellerwäscher. Eine 4 bedient mit Hilfe eines Tellerwäschers einen Gast, der eine 5 möchte; eine 1 mit Hilfe den Adligen, der eine 2 möchte; ein Würfel liegt auf einem zweiten Gast, eine 4 auf der Kasse und drei Würfel beim Bierlieferanten. Dann ist Nora am Zug:',
    columns: { step: 'Was sie tut', thalers: 'Dublonen', beer: 'Bier' },
    steps: {
      begin: 'Sie beginnt mit den 5 Dublonen aus dem Tresor',
      guests: 'Sie bedient beide Gäste, für 5 und 6 Dublonen',
      cashbox: 'Sie leert die Kasse, für 3',
      brewer: 'Sie baut den Bierlieferanten für 18 aus. Ein Adliger kommt auf ihren Stapel',
      noble: 'Sie bedient den Adligen, für 2',
      barback: 'Sie stellt für 2 einen Bierhändler ein',
      beer: 'Sie nimmt drei Würfel vom Bierlieferanten: jetzt je 2 Bier, und je 1 mehr für die Karte',
      guest: 'Sie gewinnt für 7 Bier einen Gast, der sofort 3 Dublonen bringt',
      dishwasher:
        'Sie baut den Tellerwäscher aus und gibt beide Karten dafür zurück: 3 statt 9. Noch ein Adliger kommt auf ihren Stapel',
    },
    end: 'Eine Dublone und zwei Bier bleiben übrig. Tresor und Lager bewahren sie auf. Auf ihrem Stapel liegen von oben: ein Adliger, der Gast, der Bierhändler, ein Adliger. Alle vier kommen morgen.',
  },
};
