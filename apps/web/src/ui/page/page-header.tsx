import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the title: a back link, a breadcrumb or a badge. */
  eyebrow?: ReactNode;
}

export function PageHeader({ title, description, actions, eyebrow }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-80">
        {eyebrow !== undefined && <div className="mb-2">{eyebrow}</div>}
        <h1 className="font-display text-3xl tracking-display wrap-anywhere max-md:text-2xl">{title}</h1>
        {description !== undefined && (
          <div className="mt-1 max-w-prose text-base text-pretty text-muted">{description}</div>
        )}
      </div>
      {actions !== undefined && (
        <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>
      )}
    </header>
  );
}
