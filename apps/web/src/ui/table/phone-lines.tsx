import type { ReactNode } from 'react';

/** For a column that does not fit on phones: its content moves into the row's first cell there. */
export const WIDE_ONLY = 'max-md:hidden';

export function PhoneLines({ children }: { children: ReactNode }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted md:hidden">
      {children}
    </div>
  );
}
