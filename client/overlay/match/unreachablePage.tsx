// The page of an online match or its replay while the server cannot be reached, with a button that tries again at once.
import { Button } from '../parts/button.tsx';
import { NoNetwork } from '../parts/noNetwork.tsx';
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';

/** The page that shows it tries again by itself, too, after this time. */
export const TRY_AGAIN_MS = 3000;

export function UnreachablePage({ onAgain }: { onAgain: () => void }) {
  const { online } = useText();
  return (
    <Page title={online.heading}>
      <div class="sheet text">
        <NoNetwork />
        <p role="alert">{online.room.unreachable}</p>
        <Button icon="redo" onPress={onAgain}>
          {online.room.again}
        </Button>
      </div>
    </Page>
  );
}
