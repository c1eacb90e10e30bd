// The moment for which prefetching waits: the open page has everything that it asks for, as far as it can be loaded.
import { expect, test } from 'vitest';
import { countLoad, pageLoaded } from '../../../client/overlay/pageLoads.ts';

test('a page has loaded when its parts, and what these ask for once they are shown, have come or failed', async () => {
  const log: string[] = [];
  const load = async (name: string) => {
    await Promise.resolve();
    log.push(name);
  };
  const failToLoad = async (name: string) => {
    await load(name);
    throw new Error(name);
  };
  countLoad(load('page')).catch(() => undefined);
  let isShown = false;
  await pageLoaded(async () => {
    if (!isShown) countLoad(failToLoad('text')).catch(() => undefined);
    isShown = true;
    await Promise.resolve();
  });
  expect(log).toEqual(['page', 'text']);
});

test('a page that asks for nothing has loaded', async () => {
  let rendered = 0;
  await pageLoaded(async () => {
    rendered += 1;
    await Promise.resolve();
  });
  expect(rendered).toBe(0);
});
