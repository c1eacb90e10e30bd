// A modal dialog: it keeps the focus, Escape and the back button close it, and the focus returns to where it was.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useLayer } from '../layers.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  foot?: ComponentChildren;
  className?: string;
  /** A long text, which screen readers find as a region. Something inside takes the focus, so that arrow keys scroll it. */
  isLong?: boolean;
  /** A short text: screen readers read it when the dialog opens. */
  isShort?: boolean;
  /** The element that screen readers read when the dialog opens, where it is not the whole body. */
  describedBy?: string | undefined;
}

export function Dialog({
  title: name,
  onClose,
  children,
  foot,
  className = 'board',
  isLong = false,
  isShort = false,
  describedBy,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** True if the press began beside the dialog: one that begins inside, as to mark a text, does not close it. */
  const isPressBeside = useRef(false);
  const heading = useId();
  const body = useId();
  useLayer(true, onClose);
  // The focus goes back before the dialog is removed: afterwards it would be on nothing for a moment.
  useLayoutEffect(() => {
    const previousFocus = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    // Chrome gives the focus to a body that scrolls, which screen readers would read out as a whole.
    if (document.activeElement === content.current) title.current?.focus();
    return () => {
      // While it is open, nothing outside can get the focus.
      element?.close();
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      aria-describedby={isShort ? body : describedBy}
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
        <h2 id={heading} ref={title} tabIndex={-1}>
          {name}
        </h2>
        <div class="body" id={body} ref={content} {...(isLong ? { role: 'region', 'aria-labelledby': heading } : {})}>
          {children}
        </div>
        {foot !== undefined && <div class="foot">{foot}</div>}
      </div>
    </dialog>
  );
}
