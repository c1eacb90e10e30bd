// The option of a hidden choice by its name: a start card, a card drawn, an entertainer's side, a tile or a bonus.
import {
  bonusOfEvening,
  KEEP_NOTHING,
  optionName as choiceName,
  SIDES,
  START_CARD_NUMBERS,
  TILES,
  VICTORY_POINTS,
  type Card,
  type Modules,
  type Phase,
  type Side,
} from '../../game/index.ts';
import type { Language } from './en.ts';
import type { Gift } from './speaking.ts';

/** When the choice is made, or was. */
export interface Moment {
  modules: Modules;
  round: number;
  phase: Phase;
}

const isCard = (word: string): word is Card => word in VICTORY_POINTS;

export const bonusName = (language: Language, bonus: Gift): string =>
  (language.bonusNames[bonus.gives] as (bonus: Gift) => string)(bonus);

export function optionName(language: Language, { modules, round, phase }: Moment, option: string): string {
  if (phase === 'startCards') {
    const card = START_CARD_NUMBERS.find((number) => String(number) === option);
    return card === undefined ? option : language.startCard(card);
  }
  if (phase === 'closing') {
    return option === KEEP_NOTHING || !isCard(option) ? language.keepNothing : language.cards[option];
  }
  const [first, second] = bonusOfEvening(modules, round);
  if (first.gives === 'entertainer') {
    const side = SIDES[first.entertainer].find((one: Side) => one === option);
    return side === undefined ? option : language.sides[side];
  }
  if (first.gives === 'freeUpgrade') {
    const tile = TILES.find((name) => name === option);
    return tile === undefined ? option : language.tiles[tile];
  }
  const bonus = [first, second].find((one) => one !== undefined && choiceName(one) === option);
  return bonus === undefined ? option : bonusName(language, bonus);
}
