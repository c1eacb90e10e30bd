// The button that paints a tavern as a picture, to share or to save.
import { useState } from 'preact/hooks';
import type { Seat } from '../../../game/index.ts';
import { Button } from '../parts/button.tsx';
import { useServices, useText } from '../services.ts';
import { outcomeOf } from '../result/outcome.ts';
import { nameAt, useTable } from '../table/tableContext.ts';
import { shareFile } from './shareFile.ts';

const FILE = 'tiefenthal.png';

interface PictureButtonProps {
  seat: Seat;
  className?: string;
}

export function PictureButton({ seat, className }: PictureButtonProps) {
  const { result, home, table } = useText();
  const { paintTavern } = useServices();
  const { state, viewpoint } = useTable();
  const { model } = state;
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const name = nameAt(viewpoint, seat);
  const { picture } = result;
  const give = async () => {
    const paint = await paintTavern();
    const { view, people, result: end } = model;
    // Others look at the picture too, so nobody but a player without a name is spoken to.
    const own = name === home.nameless ? seat : null;
    const headline = end === null ? table.heading(view.round) : outcomeOf(end, people, own, result);
    const blob = await paint({ model, seat, sign: name, headline, played: home.moduleName(view.modules) });
    const given = await shareFile(new File([blob], FILE, { type: blob.type }));
    if (given === 'saved') setOutcome('saved');
  };
  const press = () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    give()
      .catch((fault: unknown) => {
        setOutcome('failed');
        throw fault;
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <>
      <Button
        icon={outcome === 'saved' ? 'done' : 'signature'}
        className={className}
        reason={isBusy ? table.busy : null}
        onPress={press}
      >
        {outcome === 'saved' ? picture.saved : seat === model.me ? picture.yours : picture.of(name)}
      </Button>
      <span class={outcome === 'failed' ? 'refusalNote' : 'unseen'} role="status">
        {outcome !== null && picture[outcome]}
      </span>
    </>
  );
}
