// The evenings of a reviewed game: a table with the points given away in each, how lucky dice and guests were, and the
// chance to win; below it, to be unfolded, the acts that gave points away beside what the coach would have done.
import type { JudgedAct } from '../../../game/bots/coach/judge.ts';
import type { Review } from '../../../game/bots/coach/review.ts';
import type { Moment } from '../../net/recording.ts';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import { JudgedItem } from './judgedItem.tsx';
import { useViewpointBefore } from './useViewpointBefore.ts';

interface EveningsProps {
  review: Review;
  /** True to address the reviewed player as “you”. */
  isOwn: boolean;
  moments: readonly Moment[];
  onMoment: (judged: JudgedAct) => void;
}

export function Evenings({ review: { seat, evenings }, isOwn, moments, onMoment }: EveningsProps) {
  const { number, result } = useText();
  const { words } = useTable();
  const { review: text } = words.coach;
  const viewpointBefore = useViewpointBefore(moments, seat);
  const signed = (points: number) => text.signed(Math.round(points));
  // Of the rounded numbers, so that the column adds up.
  const total = (of: (evening: (typeof evenings)[number]) => number) =>
    evenings.reduce((sum, evening) => sum + Math.round(of(evening)), 0);
  const dice = total(({ luck }) => luck.dice);
  const cards = total(({ luck }) => luck.cards);
  return (
    <section class="board panel evenings">
      <h3>{text.evenings}</h3>
      <p class="soft">{text.luck(dice, cards)}</p>
      <div class="scroll" tabIndex={0} role="region" aria-label={text.evenings}>
        <table class="small">
          <thead>
            <tr>
              {[text.evening, text.lost, text.diceLuck, text.cardLuck, text.chance].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {evenings.map(({ round, lost, luck, chances }) => (
              <tr key={round}>
                <th scope="row">{result.evening(round)}</th>
                <td>{lost < 0.5 ? text.nothingLost : number(Math.round(lost))}</td>
                <td>{signed(luck.dice)}</td>
                <td>{signed(luck.cards)}</td>
                <td>{text.percent(chances[seat] ?? 0)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{text.total}</th>
              <td>{number(total(({ lost }) => lost))}</td>
              <td>{signed(dice)}</td>
              <td>{signed(cards)}</td>
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      {evenings
        .filter(({ decisions }) => decisions.length > 0)
        .map(({ round, decisions }) => (
          <details key={round}>
            <summary>{text.decisions(round, decisions.length)}</summary>
            <ol class="judged">
              {decisions.map((one) => (
                <JudgedItem
                  key={one.moment}
                  judged={one}
                  viewpoint={viewpointBefore(one)}
                  isOwn={isOwn}
                  worth={text.cost(one.lost)}
                  onMoment={onMoment}
                />
              ))}
            </ol>
          </details>
        ))}
    </section>
  );
}
