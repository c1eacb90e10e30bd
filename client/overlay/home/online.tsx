// The form for a quick match on the home page, and links to the pages for finding and opening a match.
import { QuickForm } from '../lobby/quickForm.tsx';
import { Icon } from '../parts/icon.tsx';
import { NoNetwork } from '../parts/noNetwork.tsx';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';
import type { GameOptions } from '../gameOptions.ts';

interface OnlineDoorProps {
  options: GameOptions;
  onChange: (options: Partial<GameOptions>) => void;
}

export function OnlineDoor({ options, onChange }: OnlineDoorProps) {
  const { home } = useText();
  return (
    <>
      <NoNetwork />
      <p class="soft">{home.onlineText}</p>
      <QuickForm
        name={options.name}
        modules={options.modules}
        onName={(name) => onChange({ name })}
        onModules={(modules) => onChange({ modules })}
      />
      <div class="row">
        <a class="button" href={hrefOf({ page: 'find' })}>
          <Icon name="look" />
          {home.find}
        </a>
        <a class="button" href={hrefOf({ page: 'create' })}>
          <Icon name="person" />
          {home.create}
        </a>
      </div>
    </>
  );
}
