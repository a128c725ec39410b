import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-border bg-bg px-1 font-sans text-xs font-medium text-muted">
      {children}
    </kbd>
  );
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);

const ARROWS = { ArrowUp: '↑', ArrowDown: '↓' };
const APPLE_KEYS: Record<string, string> = { ...ARROWS, Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩' };
const OTHER_KEYS: Record<string, string> = { ...ARROWS, Mod: 'Ctrl', Enter: '↵' };

interface ShortcutProps {
  keys: string;
  /** Shows it on phones too, where the user asked for it. */
  isAsked?: boolean;
}

/** `Mod+Shift+K` with the symbols of the user's platform. */
export function Shortcut({ keys, isAsked = false }: ShortcutProps) {
  const signs = isApple() ? APPLE_KEYS : OTHER_KEYS;
  return (
    <span
      className={cx('inline-flex shrink-0 items-center gap-0.5', !isAsked && 'max-md:pointer-coarse:hidden')}
    >
      {keys.split('+').map((key) => (
        <Kbd key={key}>{signs[key] ?? key}</Kbd>
      ))}
    </span>
  );
}
