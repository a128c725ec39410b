import { useRender } from '@base-ui/react/use-render';
import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';

export function Breadcrumb({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <nav aria-label={text('ui.breadcrumb')} className="min-w-0">
      <ol className="flex min-w-0 items-center text-sm text-muted">{children}</ol>
    </nav>
  );
}

interface BreadcrumbItemProps {
  children: ReactNode;
  /** Link to an ancestor. */
  render?: ReactElement;
  /** Whether it is the current page. An ancestor without a link is left out on a phone. */
  isCurrent?: boolean;
}

export function BreadcrumbItem({ children, render, isCurrent = true }: BreadcrumbItemProps) {
  const content = useRender({
    defaultTagName: 'span',
    render,
    props: render
      ? { className: 'block truncate rounded-[2px] py-0.5 hover:text-text hover:underline', children }
      : isCurrent
        ? { className: 'block truncate font-medium text-text', 'aria-current': 'page', children }
        : { className: 'block truncate', children },
  });
  return (
    <li
      className={cx(
        'group flex min-w-0 items-center last:min-w-16',
        !render && !isCurrent && 'max-sm:hidden',
      )}
    >
      {content}
      <ChevronRight aria-hidden className="mx-1 size-3.5 shrink-0 group-last:hidden" />
    </li>
  );
}
