// `npm run crash`: the server killed thirty times while six matches are played.
import { endChildren } from './kit/child.ts';
import { crash } from './kit/crash.ts';
import { sendHome } from './kit/guest.ts';
import { closeHouses } from './kit/house.ts';

const main = async (): Promise<void> => {
  const report = await crash(Number(process.argv[2] ?? 30), 6, (line) => process.stdout.write(`${line}\n`));
  sendHome();
  await endChildren();
  await closeHouses();
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exit(report.lost.length + report.unfinished.length === 0 ? 0 : 1);
};

void main();
