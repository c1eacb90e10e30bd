// A link in a field, with buttons that copy it, share it where the system can, and show it as a QR code.
import { useId, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { useText } from '../services.ts';
import { lazy } from './lazy.tsx';
import { Live } from './live.tsx';
import { useCopy } from './useCopy.ts';

const QrCode = lazy(() => import('./qrCode.tsx').then((module) => module.QrCode), { isPage: false });

interface CopyLinkProps {
  label: string;
  link: string;
  /** True if passing the link on is the most likely next step. */
  isMain?: boolean;
}

export function CopyLink({ label, link, isMain = false }: CopyLinkProps) {
  const text = useText();
  const { room } = text.online;
  const [isCodeShown, setIsCodeShown] = useState(false);
  const { field, copy, outcome, attempts } = useCopy<HTMLInputElement>();
  const id = useId();
  const canShare = 'share' in navigator;
  // A rejection is ignored: the user has cancelled, or sharing has failed and the link can still be copied.
  const share = (): void => void navigator.share({ title: text.title, url: link }).catch(() => undefined);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="row joined">
        <input
          id={id}
          ref={field}
          class="input grow"
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button kind={isMain && !canShare ? 'main' : undefined} icon="log" onPress={copy}>
          {room.copy}
        </Button>
      </div>
      <div class="row">
        {canShare && (
          <Button kind={isMain ? 'main' : undefined} size="small" icon="person" onPress={share}>
            {room.share}
          </Button>
        )}
        <Button size="small" icon="look" pressed={isCodeShown} onPress={() => setIsCodeShown(!isCodeShown)}>
          {room.qrCode}
        </Button>
      </div>
      <Live className="soft small" text={outcome === null ? '' : room[outcome]} number={attempts} urgent={false} />
      {isCodeShown && <QrCode text={link} label={room.qrCodeOf(label)} />}
    </div>
  );
}
