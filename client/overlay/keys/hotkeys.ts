// Hotkeys: single keys for frequent actions, off while a text field or a dialog is in use.
import { useEffect, useRef } from 'preact/hooks';

export type Hotkeys = Readonly<Record<string, () => void>>;

const types = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'button'].includes(target.type)));

export function useHotkeys(keys: Hotkeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (types(event.target) || document.querySelector('dialog[open]') !== null) return;
      const act = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
