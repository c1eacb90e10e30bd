// A link in a field, with a button that copies it.
import { useId, useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { useText } from '../services.ts';

interface CopyLinkProps {
  label: string;
  link: string;
}

export function CopyLink({ label, link }: CopyLinkProps) {
  const { room } = useText().online;
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      // Only on secure pages.
      await navigator.clipboard.writeText(link);
      setSaid(room.copied);
    } catch {
      setSaid(room.copyByHand);
    }
  };
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
        <Button icon="log" onPress={() => void copy()}>
          {room.copy}
        </Button>
      </div>
      <p class="soft small" role="status">
        {said}
      </p>
    </div>
  );
}
