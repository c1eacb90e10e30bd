// A modal dialog: the browser keeps the focus in it, Escape closes it, and the focus returns to where it was.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  foot?: ComponentChildren;
  className?: string;
  /** A long text: its body is focusable, so that the arrow keys scroll it. */
  toRead?: boolean;
  /** A short text: screen readers read it when the dialog opens. */
  isShort?: boolean;
}

export function Dialog({
  title,
  onClose,
  children,
  foot,
  className = 'board',
  toRead = false,
  isShort = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const body = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      aria-describedby={isShort ? body : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class={`dialog ${className}`}>
        <h2 id={heading}>{title}</h2>
        <div class="body" id={body} {...(toRead ? { tabIndex: 0, role: 'region', 'aria-labelledby': heading } : {})}>
          {children}
        </div>
        {foot !== undefined && <div class="foot">{foot}</div>}
      </div>
    </dialog>
  );
}
