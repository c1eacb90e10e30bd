// A page from before the house was renewed: it says what it speaks, and is fetched anew when that is spoken no more.
import { type Introduction, PROTOCOL, type Refusal } from '../../server/wire.ts';

export const INTRODUCTION: Introduction = { protocol: PROTOCOL };

/** What is needed of a browser's window; there is none in Node. */
interface Page {
  readonly location?: Pick<Location, 'reload'>;
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem'>;
}

const PLACE = 'tiefenthal.renewed';

/** The match is at the address and its key on the storage: whoever comes back sits where they sat. */
export const renewIfOutdated = ({ code }: Refusal, page: Page = globalThis): void => {
  if (code !== 'outdated') return;
  try {
    const { sessionStorage: memory } = page;
    // A page that comes back as old as it was would be fetched for ever: then the refusal has to say it.
    if (memory === undefined || memory.getItem(PLACE) === String(PROTOCOL)) return;
    memory.setItem(PLACE, String(PROTOCOL));
  } catch {
    // Forbidden: without a memory nothing would end it.
    return;
  }
  page.location?.reload();
};
