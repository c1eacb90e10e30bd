// The winners on their steps, the best in the middle.
import type { Score } from '../../../game/index.ts';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from '../table/tableContext.ts';

interface PodiumProps {
  order: readonly { score: Score; place: number }[];
}

/** Second, first, third, fourth from left to right, for the eye; the list itself runs from first to last. */
const WHERE = [2, 1, 3, 4] as const;

export function Podium({ order }: PodiumProps) {
  const { result: text } = useText();
  const { glance } = useTable();
  return (
    <ol class="podium" aria-label={text.podium}>
      {order.map(({ score, place }, index) => {
        const colour = glance.people[score.seat]?.colour ?? 'red';
        return (
          <li key={score.seat} class={`place${place}`} data-colour={colour} style={{ order: WHERE[index] ?? index }}>
            {place === 1 && <Icon name="noble" />}
            <Emblem colour={colour} />
            <span class="name">{nameAt(glance, score.seat)}</span>
            <span class="step">
              <b>{place}</b>
              <span class="unseen">{text.place(place)}: </span>
              <span class="points">{text.points(score.total)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
