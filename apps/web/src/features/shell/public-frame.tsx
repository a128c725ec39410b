import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { CONTENT_ID } from './skip-link.tsx';

interface PublicFrameProps {
  isSignedIn: boolean;
  supportEmail: string | null;
  children: ReactNode;
}

/** Top navigation and footer, no sidebar. */
export function PublicFrame({ isSignedIn, supportEmail, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader isSignedIn={isSignedIn} />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer supportEmail={supportEmail} />
    </div>
  );
}
