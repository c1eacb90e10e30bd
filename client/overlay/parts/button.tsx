// A button that stays where it is when it cannot be used, and says why.
import type { ComponentChildren, Ref } from 'preact';
import type { ButtonIcon } from '../../art/icons.ts';
import { isCharacter } from '../keys/hotkeys.ts';
import { useSettings } from '../services.ts';
import { Icon } from './icon.tsx';

export interface ButtonProps {
  onPress: () => void;
  children?: ComponentChildren;
  icon?: ButtonIcon | undefined;
  /** The accessible name, where the children do not say it all. */
  label?: string | undefined;
  /** Said by screen readers after the name. */
  description?: string | undefined;
  /** Why the button cannot be used now. A press still calls `onPress`, which has to check by itself. */
  reason?: string | null | undefined;
  kind?: 'main' | 'plain' | undefined;
  size?: 'small' | 'large' | undefined;
  className?: string | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  controls?: string | undefined;
  /** The tooltip; a button that is only an icon has its label there. */
  title?: string | undefined;
  /** The key that does the same, which screen readers announce. */
  keys?: string | undefined;
  tabIndex?: number | undefined;
  onFocus?: (() => void) | undefined;
  onPointerDown?: ((event: PointerEvent) => void) | undefined;
  onPointerLeave?: (() => void) | undefined;
  /** Stands for a thing on the canvas, which has a ring while the button has the focus (table/focusTarget.ts). */
  hasFocusTarget?: boolean;
  /** A dialog that opens gives it the focus at once. */
  autofocus?: boolean;
  /** Gives access to the `<button>` itself, to focus it. */
  inner?: Ref<HTMLButtonElement>;
}

const classes = ({ kind, size, children, className }: ButtonProps): string =>
  ['button', kind, size, children === undefined ? 'iconOnly' : '', className].filter(Boolean).join(' ');

export function Button(props: ButtonProps) {
  const { reason = null, label, children } = props;
  const { singleKeys } = useSettings();
  // Keys that write a character can be switched off in the settings.
  const isKeyOff = !singleKeys && props.keys !== undefined && isCharacter(props.keys);
  const name = label === undefined || reason === null ? label : `${label} (${reason})`;
  return (
    <button
      type="button"
      ref={props.inner ?? null}
      class={classes(props)}
      aria-label={name}
      aria-description={props.description}
      aria-disabled={reason === null ? undefined : 'true'}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-keyshortcuts={isKeyOff ? undefined : props.keys}
      data-focus-target={props.hasFocusTarget === true ? '' : undefined}
      autofocus={props.autofocus}
      title={reason ?? props.title ?? (children === undefined ? label : undefined)}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      onPointerDown={props.onPointerDown}
      onPointerLeave={props.onPointerLeave}
      onClick={props.onPress}
    >
      {props.icon !== undefined && <Icon name={props.icon} />}
      {children}
      {reason !== null && label === undefined && <span class="unseen"> ({reason})</span>}
    </button>
  );
}
