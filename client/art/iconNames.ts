// The icons this game shows: our name for each, and its name at game-icons.net.

/** Icons for text and buttons in the DOM, which load with the first screen. Some are drawn on the canvas, too. */
export const BUTTON_ICONS = {
  stein: 'beer-stein',
  thaler: 'crown-coin',
  schnapps: 'glass-shot',
  noble: 'crown',
  monastery: 'monk-face',
  reputation: 'lyre',
  card: 'card-draw',
  die: 'rolling-dices',
  moon: 'moon',
  hop: 'hops',
  key: 'skeleton-key',
  barrel: 'barrel',
  signature: 'quill-ink',
  person: 'person',
  robot: 'vintage-robot',
  undo: 'anticlockwise-rotation',
  redo: 'clockwise-rotation',
  menu: 'hamburger-menu',
  settings: 'settings-knobs',
  soundOn: 'sound-on',
  soundOff: 'sound-off',
  help: 'help',
  done: 'check-mark',
  cancel: 'cancel',
  play: 'play-button',
  pause: 'pause-button',
  faster: 'fast-forward-button',
  instant: 'next-button',
  look: 'magnifying-glass',
  log: 'scroll-unfurled',
  chat: 'chat-bubble',
  rules: 'rule-book',
  leave: 'exit-door',
  back: 'return-arrow',
  next: 'plain-arrow',
  trophy: 'trophy',
  hourglass: 'hourglass',
  coach: 'candle-light',
} as const;

/** Icons drawn on the canvas only. */
export const THING_ICONS = {
  dog: 'sitting-dog',
  ballet: 'ballerina-shoes',
  fire: 'fire-breath',
  juggler: 'juggler',
  book: 'open-book',
  wheat: 'wheat',
  upgrade: 'upgrade',
} as const;

/**
 * Things by which guests and regulars are known: tools of their trade, or what they like best. The chalice is none of
 * them: people in ermine drink from it.
 */
export const SIGN_ICONS = {
  axe: 'wood-axe',
  wheel: 'cartwheel',
  crook: 'shepherds-crook',
  paddles: 'paddles',
  coal: 'coal-pile',
  knapsack: 'knapsack',
  goose: 'goose',
  broom: 'broom',
  pretzel: 'pretzel',
  boot: 'leather-boot',
  amphora: 'amphora',
  clothRoll: 'rolled-cloth',
  rat: 'rat',
  scallop: 'scallop',
  herbs: 'herbs-bundle',
  hammer: 'flat-hammer',
  cleaver: 'meat-cleaver',
  scissors: 'scissors',
  flour: 'flour',
  soap: 'soap',
  lantern: 'lantern',
  bell: 'ringing-bell',
  scroll: 'tied-scroll',
  horse: 'horse-head',
  foxTail: 'fox-tail',
  scales: 'scales',
  whip: 'whip',
  handcuffs: 'handcuffs',
  bathtub: 'bathtub',
  mortar: 'pestle-mortar',
  abacus: 'abacus',
  grapes: 'grapes',
  ring: 'diamond-ring',
  saw: 'hand-saw',
  organ: 'pipe-organ',
  gavel: 'gavel',
  caduceus: 'caduceus',
  quill: 'quill',
  medal: 'ribbon-medal',
  chest: 'locked-chest',
  fan: 'handheld-fan',
  church: 'church',
  brandy: 'brandy-bottle',
  letter: 'envelope',
  chalice: 'jeweled-chalice',
  pipe: 'smoking-pipe',
  wool: 'wool',
  sausage: 'sausage',
  playingCard: 'card-ace-hearts',
  violin: 'violin',
  fish: 'double-fish',
  cat: 'cat',
} as const;

/** The outlines of `SIGN_ICONS` are in a square of this many units, those of all other icons in one of 512. */
export const SIGN_SQUARE = 176;

export type ButtonIcon = keyof typeof BUTTON_ICONS;
export type ThingIcon = keyof typeof THING_ICONS;
export type SignIcon = keyof typeof SIGN_ICONS;
export type AnyIcon = ButtonIcon | ThingIcon | SignIcon;
