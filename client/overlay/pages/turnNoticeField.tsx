// The setting for notifications of one's turn; the only place that asks the browser for permission.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Switch } from '../parts/fields.tsx';
import { useText } from '../services.ts';
import { askForNotices, noticePermission } from '../table/turnNotice.ts';

interface TurnNoticeFieldProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

export function TurnNoticeField({ on, onChange }: TurnNoticeFieldProps) {
  const { settings: labels } = useText();
  const [permission, setPermission] = useState(noticePermission);
  const [isAnswered, setAnswered] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => {
    if (isAnswered) field.current?.querySelector<HTMLElement>('input, [tabindex]')?.focus();
  }, [isAnswered]);
  const ask = async () => {
    const answer = await askForNotices();
    setPermission(answer);
    if (answer === 'granted') onChange(true);
    setAnswered(answer !== 'default');
  };
  if (permission === 'missing') return null;
  return (
    <div ref={field}>
      {permission === 'granted' && <Switch name={labels.turnNotice} on={on} onChange={onChange} />}
      {permission === 'denied' && (
        <p class="soft small" role="status" tabIndex={-1}>
          {labels.turnNoticeDenied}
        </p>
      )}
      {permission === 'default' && <Button onPress={() => void ask()}>{labels.turnNoticeAsk}</Button>}
    </div>
  );
}
