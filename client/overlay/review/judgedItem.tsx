// One judged act of a review: when it was, the points it cost or won, what was done, what the coach would have done,
// and the way to its moment.
import type { JudgedAct } from '../../../game/bots/coach/judge.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from '../table/tableContext.ts';
import type { Viewpoint } from '../../words/index.ts';

interface JudgedItemProps {
  judged: JudgedAct;
  /** Of the player before the act. */
  viewpoint: Viewpoint;
  /** True to address the reviewed player as “you”. */
  isOwn: boolean;
  /** The points that the act cost or won, in words. */
  worth: string;
  onMoment: (judged: JudgedAct) => void;
}

export function JudgedItem({ judged, viewpoint, isOwn, worth, onMoment }: JudgedItemProps) {
  const { words } = useTable();
  const { review: text } = words.coach;
  const { move, round, phase, brings, coachMoves, why, lost } = judged;
  const where = text.where(round, phase);
  const done = words.done(move, brings, viewpoint, { isOwn });
  return (
    <li>
      <p>
        <b>{where}</b> <span class="worth">{worth}</span>
      </p>
      <p>{done}</p>
      {lost > 0 && <p class="soft">{words.wouldHaveDone(coachMoves, why, viewpoint)}</p>}
      <Button size="small" icon="look" label={text.momentOf(where, done)} onPress={() => onMoment(judged)}>
        {text.moment}
      </Button>
    </li>
  );
}
