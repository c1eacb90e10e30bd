// Hotkeys: single keys for frequent actions, off while a text field, a drop-down list or a dialog is in use. Keys that
// write a character can be switched off in the settings.
import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from '../services.ts';

export type Hotkeys = Readonly<Record<string, () => void>>;

/** True for text fields, and for drop-down lists, in which letters lead to an option. */
const takesCharacters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'button'].includes(target.type)));

export const isCharacter = (key: string): boolean => key.length === 1;

/** The signs among the hotkeys, by the `code` of the key that has them on a US keyboard, with or without Shift. */
const SIGNS: Readonly<Record<string, string>> = { Comma: ',', Period: '.', Slash: '?' };

/**
 * The hotkey that was pressed: the character that the key writes, in lower case, or the name of another key, such as
 * `Escape`. A key that writes a letter of another script, such as a Russian one, stands for the same key of a US
 * keyboard. Without Shift, a digit key stands for its digit even where it writes a sign, as on French keyboards.
 */
function hotkeyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (!isCharacter(key)) return key;
  const isLatin = /^[\p{ASCII}\p{Script=Latin}]$/u.test(key);
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (digit !== undefined && (!isLatin || !shiftKey)) return digit;
  return (isLatin ? key : (letter ?? SIGNS[code] ?? key)).toLowerCase();
}

export function useHotkeys(keys: Hotkeys): void {
  const { singleKeys } = useSettings();
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesCharacters(event.target) || document.querySelector('dialog[open]') !== null) return;
      if (!singleKeys && isCharacter(event.key)) return;
      const act = current.current[hotkeyOf(event)];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [singleKeys]);
}
