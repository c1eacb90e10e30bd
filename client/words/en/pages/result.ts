// The result of a game, and its replay.
import { count, genitive, NAMELESS, number } from '../grammar.ts';

export const result = {
  heading: 'The last light goes out',
  won: (name: string) => `${name} wins`,
  youWon: 'You win!',
  shared: (names: string) => `${names} share the victory`,
  tieBroken: 'Level on points: what is in store decides.',
  podium: 'Podium',
  place: (n: number) => `Place ${number(n)}`,
  points: (n: number) => count(n, { one: '# point', other: '# points' }),
  bySource: 'Points by source',
  total: 'Total',
  stored: 'Left over (breaks ties)',
  player: 'Player',
  course: 'Points after each evening',
  evening: (n: number) => `Evening ${number(n)}`,
  decks: 'The decks at the end',
  deckOf: (name: string) => (name === NAMELESS ? 'Your deck' : `The deck of ${name}`),
  again: 'Play again',
  replay: 'Watch from the start',
  fairness: 'When you watch the game again, the honesty of every roll and every shuffle is checked.',
  fair: {
    checking: 'Every roll and shuffle is being checked …',
    holds: (rolls: number, shuffles: number) =>
      `All ${count(rolls, { one: '# roll', other: '# rolls' })} and ${count(shuffles, { one: '# shuffle', other: '# shuffles' })} are checked: they follow from what was fixed before the game.`,
    counted: 'A random number from your browser went into them.',
    late: 'The random number from your browser came too late to go into them.',
    broken: 'This game is not what was promised.',
    otherRules: 'This game was played by other rules than these, and cannot be checked here.',
    brokenPromise: 'The secret does not fit the hash that was published before the game.',
    otherPromise: 'The hash is not the one that this browser saw before the game.',
    otherSeals: 'The players’ seals are not the ones that this browser saw before the game.',
    missingOwnNumber: 'Your own number is missing, although the server had it.',
    unfinished: 'The recorded moves do not lead to the end.',
    otherEnd: 'The moves lead to a different end from the one recorded.',
    brokenSeal: (name: string) => `The number of ${name} does not fit its seal.`,
    illegalMove: (move: number) => `Move ${number(move)} could not have been made.`,
    otherEvents: (move: number) => `Move ${number(move)} had another outcome.`,
    otherRoll: (roll: number, move: number, recorded: number | null, promised: number) =>
      `Roll ${number(roll)}, in move ${number(move)}, shows ${recorded === null ? 'nothing' : number(recorded)} instead of ${number(promised)}.`,
    otherCard: (shuffle: number, move: number) =>
      `In move ${number(move)}, after shuffle ${number(shuffle)}, another card came up.`,
    unreadable: 'What was sent of this game cannot be checked.',
    save: 'Save this game to a file',
  },
  picture: {
    yours: 'Save a picture of your tavern',
    of: (name: string) => `Save a picture of ${genitive(name)} tavern`,
    saved: 'Saved to your downloads.',
    failed: 'The picture could not be painted.',
  },
  replayHeading: 'The game again',
  moment: 'Moment',
  /** `evening` is 0 before the first evening. */
  momentOf: (n: number, last: number, evening: number) =>
    `moment ${number(n)} of ${number(last)}${evening === 0 ? '' : `, evening ${number(evening)}`}`,
  toStart: 'To the beginning',
  toEnd: 'To the end',
  earlier: 'One step back',
  later: 'One step on',
  playOn: 'Let it run',
  pause: 'Pause',
  home: 'To the tavern door',
  table: 'Back to the table',
  /** From the replay of a game that is over. */
  backToResult: 'Back to the result',
} as const;
