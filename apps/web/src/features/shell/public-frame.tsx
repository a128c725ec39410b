import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { PublicHeader, type PublicHeaderProps } from './public-header.tsx';
import { CONTENT_ID } from './skip-link.tsx';

interface PublicFrameProps extends PublicHeaderProps {
  supportEmail: string | null;
  children: ReactNode;
}

/** Top navigation and footer, no sidebar. */
export function PublicFrame({ supportEmail, children, ...header }: PublicFrameProps) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--frame-top))] flex-col">
      <PublicHeader {...header} />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer supportEmail={supportEmail} />
    </div>
  );
}
