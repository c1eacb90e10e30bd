// The moment at which an element is on the screen, or nearly.

/** The distance from the screen, or from the border of what it scrolls in, at which an element counts as near. */
const DISTANCE = '160px';

/** Never resolves when the signal is aborted before. */
export const whenNear = (element: Element, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: DISTANCE, scrollMargin: DISTANCE },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
