import { useRender } from '@base-ui/react/use-render';
import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Tooltip } from '../overlay/tooltip.tsx';
import { useSidebar } from './sidebar-context.ts';

const styles = cva(
  [
    'flex min-h-9 w-full items-center gap-2.5 overflow-hidden rounded-control px-2 text-start text-sm transition-colors',
    'outline-offset-[-2px] max-md:min-h-12 max-md:text-base',
  ],
  {
    variants: {
      variant: {
        default: [
          'text-muted hover:bg-text/6 hover:text-text aria-expanded:bg-text/6 aria-expanded:text-text',
          'aria-[current=page]:bg-soft aria-[current=page]:font-medium aria-[current=page]:text-on-soft',
        ],
        primary: 'bg-primary font-medium text-on-primary hover:bg-primary/90',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

interface SidebarItemProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ReactNode;
  label: string;
  badge?: ReactNode;
  variant?: 'default' | 'primary';
  /** Router links set this themselves; for anything else, set it here. */
  isActive?: boolean;
  /** The link, e.g. `<Link to="/resumes" />`; a button without it. */
  render?: ReactElement;
}

/** An item within a group. */
export function SidebarItem(props: SidebarItemProps) {
  return (
    <li>
      <SidebarControl {...props} />
    </li>
  );
}

/** The same control outside a list, e.g. in the footer or as a menu trigger. */
export function SidebarControl({
  icon,
  label,
  badge,
  variant,
  isActive,
  render,
  className,
  onClick,
  ref,
  ...rest
}: SidebarItemProps) {
  const { isCollapsed, onItemSelect } = useSidebar();
  const control = useRender({
    defaultTagName: 'button',
    render,
    ref,
    props: {
      type: render ? undefined : 'button',
      'aria-current': isActive ? 'page' : undefined,
      ...rest,
      className: styles({ variant, className }),
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        // Opening a menu is not a selection yet.
        if (rest['aria-haspopup'] === undefined) onItemSelect();
      },
      children: (
        <>
          <span aria-hidden className="grid size-5 shrink-0 place-items-center [&>svg]:size-5">
            {icon}
          </span>
          {/* Transparent instead of removed: it stays the accessible name when only the icon shows. */}
          <span className="flex min-w-0 flex-1 items-center gap-2 transition-opacity group-data-collapsed/sidebar:opacity-0">
            <span className="min-w-0 flex-1 truncate">{label}</span>
            {badge}
          </span>
        </>
      ),
    },
  });
  return (
    <Tooltip content={label} side="right" isDisabled={!isCollapsed} isDescription={false}>
      {control}
    </Tooltip>
  );
}
