// Times a bot's serving turn from its first animation on: how much of its time is left for the animations that follow.
import type { View } from '../../game/index.ts';
import { BOT_TURN_MS } from '../model/botTurnTime.ts';
import type { Person } from '../model/tableModel.ts';

export class BotTurnTimer {
  #turn = { key: '', begun: 0 };

  /**
   * The time that is left of the turn, in milliseconds of the timeline, `speed` of which pass in one real millisecond;
   * Infinity if it is not a bot's serving turn.
   */
  msLeft({ round, phase, turn }: View, people: readonly Person[], speed: number): number {
    if (phase !== 'serving' || turn === null || people[turn]?.kind !== 'bot') return Infinity;
    const key = `${round} ${turn}`;
    if (this.#turn.key !== key) this.#turn = { key, begun: performance.now() };
    return (BOT_TURN_MS - (performance.now() - this.#turn.begun)) * speed;
  }
}
