import type { ReactNode } from 'react';
import { DeskPanel } from './desk-panel.tsx';

/** The form beside the desk panel; on a phone, only the form. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-12 px-4 py-8 md:grid-cols-2 md:py-12 lg:gap-20">
      <div className="mx-auto grid w-full max-w-md content-start gap-6 md:min-h-[38rem] md:py-6">
        {children}
      </div>
      <DeskPanel />
    </div>
  );
}
