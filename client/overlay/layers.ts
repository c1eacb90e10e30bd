// Layers: dialogs and drawers that lie over a page. The browser's back button closes the one on top instead of leaving
// the page: each layer has an entry in the history, with the address of the page.
import { useEffect, useRef } from 'preact/hooks';

interface Layer {
  close: () => void;
}

/** The open layers; the last one is on top. */
const layers: Layer[] = [];

/** True while the history is on its way back over entries of closed layers: `history.state` is still the old one. */
let isGoingBack = false;

/** The number of layers that belong to the current entry of the history. */
function layersOfEntry(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0;
}

/** True if the current entry of the history belongs to a layer: the next page replaces that entry. */
export const isAtLayer = (): boolean => layersOfEntry() > 0;

/** Adds entries, or goes back over surplus ones, until there is one for each layer. */
function adjustHistory(): void {
  if (isGoingBack) return;
  const before = layersOfEntry();
  for (let count = before + 1; count <= layers.length; count++) history.pushState({ layers: count }, '');
  if (before <= layers.length) return;
  isGoingBack = true;
  history.go(layers.length - before);
}

/**
 * The delay lets a layer that opens in the place of another, as the next page of a menu does, take over the entry of
 * the one before.
 */
const adjustSoon = (): void => void setTimeout(adjustHistory);

function onPopState(): void {
  const remaining = layersOfEntry();
  // A layer that opened while the history went back over an entry stays open.
  if (!isGoingBack) while (layers.length > remaining) layers.pop()?.close();
  isGoingBack = false;
  // An entry without its layer, as on the way back from another page, is skipped: the history goes back over it.
  adjustSoon();
}

/** Makes the back button close the layer while it is open. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const current = useRef(close);
  current.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer: Layer = { close: () => current.current() };
    // The listener stays; adding the same function once more has no effect.
    if (layers.length === 0) window.addEventListener('popstate', onPopState);
    layers.push(layer);
    adjustSoon();
    return () => {
      const place = layers.indexOf(layer);
      if (place < 0) return;
      layers.splice(place, 1);
      adjustSoon();
    };
  }, [isOpen]);
}
