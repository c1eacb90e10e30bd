// Small things on the table and their effects, by key: how large each is, and how it is drawn in a square of that size.
import { flyingCoin, flyingStein, glow, hopLeaf, puff, spaceHollow, spark, step, storedBarrel } from './effects.ts';
import { stool } from './furniture.ts';
import { crown, laurel, signatureSeal } from './honours.ts';
import type { Ink } from './ink.ts';
import { candle, moon } from './lights.ts';
import { coin } from './money.ts';
import { cardToken, denyToken, entertainerToken, monasteryToken, nobleToken, reputationToken } from './symbols.ts';
import { counterGuest } from './tableware.ts';
import { schnappsGlass, startMug, stein } from './vessels.ts';

export const THINGS = {
  'thing/coin': [40, (ink: Ink) => coin(ink, 20, 20, 37)],
  'thing/stein': [40, (ink: Ink) => stein(ink, 19, 21, 34)],
  'thing/schnapps': [40, (ink: Ink) => schnappsGlass(ink, 20, 20, 38)],
  'thing/crown': [44, (ink: Ink) => crown(ink, 22, 22, 40)],
  'thing/laurel': [48, (ink: Ink) => laurel(ink, 24, 24, 46)],
  'thing/signature': [44, (ink: Ink) => signatureSeal(ink, 22, 22, 40)],
  'thing/moon': [84, (ink: Ink) => moon(ink, 42, 42, 82)],
  'thing/startMug': [56, (ink: Ink) => startMug(ink, 27, 29, 50)],
  'thing/candle': [48, (ink: Ink) => candle(ink, 24, 24, 46)],
  'thing/barrel': [34, storedBarrel],
  'thing/counterGuest': [60, counterGuest],
  'thing/stool': [60, (ink: Ink) => stool(ink, 30, 28, 56)],
  'thing/hollow': [52, spaceHollow],
  'token/noble': [48, (ink: Ink) => nobleToken(ink, 24, 24, 44)],
  'token/deny': [48, (ink: Ink) => denyToken(ink, 24, 24, 46)],
  'token/monastery': [48, (ink: Ink) => monasteryToken(ink, 24, 24, 46)],
  'token/reputation': [48, (ink: Ink) => reputationToken(ink, 24, 24, 46)],
  'token/bard': [48, (ink: Ink) => cardToken(ink, 'bard', 24, 24, 44)],
  'token/barback': [48, (ink: Ink) => cardToken(ink, 'barback', 24, 24, 44)],
  'token/dishwasher': [48, (ink: Ink) => cardToken(ink, 'dishwasher', 24, 24, 44)],
  'token/server': [48, (ink: Ink) => cardToken(ink, 'server', 24, 24, 44)],
  'token/table': [48, (ink: Ink) => cardToken(ink, 'table', 24, 24, 44)],
  'token/brewer': [48, (ink: Ink) => cardToken(ink, 'brewer', 24, 24, 44)],
  'token/dancer': [48, (ink: Ink) => entertainerToken(ink, 'dancer', 24, 24, 46)],
  'token/fireBreather': [48, (ink: Ink) => entertainerToken(ink, 'fireBreather', 24, 24, 46)],
  'token/juggler': [48, (ink: Ink) => entertainerToken(ink, 'juggler', 24, 24, 46)],
  'fx/coin': [28, flyingCoin],
  'fx/stein': [30, flyingStein],
  'fx/step': [32, step],
  'fx/spark': [16, spark],
  'fx/hop': [28, hopLeaf],
  'fx/puff': [32, puff],
  'fx/glow': [128, glow],
} as const;

export type ThingKey = keyof typeof THINGS;
