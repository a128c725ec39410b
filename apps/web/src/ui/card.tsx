import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'sm' | 'md';
}

const PADDING = { none: '', sm: 'p-4', md: 'p-6 max-md:p-4' };

export function Card({ padding = 'md', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx('rounded-card border border-border bg-surface', PADDING[padding], className)}
    />
  );
}

interface CardHeaderProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** Heading level of the card. */
  level?: 2 | 3 | 4;
}

export function CardHeader({ title, description, action, level = 2 }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Heading className="text-base font-semibold">{title}</Heading>
        {description !== undefined && (
          <div className="mt-0.5 text-sm text-pretty text-muted">{description}</div>
        )}
      </div>
      {action}
    </div>
  );
}
