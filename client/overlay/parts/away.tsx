// The mark of a player who is away: a door, with words where there is room for them.
import { Icon } from './icon.tsx';
import { useText } from '../services.ts';

export function Away() {
  const { table } = useText();
  return (
    <span class="tag gone">
      <span title={table.away}>
        <Icon name="leave" />
      </span>
      <span class="word">{table.away}</span>
    </span>
  );
}
