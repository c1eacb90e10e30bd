// A player's colour and emblem together, so that players can be told apart without the colour.
import type { ButtonIcon } from '../../art/icons.ts';
import { PLAYER_PAINT } from '../../art/theme.ts';
import type { Colour } from '../../model/tableModel.ts';
import { Icon } from './icon.tsx';

const ICON = { stein: 'stein', key: 'key', hop: 'hop', barrel: 'barrel' } as const satisfies Record<
  (typeof PLAYER_PAINT)[Colour]['emblem'],
  ButtonIcon
>;

export const Emblem = ({ colour }: { colour: Colour }) => (
  <span class="emblem" data-colour={colour} aria-hidden="true">
    <Icon name={ICON[PLAYER_PAINT[colour].emblem]} />
  </span>
);
