// Waiting beside a server in the same thread: roles are worked out once, when there is something to find, for to look
// for them again and again would leave the server no time.
import { screen, waitFor } from '@testing-library/dom';

const labelOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).trim();

export async function findButton(name: string | RegExp): Promise<HTMLElement> {
  await waitFor(() => {
    const labels = [...document.querySelectorAll('button')].map(labelOf);
    if (!labels.some((label) => (typeof name === 'string' ? label === name : name.test(label))))
      throw new Error(`There is no button ${String(name)}, only ${labels.join(', ')}.`);
  });
  const [button] = screen.getAllByRole('button', { name });
  return button as HTMLElement;
}

export const findHeading = (name: string): Promise<HTMLElement> => screen.findByText(name, { selector: 'h1, h2, h3' });

/** A page that was just opened gives the focus to its heading; whoever types before that loses it. */
export const pageIsOpen = (): Promise<void> =>
  waitFor(() => {
    if (document.activeElement?.tagName !== 'H1') throw new Error('The heading of the page has not got the focus.');
  });
