// The time in which our server starts, until it listens, with many games in progress in its database.
import { pino } from 'pino';
import { blankRecord } from '../../server/match/blankRecord.ts';
import { personSeat } from '../../server/lobby/lobby.ts';
import { createEngine } from '../../server/match/engine.ts';
import { newKey } from '../../server/match/secrets.ts';
import { openStorage } from '../../server/storage/open.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import { keyFrom } from '../kit/chance.ts';
import { endChildren } from '../server/kit/child.ts';
import { benchConfig } from './serverConfig.ts';
import { MODULES, PLAYERS, SEED, startHost } from './serverSide.ts';

const AT_ONCE = 100;

export const startMs = async (folder: string, place: string, matches: number): Promise<number> => {
  const engine = createEngine(tiefenthal());
  const state = engine.begin(PLAYERS, MODULES, keyFrom(SEED));
  const seats = Array.from({ length: PLAYERS }, (_, i) => personSeat(`Seat ${i}`, newKey()));
  const playing = { status: 'playing', modules: MODULES, rules: engine.rules, visited: true, seats } as const;
  const storage = await openStorage(benchConfig(place), pino({ level: 'silent' }));
  for (let i = 0; i < matches; i += AT_ONCE) {
    const records = Array.from({ length: AT_ONCE }, () => ({
      ...blankRecord(Date.now()),
      ...playing,
      usedAt: Date.now(),
    }));
    await storage.write(
      records.flatMap((record) => [
        { kind: 'record', record },
        { kind: 'snapshot', id: record.id, n: 0, state },
      ]),
    );
  }
  await storage.close();
  const began = performance.now();
  await startHost(folder, 'ours', place);
  const took = performance.now() - began;
  await endChildren();
  return took;
};
