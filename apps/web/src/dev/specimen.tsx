import type { ReactNode } from 'react';

const THEMES = ['light', 'dark'] as const;

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} data-section={title}>
      <h2 className="mb-3 text-sm font-semibold text-muted">{title}</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {THEMES.map((theme) => (
          <Panel key={theme} theme={theme}>
            {children}
          </Panel>
        ))}
      </div>
    </section>
  );
}

function Panel({ theme, children }: { theme: (typeof THEMES)[number]; children: ReactNode }) {
  return (
    <div
      data-theme={theme}
      className="flex min-w-0 flex-col gap-8 rounded-card border border-border p-6 max-md:p-4"
    >
      {children}
    </div>
  );
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-xs text-muted">{label}</p>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

export function Stack({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-xs text-muted">{label}</p>
      {children}
    </div>
  );
}
