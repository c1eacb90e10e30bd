// Waiting for elements while a server runs in the same thread: a search by role is slow and would starve the server if
// it were repeated, so it is done once, after a cheap check.
import { screen, waitFor } from '@testing-library/dom';

const labelOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).trim();

/** A dialog is in the document for a moment before it opens; until then no search by role finds its buttons. */
const isInClosedDialog = (element: Element): boolean => element.closest('dialog:not([open])') !== null;

export async function findButton(name: string | RegExp): Promise<HTMLElement> {
  await waitFor(() => {
    const labels = [...document.querySelectorAll('button')].filter((each) => !isInClosedDialog(each)).map(labelOf);
    if (!labels.some((label) => (typeof name === 'string' ? label === name : name.test(label))))
      throw new Error(`There is no button ${String(name)}, only ${labels.join(', ')}.`);
  });
  const [button] = screen.getAllByRole('button', { name });
  return button as HTMLElement;
}

export const findHeading = (name: string): Promise<HTMLElement> => screen.findByText(name, { selector: 'h1, h2, h3' });

/** Waits until a new page has focused its heading; typing before that would lose the focus. */
export const pageIsOpen = (): Promise<void> =>
  waitFor(() => {
    if (document.activeElement?.tagName !== 'H1') throw new Error('The heading of the page has not got the focus.');
  });
