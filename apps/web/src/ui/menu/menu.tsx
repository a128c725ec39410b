import { useRender } from '@base-ui/react/use-render';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import type { Align, Side } from '../overlay/place-beside.ts';
import { MenuContext } from './menu-context.ts';
import { MenuPopup } from './menu-popup.tsx';

interface MenuProps {
  /** The button that opens it, e.g. `<Button>Options</Button>`. */
  trigger: ReactElement<{ id?: string }>;
  children: ReactNode;
  side?: Side;
  align?: Align;
  /** At least as wide as its trigger. */
  hasTriggerWidth?: boolean;
}

/**
 * A menu button following the ARIA Authoring Practices: arrow keys, Home, End, type-ahead, Escape, Tab. Custom because
 * Base UI's menu is 56 KB compressed, more than the rest of the shell.
 */
export function Menu({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  hasTriggerWidth = false,
}: MenuProps) {
  const menuId = useId();
  const ownTriggerId = useId();
  const triggerId = trigger.props.id ?? ownTriggerId;
  const triggerRef = useRef<HTMLElement>(null);
  const [firstFocus, setFirstFocus] = useState<'first' | 'last' | null>(null);
  const isOpen = firstFocus !== null;

  const close = useCallback((isFocusReturned: boolean) => {
    setFirstFocus(null);
    if (isFocusReturned) triggerRef.current?.focus();
  }, []);

  const triggerElement = useRender({
    render: trigger,
    ref: triggerRef,
    props: {
      id: triggerId,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? menuId : undefined,
      onClick: () => setFirstFocus(isOpen ? null : 'first'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setFirstFocus(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
  });

  return (
    <>
      {triggerElement}
      {isOpen && (
        <MenuContext value={close}>
          <MenuPopup
            id={menuId}
            labelId={triggerId}
            triggerRef={triggerRef}
            firstFocus={firstFocus}
            placement={{ side, align, gap: 4 }}
            hasTriggerWidth={hasTriggerWidth}
            onClose={close}
          >
            {children}
          </MenuPopup>
        </MenuContext>
      )}
    </>
  );
}
