// The face of a button in a few numbers and icons, which the stylesheets show in place of its sentence on phones.
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';
import type { ShortMove, Sign } from './shortMove.ts';

function Signs({ signs }: { signs: readonly Sign[] }) {
  const { number } = useText();
  return (
    <>
      {signs.map((sign, at) =>
        typeof sign === 'number' ? <b key={at}>{number(sign)}</b> : <Icon key={at} name={sign} />,
      )}
    </>
  );
}

/** The sentence is the accessible name in either case. */
export function ShortFace({ move: { costs, brings } }: { move: ShortMove }) {
  return (
    <span class="short" aria-hidden="true">
      <span>
        <Signs signs={costs} />
      </span>
      {brings.length > 0 && (
        <>
          <span class="leadsTo">
            <Icon name="next" />
          </span>
          <span>
            <Signs signs={brings} />
          </span>
        </>
      )}
    </span>
  );
}
