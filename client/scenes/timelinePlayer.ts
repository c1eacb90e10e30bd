// Plays timelines, one after the other; whatever happens, the table is right afterwards.
import type { Gaze, StageSettings } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Timeline } from '../model/timeline.ts';
import type { FrameCare } from './frameCare.ts';
import type { Layout } from './layout.ts';
import type { TableScene } from './TableScene.ts';

export interface Performance {
  timeline: Timeline;
  layout: Layout;
  before: TableModel;
  after: TableModel;
  gaze: Gaze;
  drawBefore(): void;
  drawAfter(): void;
}

export class TimelinePlayer {
  constructor(_scene: TableScene, _care: FrameCare) {}
  get playing(): boolean {
    return false;
  }
  configure(_settings: StageSettings): void {}
  async play(performance: Performance): Promise<void> {
    performance.drawAfter();
  }
  finish(): void {}
  destroy(): void {}
}
