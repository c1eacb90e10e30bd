// Hotkeys: single keys for frequent actions, off while a text field or a dialog is in use. Keys that write a character
// can be switched off in the settings.
import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from '../services.ts';

export type Hotkeys = Readonly<Record<string, () => void>>;

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'button'].includes(target.type)));

export const isCharacter = (key: string): boolean => key.length === 1;

export function useHotkeys(keys: Hotkeys): void {
  const { singleKeys } = useSettings();
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesText(event.target) || document.querySelector('dialog[open]') !== null) return;
      if (!singleKeys && isCharacter(event.key)) return;
      const act = current.current[isCharacter(event.key) ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [singleKeys]);
}
