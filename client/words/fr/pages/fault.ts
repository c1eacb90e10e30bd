// The page for when a fault in the game has stopped another page.
export const fault = {
  heading: 'Une poutre a cédé',
  text: 'Une erreur dans le jeu a arrêté cette page. Rien n’est perdu : tes parties sont gardées jusqu’au dernier coup. Recharge la page pour continuer.',
  again: 'Recharger',
  report: 'Pour signaler l’erreur',
  copy: 'Copier',
  copied: 'Copié.',
  copyByHand: 'Le texte est sélectionné : copie-le avec les touches de ton système.',
} as const;
