import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';
import { EmptyState } from '../page/empty-state.tsx';

interface LoadFailureProps {
  title: string;
  onRetry: () => void;
  /** Details about the reason, if known. */
  children?: ReactNode;
}

/** Shown in place of content that could not be loaded. */
export function LoadFailure({ title, onRetry, children }: LoadFailureProps) {
  const text = useText();
  return (
    <Callout
      role="alert"
      tone="danger"
      title={title}
      action={
        <Button size="sm" onClick={onRetry}>
          {text('errors.retry')}
        </Button>
      }
    >
      {children}
    </Callout>
  );
}

interface OpenFailureProps {
  /** Heading of the screen. */
  heading: string;
  title: string;
  description: string;
  onRetry: () => void;
  /** The link back to the list. */
  back: ReactNode;
}

/** Shown in place of a document that could not be opened: it may be deleted, or the network down. */
export function OpenFailure({ heading, title, description, onRetry, back }: OpenFailureProps) {
  const text = useText();
  return (
    <section role="alert" data-trouble="open" className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8">
      <h1 className="font-display text-3xl tracking-display">{heading}</h1>
      <EmptyState
        title={title}
        description={description}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" onClick={onRetry}>
              {text('errors.retry')}
            </Button>
            {back}
          </div>
        }
      />
    </section>
  );
}
