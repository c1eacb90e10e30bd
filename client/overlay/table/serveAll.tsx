// The button that takes all dice off guests and equipment, with what they bring.
import { isLegal } from '../../model/offers.ts';
import { SHORTCUTS } from '../keys/shortcuts.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';
import { offersOf, useTable } from './tableContext.ts';

const GOODS = [
  ['thaler', 'thalers'],
  ['stein', 'beer'],
  ['monastery', 'steps'],
] as const;

export function ServeAll() {
  const text = useText();
  const { state, session, words } = useTable();
  const count = offersOf(state, ['take']).filter(isLegal).length;
  const { forecast } = state.model;
  if (count === 0 || forecast === null) return null;
  return (
    <Button
      kind="main"
      icon="die"
      className={state.selection.asks === 'reading' ? 'serveAll wide later' : 'serveAll wide'}
      keys={SHORTCUTS.serveAll}
      onPress={() => void session.serveAll()}
    >
      <span class="what">
        {text.table.serveAll}
        <span class="unseen"> ({words.pays(forecast)})</span>
      </span>
      <span class="brings" aria-hidden="true">
        {GOODS.map(
          ([icon, what]) =>
            forecast[what] > 0 && (
              <span key={what}>
                {text.number(forecast[what])}
                <Icon name={icon} />
              </span>
            ),
        )}
      </span>
    </Button>
  );
}
