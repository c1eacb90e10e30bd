// The dialog before this browser forgets a seat of a match: says what that means, and offers the personal link to it.
import type { KeptSeat } from '../../net/keptSeats.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useText } from '../services.ts';
import { CopyLink } from '../parts/copyLink.tsx';
import { linkTo } from '../match/matchLinks.ts';

interface ForgetSeatDialogProps {
  title: string;
  seat: KeptSeat;
  onForget: () => void;
  onClose: () => void;
}

export function ForgetSeatDialog({ title, seat, onForget, onClose }: ForgetSeatDialogProps) {
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
