// The option of a hidden choice by its name: a start card, a card drawn, an entertainer's side, a tile or a bonus.
import {
  bonusOfEvening,
  KEEP_NOTHING,
  SIDES,
  TILES,
  VICTORY_POINTS,
  type Bonus,
  type Card,
  type Module,
  type Phase,
  type Side,
} from '../../game/index.ts';
import type { Language } from './en.ts';

/** When the choice is made, or was. */
export interface Moment {
  module: Module;
  round: number;
  phase: Phase;
}

const isCard = (word: string): word is Card => word in VICTORY_POINTS;

export const bonusName = (language: Language, bonus: Bonus): string =>
  (language.bonusNames[bonus.gives] as (bonus: Bonus) => string)(bonus);

export function optionName(language: Language, { module, round, phase }: Moment, option: string): string {
  if (phase === 'startCards') return language.startCard(Number(option));
  if (phase === 'closing') {
    return option === KEEP_NOTHING || !isCard(option) ? language.keepNothing : language.cards[option];
  }
  const bonuses = bonusOfEvening(module, round);
  const [first] = bonuses;
  if (first.gives === 'entertainer') {
    const side = SIDES[first.entertainer].find((one: Side) => one === option);
    return side === undefined ? option : language.sides[side];
  }
  if (first.gives === 'freeUpgrade') {
    const tile = TILES.find((name) => name === option);
    return tile === undefined ? option : language.tiles[tile];
  }
  const bonus = bonuses.find((one) => (one.gives === 'card' ? one.card : one.gives) === option);
  return bonus === undefined ? option : bonusName(language, bonus);
}
