// The joint result of monastery steps, reputation steps and a recruit, with the best use of the signatures and of the
// denied service that they bring.
import { COLUMNS, type Column } from '../../index.ts';
import { add, plus, type Triggered, type TurnContext } from './context.ts';
import { addGainedCard, delta, moveMarkers } from './deltas.ts';
import { resolveTriggers, type Trigger } from './triggers.ts';

/** Each combination is worked out once. `recruit` is an index of `context.recruits`. */
export function triggeredBy(
  context: TurnContext,
  monasterySteps: number,
  reputationSteps: number,
  recruit: number,
): Triggered {
  // One number for the three: reputation steps are fewer than 64, and recruits fewer than 8.
  const key = (monasterySteps * 64 + reputationSteps) * 8 + recruit;
  const known = context.triggered.get(key);
  if (known !== undefined) return known;
  const triggers: Trigger[] = [
    { does: 'reputation', steps: reputationSteps },
    { does: 'monastery', steps: monasterySteps },
    ...context.recruits[recruit].triggers,
  ];
  let best = triggeredWith(context, triggers, recruit, null);
  if (best.outcome.freeSignatures > 0) {
    for (const column of COLUMNS) {
      const other = triggeredWith(context, triggers, recruit, column);
      if (other.worth > best.worth) best = other;
    }
  }
  context.triggered.set(key, best);
  return best;
}

function triggeredWith(
  context: TurnContext,
  triggers: readonly Trigger[],
  recruit: number,
  column: Column | null,
): Triggered {
  const { state, markers, values, base, unit } = context;
  const { sums } = context.recruits[recruit];
  const outcome = resolveTriggers(state.modules, markers, triggers, column);
  const effect = delta();
  moveMarkers(effect, markers, outcome);
  if (state.nobles > 0) addGainedCard(effect, 'noble', outcome.nobles);
  for (const card of outcome.cards) if (state.supply[card] > 0) addGainedCard(effect, card);
  const total = plus(base, values.sumsOf(effect));
  if (sums !== null) add(total, sums);
  const extraDenials = extraDenialsFrom(context, outcome.schnappsOrDeny);
  // At most one is counted, as the context knows only the best guest to deny service.
  const denies = unit.denial === null ? 0 : Math.min(1, outcome.denies + extraDenials);
  if (unit.denial !== null) add(total, unit.denial, denies);
  return {
    outcome,
    sums: total,
    worth: values.worth(total),
    thalers: outcome.thalers,
    schnapps: outcome.schnapps + outcome.schnappsOrDeny - extraDenials,
    denies,
  };
}

/** The number of times that "schnapps or deny service" is used to deny: 0 or 1, and 1 only if that is worth more. */
function extraDenialsFrom({ unit, values, base }: TurnContext, schnappsOrDeny: number): number {
  if (schnappsOrDeny === 0 || unit.denial === null) return 0;
  return values.worth(plus(base, unit.denial)) > values.worth(plus(base, unit.schnapps)) ? 1 : 0;
}
