// The page for when a fault in the game has stopped another page.
export const fault = {
  heading: 'A beam has cracked',
  text: 'A fault in the game has stopped this page. Nothing is lost: your games are kept up to the last move. Load the page again to go on.',
  again: 'Load again',
  report: 'For a bug report',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'The text is selected: copy it with the keys of your system.',
} as const;
