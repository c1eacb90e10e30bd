// The pictures of all cards: on the table, and large, to be read at leisure.
import { GUEST_IDS, REGULARS, TAVERN_CARDS, type Card } from '../../game/index.ts';
import { cardBack } from './cardBack.ts';
import type { CardKey, SitterName } from './cardKeys.ts';
import { cardFace, type FaceAndMood } from './cards.ts';
import { NOBLE_FACES } from './cast.ts';
import { MOODS } from './faces.ts';
import type { Ink } from './ink.ts';
import { scaled, SIZE, type Picture } from './picture.ts';
import { facesOf } from './regularLooks.ts';
import { CARD_UNIT } from './units.ts';

export const cardPictures = (width: number): Picture[] => {
  const picture = (key: CardKey, draw: (ink: Ink, shownWidth: number) => void): Picture => ({
    key,
    ...scaled(CARD_UNIT, width, draw),
  });
  const sitting = (name: SitterName, card: Card, face?: FaceAndMood['face']): Picture[] =>
    MOODS.map((mood) =>
      picture(mood === 'waiting' ? `card/${name}` : `card/${name}/${mood}`, (ink, shownWidth) =>
        cardFace(ink, card, shownWidth, face === undefined ? { mood } : { mood, face }),
      ),
    );
  return [
    ...REGULARS.map((name) => picture(`card/${name}`, (ink, shownWidth) => cardFace(ink, name, shownWidth))),
    ...TAVERN_CARDS.map((name) => picture(`card/${name}`, (ink, shownWidth) => cardFace(ink, name, shownWidth))),
    picture('card/noble', (ink, shownWidth) => cardFace(ink, 'noble', shownWidth)),
    picture('card/back', cardBack),
    ...GUEST_IDS.flatMap((id) => sitting(id, id)),
    ...NOBLE_FACES.flatMap((face) => sitting(`noble/${face}`, 'noble', face)),
    ...REGULARS.flatMap((name) => facesOf(name).flatMap((face) => sitting(`${name}/${face}`, name, face))),
  ];
};

const large = new Map(cardPictures(SIZE.cardLarge.width).map((one) => [one.key, one]));

export const largeCards = (): Iterable<Picture> => large.values();

/** A card large enough to be read at leisure. */
export function largeCard(key: CardKey): Picture {
  const found = large.get(key);
  if (found === undefined) throw new Error(`No card is drawn under ${key}.`);
  return found;
}
