// The totals: the player's schnapps, the thalers and beer with what the dice will add, and the steps to come in the
// monastery and on the reputation track.
import { playsWith } from '../../../game/index.ts';
import type { ButtonIcon } from '../../art/icons.ts';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';
import { playerAt, useTable } from './tableContext.ts';

interface TotalProps {
  icon: ButtonIcon;
  name: string;
  has: number | null;
  gets: number;
}

function Total({ icon, name, has, gets }: TotalProps) {
  const { table, number, label } = useText();
  return (
    <li class="tag" title={gets === 0 ? name : `${label(name)} ${table.willBring(gets)}`}>
      <Icon name={icon} />
      <span class="what">{label(name)} </span>
      {has !== null && <b>{number(has)}</b>}
      {has === null && gets === 0 && <b aria-hidden="true">{number(0)}</b>}
      {gets !== 0 && (
        <span class="plus" aria-hidden="true">
          +{number(gets)}
        </span>
      )}
      {/* Steps have no store. Screen readers hear their zero as “0 to come”: a bare zero would seem to be the
          marker's place. */}
      {(has === null || gets !== 0) && <span class="unseen"> {table.willBring(gets)}</span>}
    </li>
  );
}

export function Totals() {
  const { table } = useText();
  const { state, viewpoint } = useTable();
  const { me, forecast, view } = state.model;
  if (me === null) return null;
  const player = playerAt(viewpoint, me);
  return (
    <ul class="totals" aria-label={table.totals}>
      <Total icon="thaler" name={table.thalers} has={player.thalers} gets={forecast?.thalers ?? 0} />
      <Total icon="stein" name={table.beer} has={player.beer} gets={forecast?.beer ?? 0} />
      <Total icon="monastery" name={table.steps} has={null} gets={forecast?.steps ?? 0} />
      {playsWith(view.modules, 'reputation') && (
        <Total icon="reputation" name={table.reputation} has={null} gets={forecast?.reputation ?? 0} />
      )}
      {playsWith(view.modules, 'schnapps') && (
        <Total icon="schnapps" name={table.schnapps} has={player.schnapps} gets={0} />
      )}
    </ul>
  );
}
