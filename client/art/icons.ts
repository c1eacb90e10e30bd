// Icons of one colour for words and buttons in the DOM: light enough for the first screen.
import { BUTTON_ICON_PATHS } from './generated/buttonIcons.ts';
import type { ButtonIcon } from './iconNames.ts';

export type { ButtonIcon } from './iconNames.ts';

/** The icon in the colour of the text around it, hidden from screen readers. */
export const iconSvg = (name: ButtonIcon): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="1em" height="1em" aria-hidden="true" focusable="false"><path fill="currentColor" d="${BUTTON_ICON_PATHS[name]}"/></svg>`;
