// A list of games saved in this browser, to resume or, when they are over, to replay.
import { called } from '../called.ts';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';
import type { SaveSummary } from '../../net/saves.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';

interface SaveListProps {
  saves: readonly SaveSummary[];
  onRemove: (id: string) => void;
}

export function SaveList({ saves, onRemove }: SaveListProps) {
  const { home } = useText();
  return (
    <ul class="saves">
      {saves.map((save) => {
        const { result } = save;
        const seats = called(save.seats, home);
        const names = seats.map(({ name }) => name).join(', ');
        const over = result !== null;
        const what = over ? home.saveOver(names) : home.save(names, save.round);
        const winner = result?.winners[0];
        return (
          <li key={save.id}>
            <span>
              {what}
              <br />
              <span class="soft small">
                {home.savedAt(save.savedAt)}
                {result !== null &&
                  winner !== undefined &&
                  ` · ${home.won(seats[winner]?.name ?? '', result.scores[winner]?.total ?? 0)}`}
              </span>
            </span>
            <a
              class="button small"
              href={hrefOf(over ? { page: 'replay', id: save.id, event: 0 } : { page: 'play', id: save.id })}
              aria-label={`${over ? home.watchOne : home.resumeOne}: ${what}`}
            >
              <Icon name={over ? 'look' : 'play'} />
              {over ? home.watchOne : home.resumeOne}
            </a>
            <Button
              size="small"
              kind="plain"
              icon="cancel"
              label={home.removeOne(what)}
              onPress={() => onRemove(save.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
