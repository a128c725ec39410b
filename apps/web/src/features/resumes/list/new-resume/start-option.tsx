import { useRender } from '@base-ui/react/use-render';
import { cx } from 'class-variance-authority';
import type { ReactElement, ReactNode } from 'react';
import { CARD_LINK } from '../../../../ui/card-link.ts';

interface StartOptionProps {
  icon: ReactNode;
  title: string;
  description: string;
  /** True while the previous draft is still being put aside. */
  isBusy?: boolean;
  onClick?: () => void;
  render?: ReactElement;
}

/** One way to start a resume. */
export function StartOption({ icon, title, description, isBusy = false, onClick, render }: StartOptionProps) {
  const action = useRender({
    defaultTagName: 'button',
    render,
    props: {
      type: render ? undefined : 'button',
      'aria-disabled': isBusy || undefined,
      className: cx('text-start font-medium', CARD_LINK),
      onClick: isBusy ? (event: React.MouseEvent) => event.preventDefault() : onClick,
      children: title,
    },
  });
  return (
    <li className="relative flex gap-4 rounded-card border border-border bg-surface p-5 transition-colors hover:border-control">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-soft text-on-soft [&_svg]:size-5">
        {icon}
      </span>
      <div className="grid content-start gap-0.5">
        {action}
        <p className="text-sm text-pretty text-muted">{description}</p>
      </div>
    </li>
  );
}
