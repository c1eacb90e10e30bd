// An icon in the colour of the words around it; nobody hears it.
import { iconSvg, type ButtonIcon } from '../../art/icons.ts';

export const Icon = ({ name }: { name: ButtonIcon }) => (
  <span class="icon" dangerouslySetInnerHTML={{ __html: iconSvg(name) }} />
);
