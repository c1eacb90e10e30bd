// Small things on the table, and visual effects, by key: how large each is, and how it is drawn in such a square.
import { glow, hopCone, spark } from './effects.ts';
import { crown, laurel, signatureSeal } from './honours.ts';
import type { Ink } from './ink.ts';
import { moon } from './lights.ts';
import { coin } from './money.ts';
import { cardToken, denyToken, monasteryToken, nobleToken, reputationToken } from './symbols.ts';
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
  'thing/counterGuest': [60, counterGuest],
  'token/noble': [48, (ink: Ink) => nobleToken(ink, 24, 24, 44)],
  'token/deny': [48, (ink: Ink) => denyToken(ink, 24, 24, 46)],
  'token/monastery': [48, (ink: Ink) => monasteryToken(ink, 24, 24, 46)],
  'token/reputation': [48, (ink: Ink) => reputationToken(ink, 24, 24, 46)],
  'token/barback': [48, (ink: Ink) => cardToken(ink, 'barback', 24, 24, 44)],
  'token/dishwasher': [48, (ink: Ink) => cardToken(ink, 'dishwasher', 24, 24, 44)],
  'fx/spark': [16, spark],
  'fx/hop': [28, hopCone],
  'fx/glow': [128, glow],
} as const;

export type ThingKey = keyof typeof THINGS;
