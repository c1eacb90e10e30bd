// The looks of every person in the game: parts of heads, clothes and hats, by the person's name.
import { GUEST_IDS, REGULARS, type GuestId, type Regular } from '../../game/index.ts';
import { seeded, type SeededRandom } from './seededRandom.ts';

const STAFF = ['bard', 'barback', 'dishwasher', 'server', 'brewer'] as const;
export type Staff = (typeof STAFF)[number];

/** Number of faces for nobles, which the rules do not tell apart. */
export const NOBLE_FACES = [0, 1, 2, 3, 4, 5] as const;
export type NobleFace = (typeof NOBLE_FACES)[number];

const HOUSEHOLD = [
  'bartender0',
  'bartender1',
  'bartender2',
  'bartender3',
  'monk',
  'waitress',
  'dancer',
  'fireBreather',
  'juggler',
] as const;

/** The characters of bots, by their names. */
const CHARACTERS = [
  'Carla',
  'Falk',
  'Ida',
  'Jakob',
  'Dorian',
  'Edda',
  'Greta',
  'Hanno',
  'Alma',
  'Bruno',
  'Cosima',
  'Ferdinand',
] as const;
type CharacterFace = (typeof CHARACTERS)[number];

/** Null for names that no character has. */
export const characterCalled = (name: string): Person | null => CHARACTERS.find((one) => one === name) ?? null;

export type Person = CharacterFace | GuestId | Regular | Staff | `noble${NobleFace}` | (typeof HOUSEHOLD)[number];

export const PEOPLE: readonly Person[] = [
  ...REGULARS,
  ...STAFF,
  ...NOBLE_FACES.map((face) => `noble${face}` as const),
  ...HOUSEHOLD,
  ...CHARACTERS,
  ...GUEST_IDS,
];

const HAIR = {
  short: ['14', '13', '11', '10', '09', '08', '04', '03', '01', '17', '18', '19', '12'],
  long: ['19', '17', '16', '12', '05', '02', '01', '21', '22', '24', '25', '14', '11'],
} as const;

/** Hair flat enough to wear a hat on. */
const UNDER_HAT = {
  short: ['14', '04', '01', '10', '11', '19', '13'],
  long: ['02', '14', '05', '16', '21'],
} as const;

const EYES = [
  '26',
  '25',
  '22',
  '20',
  '19',
  '18',
  '17',
  '16',
  '13',
  '12',
  '10',
  '09',
  '05',
  '04',
  '03',
  '02',
  '01',
] as const;
const BROWS = ['10', '09', '08', '07', '06', '05', '04', '03', '02', '15', '13', '12', '11'] as const;
const MOUTHS = ['30', '29', '28', '27', '26', '25', '23', '22', '10', '09', '04', '02', '01', '20'] as const;
const RED_LIPS = ['05', '06', '07', '08'] as const;
const GLASSES = ['02', '03', '04', '05'] as const;
const FEATURES = ['mustache', 'blush', 'freckles', 'birthmark'] as const;

/** All parts that are used by some person; only these are shipped. */
export const PARTS = [
  'base/default',
  ...HAIR.short.map((number) => `hair/short${number}` as const),
  ...HAIR.long.map((number) => `hair/long${number}` as const),
  ...EYES.map((number) => `eyes/variant${number}` as const),
  ...BROWS.map((number) => `eyebrows/variant${number}` as const),
  ...[...MOUTHS, ...RED_LIPS].map((number) => `mouth/variant${number}` as const),
  ...GLASSES.map((number) => `glasses/variant${number}` as const),
  ...FEATURES.map((name) => `features/${name}` as const),
  'earrings/variant01',
] as const;
export type Part = (typeof PARTS)[number];

export type Beard = 'none' | 'full' | 'short' | 'goatee' | 'handlebar' | 'long';
export type Hat = 'none' | 'felt' | 'cap' | 'scarf' | 'crown' | 'bonnet' | 'bard' | 'beret';
export type Dress = 'shirt' | 'vest' | 'apron' | 'dirndl' | 'cloak' | 'coat' | 'robe' | 'ermine' | 'motley';

export interface Look {
  readonly parts: readonly Part[];
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly cloth2: string;
  readonly beard: Beard;
  readonly hat: Hat;
  readonly dress: Dress;
  readonly mirrored: boolean;
}

const SKIN = ['#f3d2b0', '#f0c49c', '#ecb284', '#e6ad80', '#d99a6c', '#b9794b', '#8d5629', '#6e4020'] as const;
const HAIR_COLOUR = [
  '#ac6511',
  '#8a3b1c',
  '#d9c07e',
  '#b9924f',
  '#796a45',
  '#6a4e35',
  '#562306',
  '#2c1a12',
  '#1d1512',
] as const;
const AGED = ['#afa9a2', '#dbd5ca', '#8d857c'] as const;
const CLOTH = [
  '#6d3b2a',
  '#5b6b3a',
  '#2f5361',
  '#7b2f36',
  '#8a6a2e',
  '#4a4a63',
  '#3d5c48',
  '#8c4a26',
  '#5e4a3a',
  '#71486a',
] as const;
const LINEN = ['#efe2c4', '#e6d3a8', '#d9c7a0', '#cfd3c4'] as const;

