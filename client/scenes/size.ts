// Tells when the host has another size, or the page another pixel ratio: it was zoomed, or moved to another screen.

/** Returns how to stop watching. */
export function watchSize(host: HTMLElement, changed: () => void): () => void {
  const off = new AbortController();
  let [width, height] = [host.clientWidth, host.clientHeight];
  const observer = new ResizeObserver(() => {
    if (host.clientWidth === width && host.clientHeight === height) return;
    [width, height] = [host.clientWidth, host.clientHeight];
    changed();
  });
  observer.observe(host);
  const watchRatio = (): void => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const again = (): void => {
      changed();
      watchRatio();
    };
    query.addEventListener('change', again, { once: true, signal: off.signal });
  };
  watchRatio();
  return () => {
    off.abort();
    observer.disconnect();
  };
}
