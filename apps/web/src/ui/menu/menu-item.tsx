import { useRender } from '@base-ui/react/use-render';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import type { MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { Shortcut } from '../kbd.tsx';
import { useCloseMenu } from './menu-context.ts';

interface ItemLook {
  children: ReactNode;
  icon?: ReactNode;
  /** Shown at the end, e.g. `Mod+K`; the caller handles the key itself. */
  shortcut?: string;
  isDisabled?: boolean;
}

interface MenuItemProps extends ItemLook {
  onSelect?: () => void;
  tone?: 'neutral' | 'danger';
  /** Another element with the item's styles, e.g. `<Link to="/faq" />`. */
  render?: ReactElement;
}

export function MenuItem({ onSelect, tone, render, ...look }: MenuItemProps) {
  return useItem({ role: 'menuitem', onSelect, tone, render, ...look });
}

interface CheckItemProps extends ItemLook {
  isChecked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
}

/** Keeps the menu open: users often change several of these in a row. */
export function MenuCheckboxItem({ isChecked, onCheckedChange, ...look }: CheckItemProps) {
  return useItem({
    role: 'menuitemcheckbox',
    isChecked,
    isKeptOpen: true,
    onSelect: () => onCheckedChange(!isChecked),
    ...look,
  });
}

interface RadioItemProps extends ItemLook {
  isChecked: boolean;
  onSelect: () => void;
}

export function MenuRadioItem(props: RadioItemProps) {
  return useItem({ role: 'menuitemradio', ...props });
}

interface ItemOptions extends MenuItemProps {
  role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio';
  isChecked?: boolean;
  isKeptOpen?: boolean;
}

function useItem({ role, isChecked, isKeptOpen, onSelect, tone, render, ...look }: ItemOptions) {
  const close = useCloseMenu();
  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      type: render ? undefined : 'button',
      role,
      tabIndex: -1,
      'aria-checked': isChecked,
      'aria-disabled': look.isDisabled || undefined,
      className: cx(
        'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2 py-1.5 text-start max-md:min-h-12 max-md:text-base',
        'outline-offset-[-2px] focus:bg-text/6 aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
        tone === 'danger' ? 'text-danger' : 'text-text [&_svg]:text-muted',
      ),
      onPointerMove: ({ currentTarget }: PointerEvent<HTMLElement>) => {
        if (!look.isDisabled && currentTarget !== document.activeElement) {
          currentTarget.focus({ preventScroll: true });
        }
      },
      onClick: (event: MouseEvent) => {
        if (look.isDisabled) return event.preventDefault();
        // Before the action: a dialog that it opens then restores the focus to the trigger.
        if (!isKeptOpen) close(true);
        onSelect?.();
      },
      children: (
        <>
          {isChecked === undefined ? look.icon : <CheckMark isChecked={isChecked} />}
          <span className="min-w-0 flex-1">{look.children}</span>
          {look.shortcut !== undefined && <Shortcut keys={look.shortcut} />}
        </>
      ),
    },
  });
}

const CheckMark = ({ isChecked }: { isChecked: boolean }) => (
  <Check aria-hidden className={isChecked ? undefined : 'invisible'} />
);
