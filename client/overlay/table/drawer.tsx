// The drawer: tabs in the bar above the table (log, table in words, chat), and a panel that slides over the table.
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';

export type DrawerName = 'log' | 'text' | 'chat';

const ICONS = { log: 'log', text: 'card', chat: 'chat' } as const;

interface DrawerProps {
  shown: DrawerName;
  /** True if the panel is slid over the table. Without a canvas the stylesheets always show it. */
  isOpen: boolean;
  onShow: (name: DrawerName) => void;
  /** Closes the panel. Returns true if the focus went back to where it was before; otherwise the tab gets it. */
  onClose: () => boolean;
  children: ComponentChildren;
  tabs: readonly DrawerName[];
  /** The number of unread chat lines. */
  unread: number;
}

export function Drawer({ shown, isOpen, onShow, onClose, children, tabs, unread }: DrawerProps) {
  const { table, online, close } = useText();
  const id = useId();
  const tablist = useRef<HTMLDivElement>(null);
  const names = { log: table.log, text: table.words, chat: online.chat.tab(unread) } satisfies Record<
    DrawerName,
    string
  >;
  const move = (step: number) => {
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onShow(next);
    tablist.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  const shut = () => {
    if (!onClose()) tablist.current?.querySelector<HTMLElement>(`[data-tab=${shown}]`)?.focus();
  };
  return (
    <section
      class={isOpen ? 'drawer open' : 'drawer'}
      aria-label={table.drawer}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        shut();
      }}
    >
      <div
        class="tablist"
        role="tablist"
        aria-label={table.drawer}
        ref={tablist}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') move(1);
          if (event.key === 'ArrowLeft') move(-1);
        }}
      >
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="tab"
            data-tab={name}
            id={`${id}-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            title={names[name]}
            tabIndex={name === shown ? 0 : -1}
            aria-expanded={name === shown && isOpen}
            onClick={() => {
              if (name === shown && isOpen) onClose();
              else onShow(name);
            }}
          >
            <Icon name={ICONS[name]} />
            {name === 'chat' && unread > 0 && (
              <b class="badge" aria-hidden="true">
                {unread}
              </b>
            )}
            <span>{names[name]}</span>
          </button>
        ))}
      </div>
      <div class="tabpanel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} tabIndex={-1}>
        {isOpen && (
          <Button kind="plain" size="small" className="shut" icon="cancel" label={close} title={close} onPress={shut} />
        )}
        {children}
      </div>
    </section>
  );
}
