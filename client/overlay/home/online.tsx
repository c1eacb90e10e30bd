// The ways to play online on the home page: a table of one's own, to which friends come by its link, or with strangers.
import { useId } from 'preact/hooks';
import { QuickForm } from '../lobby/quickForm.tsx';
import { Icon } from '../parts/icon.tsx';
import { NoNetwork } from '../parts/noNetwork.tsx';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';
import type { GameOptions } from '../gameOptions.ts';

interface OnlineProps {
  options: GameOptions;
  onChange: (options: Partial<GameOptions>) => void;
}

export function Online({ options, onChange }: OnlineProps) {
  const { home } = useText();
  const strangers = useId();
  return (
    <>
      <NoNetwork />
      <p class="soft">{home.onlineText}</p>
      <a class="button main large wide" href={hrefOf({ page: 'create' })}>
        <Icon name="person" />
        {home.create}
      </a>
      <section class="stack" aria-labelledby={strangers}>
        <h2 id={strangers}>{home.strangers}</h2>
        <QuickForm
          name={options.name}
          modules={options.modules}
          isMain={false}
          onName={(name) => onChange({ name })}
          onModules={(modules) => onChange({ modules })}
        />
        <div class="row">
          <a class="button" href={hrefOf({ page: 'find' })}>
            <Icon name="look" />
            {home.find}
          </a>
        </div>
      </section>
    </>
  );
}
