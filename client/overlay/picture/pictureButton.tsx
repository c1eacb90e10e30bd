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
  const label = seat === model.me ? picture.yours : picture.of(name);
  const paintAndShare = async () => {
    const paint = await paintTavern();
    const { view, people, result: end } = model;
    // Others look at the picture, too, so it says who won and not “you”, unless the player has no name: then it is “You”.
    const addressed = name === home.nameless ? seat : null;
    const headline = end === null ? table.heading(view.round) : outcomeOf(end, people, addressed, result);
    const blob = await paint({ model, seat, sign: name, headline, played: home.moduleName(view.modules) });
    const outcomeOfSharing = await shareFile(new File([blob], FILE, { type: blob.type }));
    if (outcomeOfSharing === 'saved') setOutcome('saved');
  };
  const press = () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    paintAndShare()
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
        {outcome === 'saved' ? picture.saved : label}
      </Button>
      <span class={outcome === 'failed' ? 'refusalNote' : 'unseen'} role="status">
        {outcome !== null && picture[outcome]}
      </span>
    </>
  );
}
