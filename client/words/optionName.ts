// Names the option of a hidden choice: a start card, a card drawn, an entertainer's side, a tile or a bonus.
import {
  bonusOfEvening,
  KEEP_NOTHING,
  optionName as optionOf,
  SIDES,
  START_CARD_NUMBERS,
  TILES,
  VICTORY_POINTS,
  type Card,
  type Modules,
  type Phase,
  type Side,
} from '../../game/index.ts';
import type { AnyBonus } from './facts.ts';
import type { GameText } from './shape.ts';

/** The point of the game at which the choice is made, or was; a view has these fields. */
interface ChoicePoint {
  modules: Modules;
  round: number;
  phase: Phase;
}

const isCard = (word: string): word is Card => word in VICTORY_POINTS;

export const bonusName = (text: GameText, bonus: AnyBonus): string =>
  (text.bonusNames[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

/** The form that follows “chooses” (`object`) differs from the name alone in some languages. */
export function optionName(
  text: GameText,
  { modules, round, phase }: ChoicePoint,
  option: string,
  form: 'name' | 'object' = 'name',
): string {
  const isObject = form === 'object';
  if (phase === 'startCards') {
    const card = START_CARD_NUMBERS.find((number) => String(number) === option);
    return card === undefined ? option : (isObject ? text.options.asObject : text.options).startCard(card);
  }
  if (phase === 'closing') {
    if (option === KEEP_NOTHING || !isCard(option)) return text.options.keepNothing;
    return isObject ? text.options.asObject.card(option) : text.names.cards[option];
  }
  const [first, second] = bonusOfEvening(modules, round);
  if (first.gives === 'entertainer') {
    const side = SIDES[first.entertainer].find((one: Side) => one === option);
    return side === undefined ? option : text.names.sides[side];
  }
  if (first.gives === 'freeUpgrade') {
    const tile = TILES.find((name) => name === option);
    return tile === undefined ? option : (isObject ? text.options.asObject : text.options).upgrade(tile);
  }
  const bonus = [first, second].find((one) => one !== undefined && optionOf(one) === option);
  if (bonus === undefined) return option;
  return isObject ? text.options.asObject.bonus(bonus) : bonusName(text, bonus);
}
