// Tabs for the log, the table in words and the chat, at the side or, on small screens, in a sheet.
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';

export type DrawerName = 'log' | 'words' | 'chat';
const DRAWERS: readonly DrawerName[] = ['log', 'words'];

const ICONS = { log: 'log', words: 'rules', chat: 'chat' } as const;

interface DrawerProps {
  shown: DrawerName;
  /** Matters on small screens only. */
  open: boolean;
  onShow: (name: DrawerName) => void;
  onToggle: () => void;
  children: ComponentChildren;
  only?: readonly DrawerName[] | undefined;
  /** The number of unread chat lines. */
  news?: number;
}

export function Drawer({ shown, open, onShow, onToggle, children, only = DRAWERS, news = 0 }: DrawerProps) {
  const { table, online } = useText();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const names = { log: table.log, words: table.words, chat: online.chat.tab(news) } satisfies Record<
    DrawerName,
    string
  >;
  const move = (step: number) => {
    const next = only[(only.indexOf(shown) + step + only.length) % only.length];
    if (next === undefined) return;
    onShow(next);
    tabs.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <section class={open ? 'drawer open' : 'drawer'} aria-label={table.drawer}>
      <div
        class="tablist"
        role="tablist"
        aria-label={table.drawer}
        ref={tabs}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') move(1);
          if (event.key === 'ArrowLeft') move(-1);
        }}
      >
        {only.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="tab"
            data-tab={name}
            id={`${id}-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => {
              if (name === shown && open) onToggle();
              else onShow(name);
            }}
          >
            <Icon name={ICONS[name]} />
            {name === 'chat' && news > 0 && (
              <b class="badge" aria-hidden="true">
                {news}
              </b>
            )}
            <span>{names[name]}</span>
          </button>
        ))}
      </div>
      <div class="tabpanel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} tabIndex={-1}>
        {children}
      </div>
    </section>
  );
}
