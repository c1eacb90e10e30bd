// English, for playing with others: the lobby, the room before a game, chat, and what only a table with others has.
import type { Phrase, RefusalCode } from '../../server/wire.ts';
import { grammarOf } from './grammar.ts';

const { number, count, and } = grammarOf('en-GB');

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const span = (seconds: number): string => {
  // 90 seconds are neither one minute nor two.
  const isRound = (unit: number) => seconds % unit === 0 || seconds >= 2 * unit;
  if (seconds >= DAY && isRound(DAY)) return count(Math.round(seconds / DAY), { one: '# day', other: '# days' });
  if (seconds >= HOUR && isRound(HOUR)) return count(Math.round(seconds / HOUR), { one: '# hour', other: '# hours' });
  if (seconds >= MINUTE && isRound(MINUTE))
    return count(Math.round(seconds / MINUTE), { one: '# minute', other: '# minutes' });
  return count(seconds, { one: '# second', other: '# seconds' });
};

const two = (value: number): string => String(value).padStart(2, '0');

const clock = (seconds: number): string =>
  seconds >= DAY
    ? span(seconds)
    : seconds >= HOUR
      ? `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`
      : `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;

const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Good evening!',
  goodLuck: 'Good luck!',
  wellPlayed: 'Well played!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  oneMoment: 'One moment, please.',
  yourTurn: 'It’s your turn.',
  cheers: 'Cheers!',
  goodbye: 'Good night!',
};

const refusals: Readonly<Record<RefusalCode | 'unreachable', string>> = {
  malformed: 'This could not be understood.',
  outdated: 'This page is older than the house: reload it.',
  tooLarge: 'This is too long.',
  tooFast: 'Not so fast: try again in a moment.',
  notFound: 'There is no such match, or it needs an invitation.',
  notAllowed: 'This is not allowed now.',
  wrongKey: 'This seat belongs to somebody else.',
  nameTaken: 'Somebody at this table has that name already.',
  nameInvalid: 'Please choose another name: 1 to 20 visible letters.',
  unreadable: 'Nobody could read this: it is empty, or covered with marks.',
  seatTaken: 'Somebody has just taken this seat.',
  full: 'All seats are taken.',
  notWaiting: 'This match has begun already.',
  notPlaying: 'This match is not being played.',
  notReady: 'Not everybody is ready.',
  tooManyMatches: 'All tables in the valley are taken. Try again later.',
  tooManyOwn: 'You have as many tables open as one may have. Finish one first, or leave one that has not begun.',
  tooManySpectators: 'As many people are watching this match as can. Try again later.',
  setupInvalid: 'A match like this cannot be played.',
  notYourTurn: 'It is not your turn.',
  unknownMove: 'There is no such move.',
  illegal: 'This is against the rules.',
  stale: 'The table has changed in the meantime.',
  over: 'The game is over.',
  setAside: 'This game was begun with other rules than are played now. It is kept, but cannot be opened.',
  calledOff: 'This was called off.',
  restarting: 'The house is being swept. Try again in a moment.',
  unsaved: 'The house cannot write anything down at the moment, so nothing was changed. Try again in a moment.',
  failed: 'Something went wrong in the kitchen. Try again.',
  unreachable: 'The house cannot be reached. Try again in a moment.',
};

export const onlineEnglish = {
  heading: 'With others',
  phrases,
  refusals,
  busy: 'one moment',
  span,
  /** Time that is left, on a clock. */
  clock,
  /** Beside the clock of a turn: what one has besides, in the whole game. */
  reserve: (seconds: number): string => `+ ${clock(seconds)}`,
  inReserve: (seconds: number): string => `reserve ${clock(seconds)}`,
  nameFirst: 'Say your name first: the others have to see one.',
  tableOf: (name: string) => `${name}’s table`,
  nobodysTable: 'A table nobody sits at',
  resume: 'With others',
  resumeOne: 'Go on',
  resumeNamed: (what: string) => `Go on: ${what}`,
  mine: {
    setAside: 'Set aside',
    again: 'The same people play again',
    againAt: (title: string) => `${title}: the same people play again, and your seat waits.`,
    sitDown: 'Sit down',
    sitDownTo: (title: string) => `Sit down: ${title}`,
    notNow: 'Not now',
    forget: 'Forget it',
    keep: 'Keep it',
    forgetNamed: (title: string) => `Forget: ${title}`,
    forgetOne: (title: string) => `Forget ${title}?`,
    forgetText:
      'Your seat stays yours, but this browser no longer knows the way to it. With this link you come back, also from elsewhere:',
  },
  status: { waiting: 'Waiting for players', playing: 'Being played', over: 'Played to the end' },

  quick: {
    heading: 'Quick match',
    text: 'Sit down with whoever wants the same.',
    players: 'How many play?',
    any: 'Any number',
    playersAre: (n: number) => count(n, { one: '# player', other: '# players' }),
    clock: (turn: number, reserve: number) =>
      `A clock runs: ${span(turn)} for each decision, and ${span(reserve)} in reserve for the whole game. Whoever is out of time and away can be replaced by a bot.`,
    go: 'Find me a match',
  },

  find: {
    heading: 'Find a match',
    list: 'Open tables',
    show: 'Show',
    open: 'To join',
    playing: 'To watch',
    over: 'Played',
    anyModules: 'Any modules',
    modules: 'Modules',
    players: 'Players',
    search: 'Names or titles',
    none: 'No tables like this at the moment.',
    noneText: 'Open one yourself, or ask for a quick match.',
    join: 'Join',
    watch: 'Watch',
    back: 'Go on',
    result: 'Result',
    won: (names: readonly string[], points: number) =>
      `${and(names)} won with ${count(points, { one: '# point', other: '# points' })}`,
    anySeats: '2 to 4 seats',
    newest: 'these are the newest',
    oldest: 'there are none older',
    joinOf: (title: string) => `Join: ${title}`,
    watchOf: (title: string) => `Watch: ${title}`,
    backOf: (title: string) => `Go on: ${title}`,
    resultOf: (title: string) => `Result: ${title}`,
    seats: (names: readonly string[], free: number) =>
      [
        names.length === 0 ? '' : and(names),
        free === 0 ? '' : count(free, { one: '# free seat', other: '# free seats' }),
      ]
        .filter((part) => part !== '')
        .join(' · '),
    found: (n: number) => count(n, { one: '# table on this page', other: '# tables on this page' }),
    newer: 'Newer',
    older: 'Older',
    byLink: 'With an invitation',
    link: 'Link or code',
    goThere: 'Go there',
    notALink: 'that is neither a link nor a code of a match',
    openOwn: 'Open a table of your own',
  },

  create: {
    heading: 'Open a table',
    title: 'Name of the table, if you like',
    players: 'Seats',
    who: 'Who may come?',
    whos: { public: 'Everybody', private: 'Only by invitation' },
    bots: 'Seats for bots',
    botsAre: (n: number) => (n === 0 ? 'No bots' : count(n, { one: '# bot', other: '# bots' })),
    turn: 'Time for a turn',
    noLimit: 'No limit',
    spectators: 'Those who watch may chat, too',
    go: 'Open the table',
  },

  room: {
    waiting: 'Waiting for players',
    looking: 'Looking for others …',
    lookingText: (taken: number, seats: number) =>
      `${number(taken)} of ${count(seats, { one: '# seat is taken', other: '# seats are taken' })}. The game begins as soon as all are.`,
    lookingFor: (clock: string) => `You have been waiting for ${clock}.`,
    offers: 'Nobody has come yet. Would you like to play with bots?',
    fill: 'Let bots take the free seats',
    stop: 'Stop looking',
    seats: 'Seats',
    free: 'Free',
    you: 'you',
    host: 'host',
    bot: (level: string) => `bot, plays ${level}`,
    ready: 'ready',
    notReady: 'not ready yet',
    away: 'away',
    plays: (n: number) => `Who takes seat ${number(n)}`,
    person: 'Somebody who comes',
    botOf: (level: string) => `A bot that plays ${level}`,
    iAmReady: 'I am ready',
    start: 'Begin',
    waitsForPeople: 'At least two have to sit here: pass the link on, or give a seat to a bot.',
    waitsFor: (names: readonly string[]) => `Waiting for ${and(names)} to be ready.`,
    beginOrWait: 'You can begin, or wait for more to come.',
    mayBegin: 'All are here. You can begin.',
    waitsForYou: 'Say that you are ready.',
    waitsForHost: (host: string) => (host === '' ? 'Waiting for the others.' : `Waiting for ${host} to begin.`),
    tooFew: 'two have to be there at least',
    notAllReady: 'not everybody is ready',
    invite: 'Invitation',
    inviteText: 'Whoever has this link can take a seat.',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied.',
    copyByHand: 'The link is selected: copy it with the keys of your system.',
    leave: 'Leave the table',
    toTheList: 'Back to the tables',
    sendAway: (name: string) => `Ask ${name} to leave`,
    sentAway: 'Your seat here is open again.',
    noSuchSeat: 'This personal link opens no seat any more. You are here as a guest.',
    limit: (seconds: number) => `${span(seconds)} for a turn`,
    reserve: (seconds: number) => `${span(seconds)} in reserve`,
    noLimit: 'No turn limit',
    byInvitation: 'By invitation only',
    join: 'Take a seat',
    joinSeat: 'Come in and take a seat.',
    full: 'All seats are taken. You can stay and watch.',
    entering: 'Going in …',
    unreachable: 'The house cannot be reached. We keep trying …',
    again: 'Try again now',
    goneHeading: 'No such table',
    gone: 'The table is not there any more, or it opens only to those who have its whole invitation link.',
    joined: (name: string) => `${name} has come.`,
    left: (name: string) => `${name} has left.`,
  },

  chat: {
    heading: 'Chat',
    tab: (news: number) => (news === 0 ? 'Chat' : `Chat (${number(news)})`),
    say: 'Say something',
    send: 'Send',
    phrases: 'Ready phrases',
    none: 'Nobody has said anything yet.',
    line: (name: string, said: string) => `${name}: ${said}`,
    guest: 'watching',
    cutOff: 'no connection',
    unsaid: (said: string) => `Not sent, or its answer was lost: “${said}” Sent again, it is said only once.`,
    again: 'Send it again',
    forget: 'Never mind',
    closed: 'Only those who play may chat at this table.',
    nameless: 'Those who watch may chat, too.',
    ownName: 'Your name in the chat',
    introduce: 'Join the chat',
  },

  table: {
    watching: 'You are watching.',
    watchers: (n: number) => count(n, { one: '# person is watching', other: '# people are watching' }),
    lost: 'No connection. We keep trying …',
    back: 'The connection is back.',
    waits: (move: string) => `One move waits and is made when the connection is back: ${move}.`,
    unsure: (move: string) => `One move has no answer yet, and may have been made or not: ${move}.`,
    callOff: 'Call it off',
    callingOff: 'You have called it off. Whether it was made before that, we can say when the connection is back.',
    waitedMade: 'The move that waited has been made.',
    tooLate: 'It was too late to call the move off: it had been made.',
    restarting: 'The house is being swept, and opens again in a moment …',
    hurry: 'Your time is nearly up.',
    away: (name: string) => `${name} is away.`,
    slow: (name: string) => `${name} is out of time.`,
    standIn: (name: string) => `A bot plays for ${name}.`,
    ownSlow: 'You are out of time: the others may let a bot play on for you.',
    ownStandIn: 'A bot plays in your seat.',
    takeBack: 'Take my seat back',
    letBot: 'Let a bot play on',
    letBotFor: (name: string) => `Let a bot play on for ${name}`,
    asked: (votes: number) => count(votes, { one: '# wants a bot.', other: '# want a bot.' }),
    askedAlready: (name: string) => `You want a bot for ${name}. It comes when most of you do.`,
    again: 'Again with the same people',
    follow: 'Go along to the next game',
    watchNext: 'Watch the next game',
    next: 'The others go on to another game.',
    personal: 'Play on with another device',
    personalText: 'This link opens your seat. Keep it to yourself.',
    personalLink: 'Your personal link',
    noReplay: 'This match cannot be shown again: it is not over, or it is not kept any more.',
    giveUp: 'Give my seat to a bot',
    giveUpText: 'A bot plays on for you, until you take your seat back.',
  },
} as const;
