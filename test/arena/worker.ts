// A worker thread of the arena: plays the blocks it is given, one after the other, and posts their outcomes.
import { parentPort, workerData } from 'node:worker_threads';
import { byPlace, lineUp, type Block, type BlockOutcome, type MatchOptions } from './arena.ts';
import { playDeal } from './deal.ts';
import { entrant } from './entrants.ts';

const options = workerData as MatchOptions;
const { modules, players, names, budgetMs } = options;

async function playBlock(block: Block): Promise<void> {
  const outcomes: BlockOutcome[number][] = [];
  for (const seating of block.seatings) {
    // New bots for each game: a bot that remembers other games would make the outcome depend on the thread.
    const lineup = await Promise.all(lineUp(names, players).map((name) => entrant(name, budgetMs, modules)));
    const seats = seating.map((place) => lineup[place]!);
    outcomes.push(byPlace(await playDeal({ modules, seed: block.seed }, seats), seating));
  }
  parentPort?.postMessage(outcomes);
}

parentPort?.on('message', (block: Block) => void playBlock(block));
// Asks for the first block.
parentPort?.postMessage(null);
