// The face of a button in numbers and icons, which stylesheets show in place of its sentence where room is short.
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';
import type { NumberOrIcon, ShortMove } from './shortMove.ts';

function NumbersAndIcons({ items }: { items: readonly NumberOrIcon[] }) {
  const { number } = useText();
  return (
    <>
      {items.map((item, at) =>
        typeof item === 'number' ? <b key={at}>{number(item)}</b> : <Icon key={at} name={item} />,
      )}
    </>
  );
}

/** Hidden from screen readers: the sentence stays the accessible name of the button. */
export function ShortFace({ move: { costs, brings }, title = null }: { move: ShortMove; title?: string | null }) {
  return (
    <span class="short" aria-hidden="true">
      {title !== null && <span class="title">{title}</span>}
      <span>
        <NumbersAndIcons items={costs} />
      </span>
      {brings.length > 0 && (
        <>
          <span class="leadsTo">
            <Icon name="next" />
          </span>
          <span>
            <NumbersAndIcons items={brings} />
          </span>
        </>
      )}
    </span>
  );
}
