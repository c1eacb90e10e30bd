// Parts of the table without a canvas, as the tests of the overlay find them.
import { screen } from '@testing-library/dom';

/** Resolves when the table is open and has been rendered without a canvas. */
export const tableIsOpen = (): Promise<HTMLElement> => screen.findByText(/This is the table in words/);

export const prompt = (): HTMLElement => screen.getByRole('region', { name: 'What is asked of you' });
