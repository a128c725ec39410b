import type { ReactNode } from 'react';

interface EmptyStateProps {
  illustration?: ReactNode;
  /** One sentence. */
  title: string;
  description?: string;
  /** One button. */
  action?: ReactNode;
}

export function EmptyState({ illustration, title, description, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      {illustration !== undefined && <div aria-hidden>{illustration}</div>}
      <div className="flex max-w-md flex-col gap-1">
        <p className="font-display text-xl tracking-display text-balance">{title}</p>
        {description !== undefined && <p className="text-sm text-pretty text-muted">{description}</p>}
      </div>
      {action}
    </div>
  );
}