type Wish = Partial<Omit<Look, 'parts'>> & {
  readonly parts?: readonly Part[];
  readonly woman?: boolean;
  readonly aged?: boolean;
};

/** Parts that the person's trade asks for; the rest is picked by a random sequence seeded with the name. */
const WISHES: Partial<Record<Person, Wish>> = {
  regular1: {
    parts: ['eyes/variant19', 'mouth/variant30'],
    woman: false,
    beard: 'full',
    hat: 'felt',
    dress: 'vest',
    cloth: '#5b6b3a',
    aged: true,
  },
  regular2: {
    parts: ['eyes/variant20', 'mouth/variant26'],
    woman: false,
    beard: 'handlebar',
    hat: 'none',
    dress: 'coat',
    cloth: '#4a4a63',
    hair: '#8a3b1c',
  },
  bard: {
    parts: ['eyes/variant26', 'mouth/variant30'],
    woman: false,
    beard: 'goatee',
    hat: 'bard',
    dress: 'motley',
    cloth: '#7b2f36',
    cloth2: '#2f5361',
  },
  barback: {
    parts: ['eyes/variant26', 'mouth/variant23'],
    woman: false,
    beard: 'short',
    hat: 'cap',
    dress: 'apron',
    cloth: '#8c4a26',
  },
  dishwasher: {
    parts: ['eyes/variant26', 'mouth/variant05', 'hair/long14'],
    woman: true,
    hat: 'scarf',
    dress: 'apron',
    cloth: '#2f5361',
    beard: 'none',
  },
  server: {
    woman: true,
    hat: 'none',
    dress: 'dirndl',
    cloth: '#3d5c48',
    beard: 'none',
    parts: ['hair/long16', 'eyes/variant19', 'mouth/variant05'],
  },
  brewer: {
    woman: false,
    hat: 'none',
    beard: 'full',
    dress: 'apron',
    cloth: '#6d3b2a',
    hair: '#ac6511',
    parts: ['hair/short19', 'eyes/variant20', 'mouth/variant26'],
  },
  bartender0: {
    woman: false,
    beard: 'handlebar',
    hat: 'none',
    dress: 'vest',
    parts: ['hair/short10', 'eyes/variant26', 'mouth/variant30'],
    hair: '#2c1a12',
  },
  bartender1: {
    woman: true,
    beard: 'none',
    hat: 'none',
    dress: 'dirndl',
    parts: ['hair/long12', 'eyes/variant26', 'mouth/variant05'],
    hair: '#8a3b1c',
  },
  bartender2: {
    woman: false,
    beard: 'full',
    hat: 'none',
    dress: 'vest',
    parts: ['hair/short19', 'eyes/variant26', 'eyebrows/variant10', 'mouth/variant30'],
    aged: true,
  },
  bartender3: {
    woman: true,
    beard: 'none',
    hat: 'none',
    dress: 'dirndl',
    parts: ['hair/long24', 'eyes/variant19', 'mouth/variant05'],
    hair: '#1d1512',
    skin: '#8d5629',
  },
  monk: {
    woman: false,
    beard: 'none',
    hat: 'none',
    dress: 'robe',
    cloth: '#6b4a2b',
    parts: ['hair/short13', 'eyes/variant19', 'mouth/variant29'],
    hair: '#796a45',
  },
  waitress: {
    woman: true,
    beard: 'none',
    hat: 'none',
    dress: 'dirndl',
    cloth: '#8b2635',
    parts: ['hair/long16', 'eyes/variant26', 'mouth/variant05', 'eyebrows/variant10'],
    hair: '#b9924f',
  },
  dancer: {
    woman: true,
    beard: 'none',
    hat: 'none',
    dress: 'dirndl',
    cloth: '#8b2635',
    parts: ['hair/long22', 'eyes/variant22', 'mouth/variant05', 'eyebrows/variant10'],
    hair: '#2c1a12',
  },
  fireBreather: {
    woman: false,
    mirrored: false,
    beard: 'none',
    hat: 'none',
    dress: 'vest',
    cloth: '#8c4a26',
    parts: ['hair/short19', 'eyes/variant18', 'mouth/variant09', 'eyebrows/variant08'],
  },
  juggler: {
    parts: ['eyes/variant22', 'mouth/variant26'],
    woman: false,
    beard: 'none',
    hat: 'bard',
    dress: 'motley',
    cloth: '#8a6a2e',
    cloth2: '#7b2f36',
  },
  Carla: { woman: true, hat: 'bonnet', dress: 'dirndl', hair: '#b9924f', cloth: '#2f5361' },
  Falk: { woman: false, hat: 'cap', beard: 'short', dress: 'apron', hair: '#8a3b1c', cloth: '#6d3b2a' },
  Ida: {
    woman: true,
    hat: 'none',
    dress: 'dirndl',
    hair: '#2c1a12',
    cloth: '#7b2f36',
    parts: ['hair/long24', 'mouth/variant05'],
  },
  Jakob: {
    woman: false,
    hat: 'felt',
    beard: 'none',
    dress: 'vest',
    hair: '#d9c07e',
    cloth: '#8a6a2e',
    parts: ['glasses/variant02', 'mouth/variant30'],
  },
  Dorian: {
    woman: false,
    hat: 'none',
    beard: 'none',
    dress: 'robe',
    hair: '#562306',
    cloth: '#6b4a2b',
    parts: ['hair/short13', 'eyes/variant20'],
  },
  Edda: { woman: true, hat: 'scarf', dress: 'apron', aged: true, cloth: '#5b6b3a' },
  Greta: {
    woman: true,
    hat: 'none',
    dress: 'dirndl',
    hair: '#d9c07e',
    cloth: '#3d5c48',
    parts: ['hair/long16', 'mouth/variant06'],
  },
  Hanno: { woman: false, hat: 'beret', beard: 'goatee', dress: 'coat', hair: '#1d1512', cloth: '#4a4a63' },
  Alma: {
    woman: true,
    hat: 'none',
    dress: 'coat',
    hair: '#8a3b1c',
    cloth: '#71486a',
    parts: ['hair/long12', 'eyes/variant22', 'earrings/variant01', 'mouth/variant07'],
  },
  Bruno: {
    woman: false,
    hat: 'none',
    beard: 'full',
    dress: 'apron',
    hair: '#2c1a12',
    cloth: '#8c4a26',
    parts: ['hair/short10', 'eyes/variant26', 'mouth/variant26'],
  },
  Cosima: { woman: true, hat: 'bonnet', dress: 'cloak', hair: '#1d1512', skin: '#8d5629', cloth: '#2f5361' },
  Ferdinand: {
    woman: false,
    hat: 'felt',
    beard: 'handlebar',
    dress: 'coat',
    aged: true,
    cloth: '#7b2f36',
  },
};

