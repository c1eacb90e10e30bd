// A modal dialog: it keeps the focus; Escape, the back button and a click beside it close it; then the focus returns to
// where it was.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useLayer } from '../layers.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  foot?: ComponentChildren;
  className?: string;
  /** A long text, which screen readers find as a region. Something in it is focusable, so that arrow keys scroll it. */
  isLong?: boolean;
  /** A short text: screen readers read it when the dialog opens. */
  isShort?: boolean;
  /** The id of the element that screen readers read when the dialog opens, where it is not the whole body. */
  describedBy?: string | undefined;
}

export function Dialog({
  title,
  onClose,
  children,
  foot,
  className = 'board',
  isLong = false,
  isShort = false,
  describedBy,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  /** True if the press began beside the dialog: one that begins inside, as to mark a text, does not close it. */
  const isPressBeside = useRef(false);
  const headingId = useId();
  const bodyId = useId();
  // Open as long as it is mounted.
  useLayer(true, onClose);
  // The focus goes back before the dialog is removed: afterwards it would be on nothing for a moment.
  useLayoutEffect(() => {
    const previousFocus = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    // Chrome gives the focus to a body that scrolls, which screen readers would read out as a whole.
    if (document.activeElement === body.current) heading.current?.focus();
    return () => {
      // While it is open, nothing outside can get the focus.
      element?.close();
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      aria-describedby={isShort ? bodyId : describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => (isPressBeside.current = target === dialog.current)}
      onClick={({ target }) => {
        if (isPressBeside.current && target === dialog.current) onClose();
      }}
    >
      <div class={`dialog ${className}`}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div class="body" id={bodyId} ref={body} {...(isLong ? { role: 'region', 'aria-labelledby': headingId } : {})}>
          {children}
        </div>
        {foot !== undefined && <div class="foot">{foot}</div>}
      </div>
    </dialog>
  );
}
