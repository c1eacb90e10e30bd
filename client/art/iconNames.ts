// The icons this game shows: our name for each, and its name at game-icons.net.

/** Icons for text and buttons in the DOM; they load with the first screen. */
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
  expand: 'expand',
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
  feet: 'footsteps',
  wheat: 'wheat',
  upgrade: 'upgrade',
} as const;

export type ButtonIcon = keyof typeof BUTTON_ICONS;
export type ThingIcon = keyof typeof THING_ICONS;
export type Icon = ButtonIcon | ThingIcon;
