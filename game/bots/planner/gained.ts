// The result of monastery steps, reputation steps and a recruit together, with the best use of the signatures and of the service that they let deny.
import { COLUMNS, type Column } from '../../index.ts';
import { add, plus, type Gained, type TurnContext } from './context.ts';
import { change, effect, gain, moveReputation, moveMonastery, type Effect } from './features.ts';
import { runTriggers, type Trigger } from './tracks.ts';

/** The combined result of steps and a recruit, added to the base; worked out once for each combination. `recruit`: its place in `context.recruits`. */
export function gainedFrom(context: TurnContext, steps: number, reputation: number, recruit: number): Gained {
  // One number for the three: reputation steps are fewer than 64, and recruits fewer than 8.
  const key = (steps * 64 + reputation) * 8 + recruit;
  const known = context.gained.get(key);
  if (known !== undefined) return known;
  const triggers: Trigger[] = [
    { does: 'reputation', steps: reputation },
    { does: 'monastery', steps },
    ...context.recruits[recruit].triggers,
  ];
  let best = gainedWith(context, triggers, recruit, null);
  if (best.outcome.freeSignatures > 0) {
    for (const column of COLUMNS) {
      const other = gainedWith(context, triggers, recruit, column);
      if (other.worth > best.worth) best = other;
    }
  }
  context.gained.set(key, best);
  return best;
}

function gainedWith(
  context: TurnContext,
  triggers: readonly Trigger[],
  recruit: number,
  column: Column | null,
): Gained {
  const { state, markers, values, base, unit } = context;
  const { sums } = context.recruits[recruit];
  const outcome = runTriggers(state.modules, markers, triggers, column);
  const on: Effect = effect();
  moveMonastery(on, markers.monastery, outcome.monastery);
  moveReputation(on, markers.reputation, outcome.reputation);
  for (const signed of COLUMNS) {
    for (let row = markers.book[signed]; row < outcome.book[signed]; row++) change(on, `book ${signed} ${row}`);
  }
  if (state.nobles > 0) gain(on, 'noble', outcome.nobles);
  for (const card of outcome.cards) if (state.supply[card] > 0) gain(on, card);
  const total = plus(base, values.sumsOf(on));
  if (sums !== null) add(total, sums);
  const denied = countDenied(context, outcome.schnappsOrDeny);
  const denies = unit.denied === null ? 0 : Math.min(1, outcome.denies + denied);
  if (unit.denied !== null) add(total, unit.denied, denies);
  return {
    outcome,
    sums: total,
    worth: values.worth(total),
    thalers: outcome.thalers,
    schnapps: outcome.schnapps + outcome.schnappsOrDeny - denied,
    denies,
  };
}

/** 1 if a schnapps-or-deny space is best used to deny service, else 0: service is denied once. */
function countDenied({ unit, values, base }: TurnContext, schnappsOrDeny: number): number {
  if (schnappsOrDeny === 0 || unit.denied === null) return 0;
  return values.worth(plus(base, unit.denied)) > values.worth(plus(base, unit.schnapps)) ? 1 : 0;
}
