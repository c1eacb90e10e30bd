// The looks of the guests: clothes and signs of the trades that their cards are named after.
import type { GuestId } from '../../game/index.ts';
import type { LookWish } from './looks.ts';
import { held, standing } from './signs.ts';

const BROWN = '#6d3b2a';
const GREEN = '#5b6b3a';
const TEAL = '#2f5361';
const WINE = '#7b2f36';
const OCHRE = '#8a6a2e';
const SLATE = '#4a4a63';
const MOSS = '#3d5c48';
const RUST = '#8c4a26';
const UMBER = '#5e4a3a';
const PLUM = '#71486a';
const SOOT = '#33302f';
const LINEN = '#e6d3a8';
const SKY = '#4f7fae';

const BLOND = '#d9c07e';
const STRAW = '#b9924f';
const RED = '#8a3b1c';
const AUBURN = '#ac6511';
const DARK = '#2c1a12';
const BLACK = '#1d1512';
const GREY = '#afa9a2';
const WHITE = '#e6e1d6';

/** Woodcutter, carter, shepherd and the others who come for three beers. */
const THREE = {
  '3a': { beard: 'full', hat: 'cap', dress: 'shirt', cloth: GREEN, hair: AUBURN, sign: held('axe', 'iron') },
  '3b': { beard: 'handlebar', hat: 'felt', dress: 'vest', cloth: BROWN, hair: DARK, sign: standing('wheel', 'wood') },
  '3c': { beard: 'none', hat: 'straw', dress: 'cloak', cloth: UMBER, aged: true, sign: held('crook', 'wood') },
  '3d': { beard: 'short', hat: 'cap', dress: 'shirt', cloth: TEAL, hair: DARK, sign: held('paddles', 'wood') },
  '3e': { beard: 'full', hat: 'none', dress: 'apron', cloth: SOOT, hair: BLACK, sign: standing('coal', 'dark') },
  '3f': { woman: true, hat: 'scarf', dress: 'cloak', cloth: RUST, hair: RED, sign: standing('knapsack', 'leather') },
  '3g': {
    woman: true,
    hat: 'none',
    dress: 'dirndl',
    cloth: SKY,
    hair: BLOND,
    skin: '#f3d2b0',
    parts: ['hair/long16', 'features/freckles'],
    sign: standing('goose', 'white', { scale: 1.15 }),
  },
  '3h': { beard: 'none', hat: 'cap', dress: 'vest', cloth: SOOT, hair: BLACK, sign: held('broom', 'dark') },
} as const satisfies Partial<Record<GuestId, LookWish>>;

/** Baker, cobbler, potter, weaver and the others who come for four. */
const FOUR = {
  '4a': { beard: 'handlebar', hat: 'baker', dress: 'apron', cloth: SLATE, hair: RED, sign: held('pretzel', 'clay') },
  '4b': {
    beard: 'none',
    hat: 'none',
    dress: 'apron',
    cloth: MOSS,
    aged: true,
    parts: ['hair/short13', 'glasses/variant02'],
    sign: standing('boot', 'leather'),
  },
  '4c': {
    woman: true,
    hat: 'none',
    dress: 'apron',
    cloth: RUST,
    hair: DARK,
    parts: ['hair/long13'],
    sign: standing('amphora', 'clay'),
  },
  '4d': { woman: true, hat: 'bonnet', dress: 'dirndl', cloth: PLUM, hair: STRAW, sign: held('clothRoll', 'violet') },
  '4e': { beard: 'goatee', hat: 'bard', dress: 'motley', cloth: MOSS, hair: BLACK, sign: standing('rat', 'dark') },
  '4f': { beard: 'long', hat: 'hood', dress: 'cloak', cloth: UMBER, aged: true, sign: held('scallop', 'gold') },
  '4g': { beard: 'full', hat: 'none', dress: 'apron', cloth: BROWN, hair: AUBURN, sign: standing('barrel', 'wood') },
  '4h': { woman: true, hat: 'scarf', dress: 'cloak', cloth: GREEN, aged: true, sign: held('herbs', 'green') },
} as const satisfies Partial<Record<GuestId, LookWish>>;

/** Blacksmith, butcher, tailor, miller and the others who come for five. */
const FIVE = {
  '5a': {
    beard: 'full',
    hat: 'none',
    dress: 'apron',
    cloth: SOOT,
    hair: BLACK,
    skin: '#8d5629',
    parts: ['hair/short19'],
    sign: held('hammer', 'iron'),
  },
  '5b': { beard: 'handlebar', hat: 'none', dress: 'apron', cloth: WINE, hair: DARK, sign: held('cleaver', 'iron') },
  '5c': { beard: 'goatee', hat: 'beret', dress: 'vest', cloth: SLATE, hair: DARK, sign: held('scissors', 'iron') },
  '5d': { beard: 'short', hat: 'baker', dress: 'shirt', cloth: LINEN, hair: WHITE, sign: standing('flour', 'white') },
  '5e': { beard: 'handlebar', hat: 'tricorn', dress: 'coat', cloth: TEAL, aged: true, sign: held('key', 'gold') },
  '5f': {
    woman: true,
    hat: 'bonnet',
    dress: 'dirndl',
    cloth: TEAL,
    hair: RED,
    parts: ['features/blush'],
    sign: held('soap', 'blue'),
  },
  '5g': { woman: true, hat: 'veil', dress: 'robe', cloth: SLATE, skin: '#f0c49c', sign: held('coach', 'gold') },
  '5h': { beard: 'short', hat: 'hood', dress: 'cloak', cloth: SLATE, hair: DARK, sign: held('lantern', 'gold') },
  '5i': { beard: 'none', hat: 'tricorn', dress: 'coat', cloth: WINE, hair: STRAW, sign: held('scroll', 'white') },
} as const satisfies Partial<Record<GuestId, LookWish>>;

