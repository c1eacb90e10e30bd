// A list of games saved in this browser, to resume or, when they are over, to replay. A deleted game keeps its line
// while the page is open, with a button that restores it.
import { useEffect, useRef } from 'preact/hooks';
import { withShownNames } from '../shownNames.ts';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';
import type { SaveSummary } from '../../net/saves.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';

interface SaveListProps {
  saves: readonly SaveSummary[];
  removed: ReadonlySet<string>;
  onRemove: (id: string) => void;
  onRestore: (id: string) => void;
}

/** Gets the focus, as the button that had it is gone. */
function Restore({ game, onPress }: { game: string; onPress: () => void }) {
  const { home } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button size="small" icon="undo" inner={button} label={home.restoreOne(game)} onPress={onPress}>
      {home.restore}
    </Button>
  );
}

export function SaveList({ saves, removed, onRemove, onRestore }: SaveListProps) {
  const text = useText();
  const { home } = text;
  const now = Date.now();
  return (
    <ul class="saves">
      {saves.map((save) => {
        const { result } = save;
        const seats = withShownNames(save.seats, text);
        const names = seats.map(({ name }) => name).join(', ');
        const isOver = result !== null;
        // Until the first evening begins, the round is 0.
        const description = isOver ? home.finishedSave(names) : home.save(names, Math.max(1, save.round));
        const winnersOf = ({ winners, scores }: NonNullable<typeof result>): string => {
          const points = Math.max(...scores.map(({ total }) => total));
          return home.won(
            winners.map((seat) => seats[seat]?.name ?? ''),
            points,
          );
        };
        if (removed.has(save.id))
          return (
            <li key={save.id}>
              <span class="soft">
                {description}
                <br />
                <span class="small" role="status">
                  {home.removed}
                </span>
              </span>
              <Restore game={description} onPress={() => onRestore(save.id)} />
            </li>
          );
        return (
          <li key={save.id}>
            <span>
              {description}
              <br />
              <span class="soft small">
                {home.savedAt(save.savedAt, now)}
                {result !== null && ` · ${winnersOf(result)}`}
              </span>
            </span>
            <a
              class="button small"
              href={hrefOf(isOver ? { page: 'replay', id: save.id, event: 0 } : { page: 'play', id: save.id })}
              aria-label={`${isOver ? home.watchOne : home.resumeOne}: ${description}`}
            >
              <Icon name={isOver ? 'look' : 'play'} />
              {isOver ? home.watchOne : home.resumeOne}
            </a>
            <Button
              size="small"
              kind="plain"
              icon="cancel"
              label={home.removeOne(description)}
              onPress={() => onRemove(save.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
