// Forgetting a seat that one may still want: not before it was said what that means, and how to keep a way back.
import type { KeptSeat } from '../../net/keptSeats.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useText } from '../services.ts';
import { CopyLink } from '../parts/copyLink.tsx';
import { linkTo } from '../match/matchLinks.ts';

interface ForgetProps {
  title: string;
  seat: KeptSeat;
  onForget: () => void;
  onClose: () => void;
}

export function Forget({ title, seat, onForget, onClose }: ForgetProps) {
  const { online } = useText();
  const { mine, table } = online;
  return (
    <Dialog
      title={mine.forgetOne(title)}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onForget}>{mine.forget}</Button>
          <Button kind="main" onPress={onClose}>
            {mine.keep}
          </Button>
        </>
      }
    >
      <div class="stack">
        <p>{mine.forgetText}</p>
        <CopyLink label={table.personalLink} link={linkTo({ page: 'match', id: seat.id, seatKey: seat.key })} />
      </div>
    </Dialog>
  );
}