/** Horse dealer, furrier, moneylender and the others who come for six. */
const SIX = {
  '6a': { beard: 'handlebar', hat: 'felt', dress: 'coat', cloth: OCHRE, hair: AUBURN, sign: held('horse', 'leather') },
  '6b': {
    woman: true,
    hat: 'none',
    dress: 'cloak',
    cloth: RUST,
    hair: BLACK,
    skin: '#b9794b',
    parts: ['hair/long12', 'earrings/variant01'],
    sign: held('foxTail', 'clay'),
  },
  '6c': {
    beard: 'goatee',
    hat: 'beret',
    dress: 'coat',
    cloth: SOOT,
    hair: GREY,
    parts: ['glasses/variant03'],
    sign: held('scales', 'gold'),
  },
  '6d': { beard: 'full', hat: 'none', dress: 'shirt', cloth: BROWN, hair: RED, sign: standing('bell', 'gold') },
  '6e': { beard: 'short', hat: 'tricorn', dress: 'coat', cloth: MOSS, hair: DARK, sign: held('whip', 'leather') },
  '6f': { beard: 'handlebar', hat: 'felt', dress: 'coat', cloth: SLATE, hair: BLACK, sign: held('handcuffs', 'iron') },
  '6g': {
    woman: true,
    hat: 'none',
    dress: 'dirndl',
    cloth: MOSS,
    hair: AUBURN,
    parts: ['hair/long13', 'features/blush'],
    sign: standing('bathtub', 'iron'),
  },
  '6h': {
    woman: true,
    hat: 'none',
    dress: 'coat',
    cloth: TEAL,
    aged: true,
    parts: ['hair/long12', 'glasses/variant02'],
    sign: standing('mortar', 'white'),
  },
  '6i': {
    beard: 'none',
    hat: 'none',
    dress: 'vest',
    cloth: UMBER,
    aged: true,
    parts: ['hair/short03', 'glasses/variant04'],
    sign: standing('abacus', 'wood'),
  },
} as const satisfies Partial<Record<GuestId, LookWish>>;

/** Wine merchant, goldsmith, master carpenter and the others who come for seven. */
const SEVEN = {
  '7a': {
    beard: 'short',
    hat: 'beret',
    dress: 'coat',
    cloth: WINE,
    hair: GREY,
    sign: standing('grapes', 'violet'),
  },
  '7b': {
    woman: true,
    hat: 'none',
    dress: 'coat',
    cloth: OCHRE,
    hair: DARK,
    skin: '#d99a6c',
    parts: ['hair/long24', 'earrings/variant01'],
    sign: held('ring', 'gold'),
  },
  '7c': { beard: 'full', hat: 'felt', dress: 'vest', cloth: SOOT, hair: STRAW, sign: held('saw', 'iron') },
  '7d': {
    woman: true,
    hat: 'none',
    dress: 'coat',
    cloth: PLUM,
    aged: true,
    parts: ['hair/long02', 'glasses/variant02'],
    sign: standing('organ', 'gold', { scale: 1.15 }),
  },
  '7e': {
    beard: 'none',
    hat: 'none',
    dress: 'robe',
    cloth: SOOT,
    hair: WHITE,
    parts: ['hair/long14'],
    sign: held('gavel', 'wood'),
  },
  '7f': {
    beard: 'goatee',
    hat: 'tricorn',
    dress: 'coat',
    cloth: SOOT,
    hair: DARK,
    skin: '#6e4020',
    parts: ['glasses/variant02'],
    sign: held('caduceus', 'gold'),
  },
  '7g': {
    woman: true,
    hat: 'beret',
    dress: 'coat',
    cloth: TEAL,
    hair: AUBURN,
    parts: ['hair/long16'],
    sign: held('quill', 'white'),
  },
} as const satisfies Partial<Record<GuestId, LookWish>>;

/** Mayor, hop grower, banker and the others who come for eight. */
const EIGHT = {
  '8a': { beard: 'handlebar', hat: 'tricorn', dress: 'ermine', cloth: WINE, aged: true, sign: held('medal', 'gold') },
  '8b': {
    woman: true,
    hat: 'straw',
    dress: 'dirndl',
    cloth: GREEN,
    hair: STRAW,
    parts: ['hair/long14', 'features/freckles'],
    sign: held('hop', 'green', { scale: 1.1 }),
  },
  '8c': { beard: 'short', hat: 'none', dress: 'coat', cloth: MOSS, hair: GREY, sign: standing('chest', 'gold') },
  '8d': {
    woman: true,
    hat: 'none',
    dress: 'dirndl',
    cloth: PLUM,
    hair: RED,
    skin: '#f3d2b0',
    parts: ['hair/long24', 'earrings/variant01', 'features/birthmark'],
    sign: held('fan', 'violet'),
  },
  '8e': { woman: true, hat: 'veil', dress: 'robe', cloth: SOOT, aged: true, sign: standing('church', 'white') },
  '8f': { beard: 'full', hat: 'cap', dress: 'apron', cloth: RUST, hair: GREY, sign: held('brandy', 'clay') },
  '8g': {
    beard: 'goatee',
    hat: 'bard',
    dress: 'coat',
    cloth: SKY,
    hair: BLACK,
    skin: '#8d5629',
    sign: held('letter', 'white'),
  },
} as const satisfies Partial<Record<GuestId, LookWish>>;

export const GUEST_LOOKS: Readonly<Record<GuestId, LookWish>> = {
  ...THREE,
  ...FOUR,
  ...FIVE,
  ...SIX,
  ...SEVEN,
  ...EIGHT,
};
