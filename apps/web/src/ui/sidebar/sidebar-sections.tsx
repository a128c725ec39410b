import { type ReactNode, useId } from 'react';

interface SectionProps {
  children: ReactNode;
}

export function SidebarHeader({ children }: SectionProps) {
  return (
    <div className="flex min-h-14 shrink-0 items-center gap-2 overflow-hidden px-1.5 max-md:pe-14">
      {children}
    </div>
  );
}

export function SidebarContent({ children }: SectionProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-x-hidden overflow-y-auto overscroll-contain px-1.5 py-2 [scrollbar-width:thin]">
      {children}
    </div>
  );
}

export function SidebarFooter({ children }: SectionProps) {
  return (
    <div className="flex shrink-0 flex-col gap-0.5 overflow-hidden border-t border-border p-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}

/** A list of items under a label, which becomes a divider where there is no room for text. */
export function SidebarGroup({ label, children }: SectionProps & { label?: string }) {
  const labelId = useId();
  return (
    <div>
      {label !== undefined && (
        <div className="relative flex h-8 items-center px-2 text-xs font-medium text-muted">
          <span id={labelId} className="truncate transition-opacity group-data-collapsed/sidebar:opacity-0">
            {label}
          </span>
          <span
            aria-hidden
            className="absolute inset-x-2 top-1/2 border-t border-border opacity-0 transition-opacity group-data-collapsed/sidebar:opacity-100"
          />
        </div>
      )}
      <ul aria-labelledby={label === undefined ? undefined : labelId} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  );
}
