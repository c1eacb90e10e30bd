// The parts that heads are made of, by their names in the set Adventurer (CREDITS.md), and the expressions of each mood.

/** Hair that shows the whole face. */
export const HAIR = {
  short: ['14', '13', '11', '10', '09', '08', '04', '03', '01', '17', '18', '19', '12'],
  long: ['19', '17', '16', '12', '05', '02', '01', '21', '22', '24', '14', '11', '13'],
} as const;

/** Hair flat enough to wear a hat on. */
export const UNDER_HAT = {
  short: ['14', '04', '01', '10', '11', '19', '13'],
  long: ['02', '14', '05', '16', '21'],
} as const;

const EYES = ['01', '02', '03', '05', '12', '13', '15', '16', '17', '18', '19', '20', '22', '24', '25', '26'] as const;
const BROWS = ['02', '05', '06', '07', '08', '10', '11', '12', '13', '15'] as const;
const MOUTHS = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '14',
  '20',
  '22',
  '23',
  '25',
  '26',
  '28',
  '29',
  '30',
] as const;
const GLASSES = ['02', '03', '04'] as const;
const FEATURES = ['blush', 'freckles', 'birthmark'] as const;

/** All parts that people are cast from; only these are shipped. Hair is picked at random, so some of it nobody wears. */
export const PARTS = [
  'base/default',
  ...HAIR.short.map((number) => `hair/short${number}` as const),
  ...HAIR.long.map((number) => `hair/long${number}` as const),
  ...EYES.map((number) => `eyes/variant${number}` as const),
  ...BROWS.map((number) => `eyebrows/variant${number}` as const),
  ...MOUTHS.map((number) => `mouth/variant${number}` as const),
  ...GLASSES.map((number) => `glasses/variant${number}` as const),
  ...FEATURES.map((name) => `features/${name}` as const),
  'earrings/variant01',
] as const;
export type FacePart = (typeof PARTS)[number];

/** A guest is impatient while waiting to be served, merry when served, and angry or sad when turned away. */
export const MOODS = ['waiting', 'served', 'leaving'] as const;
export type Mood = (typeof MOODS)[number];

export interface Expression {
  readonly eyes: readonly FacePart[];
  readonly brows: readonly FacePart[];
  readonly mouth: readonly FacePart[];
}

const expression = (
  eyes: readonly (typeof EYES)[number][],
  brows: readonly (typeof BROWS)[number][],
  mouth: readonly (typeof MOUTHS)[number][],
): Expression => ({
  eyes: eyes.map((number) => `eyes/variant${number}` as const),
  brows: brows.map((number) => `eyebrows/variant${number}` as const),
  mouth: mouth.map((number) => `mouth/variant${number}` as const),
});

/** The eyes, eyebrows and mouths of each mood. A face takes one of each list; one that is listed twice comes up more often. */
export const EXPRESSIONS: Readonly<Record<Mood, Record<'man' | 'woman', Expression>>> = {
  waiting: {
    man: expression(
      ['26', '25', '24', '02', '03', '01', '17', '18', '12'],
      ['10', '13', '08', '12', '11', '15', '05'],
      ['02', '04', '09', '29', '02', '20'],
    ),
    woman: expression(
      ['26', '25', '24', '02', '03', '12'],
      ['10', '12', '06', '11', '08'],
      ['02', '29', '06', '08', '06'],
    ),
  },
  served: {
    man: expression(['19', '19', '20', '22', '26'], ['10', '13', '12'], ['26', '25', '28', '01', '23', '30']),
    woman: expression(['19', '19', '20', '22', '26'], ['10', '12', '06'], ['05', '05', '26', '28', '22']),
  },
  leaving: {
    man: expression(['05', '13', '16', '15'], ['02', '07'], ['14', '10', '03', '09']),
    woman: expression(['05', '13', '16', '15'], ['02', '07'], ['14', '10', '07', '09']),
  },
};
