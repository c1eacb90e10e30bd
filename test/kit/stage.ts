// A stage without a canvas: records what it is shown, and animates until the test or the session ends the animation.
import type { Stage, TableSelection } from '../../client/model/stage.ts';
import type { TableModel } from '../../client/model/tableModel.ts';
import type { Timeline } from '../../client/model/timeline.ts';
import type { SessionSettings } from '../../client/session/index.ts';

/** The settings of a session at normal speed, without sound and confirmations. */
export const SESSION_SETTINGS: SessionSettings = {
  speed: 1,
  reducedMotion: false,
  highContrast: false,
  scale: 1,
  volumes: { effects: 0, music: 0 },
  firstClickOnlyShows: true,
  confirmations: false,
  makesForcedMoves: false,
};

export class TestStage implements Stage {
  readonly shown: TableModel[] = [];
  readonly played: { timeline: Timeline; model: TableModel }[] = [];
  #finish: (() => void) | null = null;
  /** If set, animations fail. */
  isBroken = false;
  /** Reports that the running animation has shown this many more events. */
  see: (events: number) => void = () => undefined;

  show(model: TableModel): void {
    this.shown.push(model);
  }
  play(timeline: Timeline, model: TableModel, _selection: TableSelection, onSeen: () => void): Promise<void> {
    this.played.push({ timeline, model });
    this.see = (events) => {
      for (let seen = 0; seen < events; seen++) onSeen();
    };
    if (this.isBroken) return Promise.reject(new Error('The animation failed.'));
    return new Promise((resolve) => (this.#finish = resolve));
  }
  hurry(): void {
    this.#finish?.();
  }
  configure(): void {}
  keepFree(): void {}
  setTavernNames(): void {}
  rectOf(): null {
    return null;
  }
  rectOfDie(): null {
    return null;
  }
  rectOfCoasterDie(): null {
    return null;
  }
  scroll(): void {}
  silence(): void {}
  destroy(): void {}
}
