// French, the words of the game itself: loaded with the first table or the guide.
import { bonusNames, options } from './bonuses.ts';
import { coach, deeds, whys } from './coach.ts';
import { doneBy, drawnTogether, events, lastDie, served } from './events.ts';
import { cardExplained, explanations, onceUpgraded, tileTexts } from './explanations.ts';
import { cellBrings, moves, targets } from './moves.ts';
import { names } from './names.ts';
import { pays } from './phrasing.ts';
import { prompts, yourCoaster } from './prompts.ts';
import { refusals as serverRefusals } from '../refusals.ts';
import { idle, refusals } from './refusals.ts';
import { warnings } from './warnings.ts';

export const game = {
  names,
  bonusNames,
  options,
  events,
  drawnTogether,
  lastDie,
  doneBy,
  served,
  refusals,
  serverRefusals,
  idle,
  prompts,
  yourCoaster,
  cellBrings,
  moves,
  targets,
  pays,
  warnings,
  explanations,
  tiles: tileTexts,
  cards: cardExplained,
  onceUpgraded,
  coach,
  deeds,
  whys,
};
