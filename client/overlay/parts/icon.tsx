// An icon in the colour of the surrounding text, hidden from screen readers.
import { iconSvg, type ButtonIcon } from '../../art/icons.ts';

export const Icon = ({ name }: { name: ButtonIcon }) => (
  <span class="icon" dangerouslySetInnerHTML={{ __html: iconSvg(name) }} />
);
