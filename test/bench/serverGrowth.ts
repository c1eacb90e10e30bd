// Compares the cost of a move on a server with a thousand matches and on one with fifty. Every match plays the same
// opening, and the two servers are measured in alternation.
import { rm } from 'node:fs/promises';
import { endChildren } from '../server/kit/child.ts';
import type { ScriptedMove } from './serverScript.ts';
import { LoadedServer, type Rates } from './serverSide.ts';

const FEW = 50;
const MANY = 1000;
/** The number of moves in the opening of every match: a thousand matches come no further in a bearable time. */
const OPENING = 40;
/** In each round the few matches play a whole opening, and the many a part of theirs. */
const ROUNDS = 5;
/** Matches that each server plays before anything is counted, so that its code is compiled by then. */
const WARM_UP = 50;

export async function compareSizes(
  folder: string,
  newFolder: () => Promise<string>,
  script: readonly ScriptedMove[],
): Promise<Record<'few' | 'many', Rates>> {
  const opening = script.slice(0, OPENING);
  const dirs = [await newFolder(), await newFolder()] as const;
  const open = (size: number, place: string): Promise<LoadedServer> =>
    LoadedServer.open({ kind: 'ours', folder, place, size, script: opening, warmUp: WARM_UP });
  const few = await open(FEW, dirs[0]);
  const many = await open(MANY, dirs[1]);
  for (let round = 0; round < ROUNDS; round++) {
    await few.playMoves(OPENING);
    await many.playMoves(OPENING / ROUNDS);
  }
  await endChildren();
  for (const dir of dirs) await rm(dir, { recursive: true, force: true });
  return { few: few.total(), many: many.total() };
}
