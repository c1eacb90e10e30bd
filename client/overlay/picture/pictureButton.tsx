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
  const { result, textView, home, table } = useText();
  const { paintTavern } = useServices();
  const { state, viewpoint } = useTable();
  const { model } = state;
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const name = nameAt(viewpoint, seat);
  const { picture } = result;
  const give = async () => {
    const paint = await paintTavern();
    const sign = textView.tavernOf(name);
    const { view, people, result: outcome } = model;
    // Others look at the picture too, so nobody but a player without a name is spoken to.
    const own = name === home.nameless ? seat : null;
    const headline = outcome === null ? table.heading(view.round) : outcomeOf(outcome, people, own, result);
    const blob = await paint({ model, seat, sign, headline, played: home.moduleName(view.modules) });
    const given = await shareFile(new File([blob], FILE, { type: blob.type }));
    setSaid(given === 'saved' ? picture.saved : '');
  };
  const press = () => {
    if (isBusy) return;
    setIsBusy(true);
    setSaid('');
    give()
      .catch((fault: unknown) => {
        setSaid(picture.failed);
        throw fault;
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <>
      <Button icon="signature" className={className} reason={isBusy ? table.busy : null} onPress={press}>
        {seat === model.me ? picture.yours : picture.of(name)}
      </Button>
      <span class="soft small" role="status">
        {said}
      </span>
    </>
  );
}
