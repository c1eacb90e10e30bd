// The podium: every player on a step, the winner between the second and the third.
import type { Score } from '../../../game/index.ts';
import { Emblem } from '../parts/emblem.tsx';
import { BartenderFace, BotFace } from '../parts/botFace.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from '../table/tableContext.ts';

interface PodiumProps {
  order: readonly { score: Score; place: number }[];
}

/** CSS order: from left to right stand the second, first, third and fourth; the list runs from first to last. */
const CSS_ORDER = [2, 1, 3, 4] as const;

export function Podium({ order }: PodiumProps) {
  const { result: text } = useText();
  const { viewpoint } = useTable();
  return (
    <ol class="podium" aria-label={text.podium}>
      {order.map(({ score, place }, index) => {
        const person = viewpoint.people[score.seat];
        const colour = person?.colour ?? 'red';
        return (
          <li
            key={score.seat}
            class={`place${place}`}
            data-colour={colour}
            style={{ order: CSS_ORDER[index] ?? index }}
          >
            {place === 1 && <Icon name="noble" />}
            <Emblem colour={colour} />
            {person?.kind === 'bot' ? (
              <BotFace name={person.character ?? person.name} />
            ) : (
              <BartenderFace colour={colour} />
            )}
            <span class="name">{nameAt(viewpoint, score.seat)}</span>
            <span class="step">
              <b aria-hidden="true">{place}</b>
              <span class="unseen">{text.place(place)}: </span>
              <span class="points">{text.points(score.total)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
