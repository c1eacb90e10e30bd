// Single values of the printed game as the check reads them: of any type, until they are known to be right.
import type { Bonus } from '../bonuses.ts';
import { ENTERTAINERS, FACES, TAVERN_CARDS, TILES } from '../names.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** A whole number from 0 to 99; no printed number has three digits. */
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100;
export const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
export const isFace = isOneOf(FACES);
export const isEntertainer = isOneOf(ENTERTAINERS);
export const isTile = isOneOf(TILES);
export const isTavernCard = isOneOf(TAVERN_CARDS);

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const quoted = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The sentence, unless the condition holds. */
export const must = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);

const COUNTED: readonly Bonus['gives'][] = ['thalers', 'monastery', 'reputation', 'schnapps'];
const SINGLE: readonly Bonus['gives'][] = ['noble', 'deny', 'counterGuest', 'die', 'threeBeerGuest'];

export function isBonus(value: unknown): boolean {
  const { gives, card, count } = fieldsOf(value);
  if (gives === 'card') return isTavernCard(card);
  if (isOneOf(COUNTED)(gives)) return isCount(count) && count > 0;
  return isOneOf(SINGLE)(gives);
}
