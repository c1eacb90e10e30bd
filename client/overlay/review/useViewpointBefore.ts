// The viewpoint of the reviewed seat before one of its acts: an act is put in words by what the seat could see then.
import type { JudgedAct } from '../../../game/bots/coach/judge.ts';
import type { Seat } from '../../../game/index.ts';
import type { Moment } from '../../net/recording.ts';
import type { Viewpoint } from '../../words/index.ts';
import { useTable } from '../table/tableContext.ts';

export function useViewpointBefore(moments: readonly Moment[], seat: Seat): (judged: JudgedAct) => Viewpoint {
  const { viewpoint } = useTable();
  return ({ moment }) => ({ ...viewpoint, view: moments[moment - 1]?.view ?? viewpoint.view, me: seat });
}
