// Remembers the plan that was chosen for a turn, so that the later moves of the turn follow it. A plan is recognised by
// its result, as its first moves have been made when it is looked for.
import { TAVERN_CARDS, TILES } from '../../index.ts';
import { capOf, type TurnContext } from './context.ts';
import type { TurnPlan } from './plans.ts';

/** More than one, as one bot can play in several games. */
const MOST_TURNS = 50;

export class PlanMemory {
  readonly #results = new Map<string, string>();

  remember(context: TurnContext, plan: TurnPlan): void {
    if (this.#results.size >= MOST_TURNS) this.#results.clear();
    this.#results.set(turnKey(context), resultKey(context, plan));
  }

  /**
   * The plan with the remembered result, among `plans` or else among those of a wider search. Null when nothing is remembered
   * for this turn, or the result can no longer be reached.
   */
  planToFollow(
    context: TurnContext,
    plans: readonly TurnPlan[],
    widerSearch: () => readonly TurnPlan[],
  ): TurnPlan | null {
    const result = this.#results.get(turnKey(context));
    if (result === undefined) return null;
    const hasResult = (plan: TurnPlan): boolean => resultKey(context, plan) === result;
    return plans.find(hasResult) ?? widerSearch().find(hasResult) ?? null;
  }
}

/** Identifies the turn and the game, by what the other seats own: it stays the same in a turn, and differs between games. */
function turnKey({ state, seat }: TurnContext): string {
  const others = state.players
    .filter((_, index) => index !== seat)
    .map(({ deck, discard, monastery, reputation, thalers }) =>
      [deck, discard.length, monastery, reputation, thalers].join(),
    );
  return [state.modules, state.round, seat, ...others].join(' ');
}

/**
 * Identifies the plan's result by what the seat has at the end of the turn: upgraded tiles, cards bought in the round,
 * a recruit or none, both markers, and stores. It stays the same when some moves of the plan have been made.
 */
export function resultKey({ player }: TurnContext, plan: TurnPlan): string {
  const { earning, goods } = plan;
  const upgraded = new Set<string>(TILES.filter((tile) => player.upgraded[tile] > 0));
  const bought = new Set<string>(TAVERN_CARDS.filter((card) => player.bought[card] > 0));
  let { thalers } = earning;
  for (const tile of plan.early) upgraded.add(tile);
  if (plan.fireBreather !== null && plan.fireBreather !== 'deny') upgraded.add(plan.fireBreather);
  for (const { move, price } of goods) {
    thalers -= price;
    if (move.type === 'upgrade') upgraded.add(move.tile);
    if (move.type === 'buy') bought.add(move.card);
  }
  const { monastery, reputation } = earning.triggered.outcome;
  const recruits = player.recruited || plan.guest !== null;
  // The beer of `earning` is what is left when guest and nobles are paid.
  const stores = [thalers, Math.min(earning.beer, capOf(player, 'storage')), earning.schnapps];
  return [...[...upgraded].sort(), ...[...bought].sort(), recruits, monastery, reputation, ...stores].join();
}
