// The lobby's page: a quick match, a match by its link, or one from the list.
import { useState } from 'preact/hooks';
import '../../styles/online.css';
import { recallOptions, rememberOptions } from '../gameOptions.ts';
import { NoNetwork } from '../parts/noNetwork.tsx';
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';
import { LinkForm } from './linkForm.tsx';
import { MatchList } from './matchList.tsx';
import { useOwnName } from '../parts/nameField.tsx';
import { QuickForm } from './quickForm.tsx';

export function FindPage() {
  const { online } = useText();
  const { find, quick } = online;
  const [name, setName] = useOwnName();
  const [modules, setModules] = useState(() => recallOptions().modules);
  return (
    <Page title={find.heading} className="wide">
      <NoNetwork />
      <div class="twoSides">
        <div class="stack">
          <section class="board panel stack" aria-label={quick.heading}>
            <h2>{quick.heading}</h2>
            <p class="soft">{quick.text}</p>
            <QuickForm
              name={name}
              modules={modules}
              onName={setName}
              onModules={(next) => {
                setModules(next);
                rememberOptions({ ...recallOptions(), modules: next });
              }}
            />
          </section>
          <section class="board panel stack" aria-label={find.byLink}>
            <h2>{find.byLink}</h2>
            <LinkForm />
          </section>
        </div>
        <MatchList />
      </div>
    </Page>
  );
}
