import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
  /** Id of the drop target that the tab is (`useDropTargets`). */
  dropTarget?: string;
}

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
}

/** Follows the ARIA Authoring Practices: a single tab stop, and arrow keys select immediately. */
export function Tabs<Value extends string>({ label, value, onValueChange, items }: TabsProps<Value>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const current = items.findIndex((item) => item.value === value);
  const active = items[current];

  // Scrolls the selected tab fully into view in a row wider than the screen. Not scrollIntoView, which scrolls the page
  // too.
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.children[current];
    if (!list || !tab) return;
    const [row, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.scrollLeft += Math.max(own.right - row.right, 0) + Math.min(own.left - row.left, 0);
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next: Record<string, number> = {
      ArrowRight: (current + 1) % items.length,
      ArrowLeft: (current - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const index = next[event.key];
    const item = index === undefined ? undefined : items[index];
    if (index === undefined || !item) return;
    event.preventDefault();
    onValueChange(item.value);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  return (
    <div>
      <div
        ref={listRef}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className="flex gap-4 print:hidden overflow-x-auto border-b border-border [scrollbar-width:none]"
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}-tab`}
            aria-selected={item.value === value}
            data-drop-target={item.dropTarget}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            className="relative flex min-h-10 shrink-0 items-center gap-2 rounded-control px-1 text-sm font-medium text-muted outline-offset-[-2px] transition-colors after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 after:rounded-full after:bg-primary after:opacity-0 after:transition-opacity after:content-[''] hover:text-text aria-selected:text-text aria-selected:after:opacity-100 max-md:min-h-12 max-md:text-base forced-colors:after:bg-[Highlight] [&_svg]:size-4"
            onClick={() => onValueChange(item.value)}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
      {active && (
        <div
          key={active.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${active.value}-tab`}
          // Makes content without controls reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="rounded-control pt-4"
        >
          {active.content}
        </div>
      )}
    </div>
  );
}
