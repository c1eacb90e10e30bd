// Casts every person in the game: the parts of the head, the clothes and the colours that the person's look does not name
// are picked at random, seeded with the person's name.
import { GUEST_IDS, REGULARS, type GuestId, type Regular } from '../../game/index.ts';
import {
  CHARACTER_NAMES,
  HOUSEHOLD,
  NOBLE_FACES,
  STAFF,
  type CharacterFace,
  type Household,
  type NobleFace,
  type Staff,
} from './cast.ts';
import { EXPRESSIONS, HAIR, MOODS, UNDER_HAT, type Mood, type FacePart } from './faces.ts';
import { GUEST_LOOKS } from './guestLooks.ts';
import { CAST_LOOKS, NOBLE_LOOK } from './castLooks.ts';
import type { Look, LookWish } from './looks.ts';
import { facesOf, regularWish, type RegularFace } from './regularLooks.ts';
import { seeded, type SeededRandom } from './seededRandom.ts';

/** The character with this name; null if there is none. */
export const characterCalled = (name: string): PersonId | null => CHARACTER_NAMES.find((one) => one === name) ?? null;

export type PersonId = CharacterFace | GuestId | `${Regular}/${RegularFace}` | Staff | `noble${NobleFace}` | Household;

export const PEOPLE: readonly PersonId[] = [
  ...REGULARS.flatMap((card) => facesOf(card).map((face) => `${card}/${face}` as const)),
  ...STAFF,
  ...NOBLE_FACES.map((face) => `noble${face}` as const),
  ...HOUSEHOLD,
  ...CHARACTER_NAMES,
  ...GUEST_IDS,
];

const SKIN = ['#f3d2b0', '#f0c49c', '#ecb284', '#e6ad80', '#d99a6c', '#b9794b', '#8d5629', '#6e4020'] as const;
/** Dark, grey and white hair, which goes with every skin. */
const HAIR_FOR_ANY_SKIN: readonly string[] = ['#2c1a12', '#1d1512', '#562306', '#afa9a2', '#e6e1d6'];
/** Skin that goes with hair of any other colour, where a look asks for one. */
const FAIR = SKIN.slice(0, 4);
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
const CLOTH = ['#6d3b2a', '#5b6b3a', '#2f5361', '#7b2f36', '#8a6a2e', '#4a4a63', '#3d5c48', '#8c4a26'] as const;
const LINEN = ['#efe2c4', '#e6d3a8', '#d9c7a0', '#cfd3c4'] as const;

const slotOf = (part: FacePart): string => part.slice(0, part.indexOf('/'));
const FACE_SLOTS: readonly string[] = ['eyes', 'eyebrows', 'mouth'];

function wishFor(person: PersonId): LookWish {
  if (person in GUEST_LOOKS) return GUEST_LOOKS[person as GuestId];
  if (person in CAST_LOOKS) return CAST_LOOKS[person as Staff | Household | CharacterFace];
  if (person.startsWith('noble')) return NOBLE_LOOK;
  const [card, face] = person.split('/') as [Regular, string];
  return regularWish(card, Number(face) as RegularFace);
}

/** The eyes, eyebrows and mouth of a mood; parts that were wished for are the same in every mood. */
function expression(
  random: SeededRandom,
  mood: Mood,
  woman: boolean,
  wished: readonly FacePart[],
): readonly FacePart[] {
  const { eyes, brows, mouth } = EXPRESSIONS[mood][woman ? 'woman' : 'man'];
  const picked = [random.pick(eyes), random.pick(brows), random.pick(mouth)];
  return picked.map((part) => wished.find((one) => slotOf(one) === slotOf(part)) ?? part);
}

function cast(person: PersonId): Look {
  const random = seeded(`face ${person}`);
  const wish = wishFor(person);
  const woman = wish.woman ?? (person.startsWith('noble') ? random.happens(0.45) : false);
  const aged = wish.aged ?? random.happens(0.15);
  const hat = wish.hat ?? 'none';
  const styles = hat === 'none' || hat === 'crown' ? HAIR : UNDER_HAT;
  const wished = wish.parts ?? [];
  const { hair } = wish;
  const cut: FacePart = woman ? `hair/long${random.pick(styles.long)}` : `hair/short${random.pick(styles.short)}`;
  const rest = wished.filter((part) => slotOf(part) !== 'hair' && !FACE_SLOTS.includes(slotOf(part)));
  const parts = ['base/default', ...rest, wished.find((part) => slotOf(part) === 'hair') ?? cut] as const;
  const expressions = Object.fromEntries(MOODS.map((mood) => [mood, expression(random, mood, woman, wished)]));
  return {
    woman,
    parts,
    expressions: expressions as Look['expressions'],
    skin: wish.skin ?? random.pick(hair === undefined || HAIR_FOR_ANY_SKIN.includes(hair) ? SKIN : FAIR),
    hair: hair ?? random.pick(aged ? AGED : HAIR_COLOUR),
    cloth: wish.cloth ?? random.pick(CLOTH),
    cloth2: wish.cloth2 ?? random.pick(LINEN),
    beard: wish.beard ?? (woman ? 'none' : random.pick(['full', 'short', 'goatee', 'handlebar', 'long', 'none'])),
    hat,
    dress: wish.dress ?? (woman ? 'dirndl' : 'shirt'),
    sign: wish.sign ?? null,
    mirrored: wish.mirrored ?? random.happens(0.5),
  };
}

export const LOOKS = Object.fromEntries(PEOPLE.map((person) => [person, cast(person)])) as Readonly<
  Record<PersonId, Look>
>;
