// The one Phaser stage of the page, lent to the table that is open: creating a stage takes time and memory.
import type { CreateStage, Pick, Stage, StageSettings } from '../../model/stage.ts';

type Listener = (pick: Pick) => void;

interface Kept {
  place: HTMLElement;
  stage: Stage;
  listen: (listener: Listener) => void;
}

const ignorePick: Listener = () => undefined;

let keptStage: Promise<Kept> | null = null;

async function make(load: () => Promise<CreateStage>, host: HTMLElement, settings: StageSettings): Promise<Kept> {
  const create = await load();
  const place = document.createElement('div');
  place.className = 'canvas';
  // The place must be in the document before the stage is created, because the stage takes its size from the place.
  host.replaceChildren(place);
  let listener = ignorePick;
  const stage = await create(place, settings, (pick) => listener(pick));
  return {
    place,
    stage,
    listen: (next) => {
      listener = next;
    },
  };
}

/** Puts the stage into the host element. After a failure the next call tries again. */
export async function borrowStage(
  load: () => Promise<CreateStage>,
  host: HTMLElement,
  settings: StageSettings,
  onPick: Listener,
): Promise<{ stage: Stage; giveBack: () => void }> {
  keptStage ??= make(load, host, settings).catch((fault: unknown) => {
    keptStage = null;
    throw fault;
  });
  const kept = await keptStage;
  kept.listen(onPick);
  if (kept.place.parentElement !== host) host.replaceChildren(kept.place);
  kept.stage.configure(settings);
  return {
    stage: kept.stage,
    giveBack: () => {
      kept.stage.hurry();
      kept.stage.silence();
      kept.listen(ignorePick);
      if (kept.place.parentElement === host) kept.place.remove();
    },
  };
}
