// Marks the page while it is used by keys: hints about keys are shown only then.
import { useEffect } from 'preact/hooks';

/** Sets `data-keys` on the root element from a press of a key to the next press of a pointer. */
export function useKeysInUse(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const begin = () => {
      dataset.keys = 'inUse';
    };
    const end = () => {
      delete dataset.keys;
    };
    document.addEventListener('keydown', begin, true);
    document.addEventListener('pointerdown', end, true);
    return () => {
      end();
      document.removeEventListener('keydown', begin, true);
      document.removeEventListener('pointerdown', end, true);
    };
  }, []);
}
