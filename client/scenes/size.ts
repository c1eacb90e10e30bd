// Watches the host's size and the page's pixel ratio, which changes by zooming or moving to another screen.

/** Returns a function that stops watching. */
export function watchSize(host: HTMLElement, changed: () => void): () => void {
  const off = new AbortController();
  let width = host.clientWidth;
  let height = host.clientHeight;
  const observer = new ResizeObserver(() => {
    if (host.clientWidth === width && host.clientHeight === height) return;
    width = host.clientWidth;
    height = host.clientHeight;
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