const NOBLE_CLOTH = '#5a2a6e';

const slotOf = (part: Part): string => part.slice(0, part.indexOf('/'));

const GUEST_HATS_MEN: readonly Hat[] = ['felt', 'felt', 'cap', 'beret', 'none', 'none', 'none'];
const GUEST_HATS_WOMEN: readonly Hat[] = ['scarf', 'bonnet', 'none', 'none', 'none', 'none', 'felt'];
const BEARDS: readonly Beard[] = ['full', 'full', 'short', 'short', 'goatee', 'handlebar', 'handlebar', 'long', 'none'];
const MEN_WEAR: readonly Dress[] = ['shirt', 'vest', 'coat', 'cloak', 'vest', 'coat'];
const WOMEN_WEAR: readonly Dress[] = ['dirndl', 'dirndl', 'cloak', 'coat'];

function cast(person: Person): Look {
  const random: SeededRandom = seeded(`face ${person}`);
  const noble = person.startsWith('noble');
  const wish: Wish = noble ? { hat: 'crown', dress: 'ermine', cloth: NOBLE_CLOTH } : (WISHES[person] ?? {});
  const woman = wish.woman ?? random.share(0.45);
  const aged = wish.aged ?? random.share(0.2);
  const hat = wish.hat ?? random.pick(woman ? GUEST_HATS_WOMEN : GUEST_HATS_MEN);
  const beard = wish.beard ?? (woman ? 'none' : random.pick(BEARDS));
  const styles = hat === 'none' || hat === 'crown' ? HAIR : UNDER_HAT;
  const feature = random.share(0.22) && beard === 'none' ? random.pick(woman ? FEATURES.slice(1) : FEATURES) : null;
  const cut: Part = woman ? `hair/long${random.pick(styles.long)}` : `hair/short${random.pick(styles.short)}`;
  const drawn: Part[] = [
    'base/default',
    `eyes/variant${random.pick(EYES)}`,
    `eyebrows/variant${random.pick(BROWS)}`,
    `mouth/variant${woman && random.share(0.6) ? random.pick(RED_LIPS) : random.pick(MOUTHS)}`,
    ...(feature === null ? [] : [`features/${feature}` as const]),
    ...(random.share(0.1) && WISHES[person] === undefined ? [`glasses/variant${random.pick(GLASSES)}` as const] : []),
    cut,
    ...(woman && random.share(0.3) ? (['earrings/variant01'] as const) : []),
  ];
  const wished = wish.parts ?? [];
  const parts = drawn.map((part) => wished.find((one) => slotOf(one) === slotOf(part)) ?? part);
  return {
    parts,
    skin: wish.skin ?? random.pick(SKIN),
    hair: wish.hair ?? random.pick(aged ? AGED : HAIR_COLOUR),
    cloth: wish.cloth ?? random.pick(CLOTH),
    cloth2: wish.cloth2 ?? random.pick(LINEN),
    beard,
    hat,
    dress: wish.dress ?? random.pick(woman ? WOMEN_WEAR : MEN_WEAR),
    mirrored: wish.mirrored ?? random.share(0.5),
  };
}

export const LOOKS = Object.fromEntries(PEOPLE.map((person) => [person, cast(person)])) as Readonly<
  Record<Person, Look>
>;
