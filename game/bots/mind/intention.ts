// What a bot has made up its mind to do in a turn, told by what the turn will leave behind: it looks ahead once, at the
// beginning of its turn, and keeps to that.
import { TAVERN_CARDS, TILES } from '../../index.ts';
import { capOf, type TurnContext } from './context.ts';
import type { Plan } from './turn.ts';

/** One bot may sit at several tables. */
const MOST_TURNS = 50;

export class Intentions {
  readonly #aims = new Map<string, string>();

  intend(context: TurnContext, plan: Plan): void {
    if (this.#aims.size >= MOST_TURNS) this.#aims.clear();
    this.#aims.set(turnOf(context), aimOf(context, plan));
  }

  has(context: TurnContext): boolean {
    return this.#aims.has(turnOf(context));
  }

  /** The plan that leads to what was intended; null when nothing was intended for this turn, or it is out of reach. */
  planAmong(context: TurnContext, plans: readonly Plan[]): Plan | null {
    const aim = this.#aims.get(turnOf(context));
    if (aim === undefined) return null;
    return plans.find((plan) => aimOf(context, plan) === aim) ?? null;
  }
}

/** Tells turns apart, at whatever table: what the others have does not change in one's own turn. */
function turnOf({ state, seat }: TurnContext): string {
  const others = state.players.map((player, at) =>
    at === seat ? '' : [player.deck, player.discard.length, player.monastery, player.reputation, player.thalers].join(),
  );
  return [state.modules, state.round, seat, ...others].join(' ');
}

/** What will have been bought and what will be in store, whatever of it is done already. */
function aimOf({ player }: TurnContext, plan: Plan): string {
  const { earning, goods } = plan;
  const upgraded = new Set<string>(TILES.filter((tile) => player.upgraded[tile] > 0));
  const bought = new Set<string>(TAVERN_CARDS.filter((card) => player.bought[card] > 0));
  let { thalers } = earning;
  for (const tile of plan.early) upgraded.add(tile);
  if (plan.breathes !== null && plan.breathes !== 'deny') upgraded.add(plan.breathes);
  for (const { move, price } of goods) {
    thalers -= price;
    if (move.type === 'upgrade') upgraded.add(move.tile);
    if (move.type === 'buy') bought.add(move.card);
  }
  const { monastery, reputation } = earning.gained.outcome;
  const recruits = player.recruited || plan.guest !== null;
  const left = [thalers, Math.min(earning.beer, capOf(player, 'storage')), earning.schnapps];
  return [...[...upgraded].sort(), ...[...bought].sort(), recruits, monastery, reputation, ...left].join();
}
