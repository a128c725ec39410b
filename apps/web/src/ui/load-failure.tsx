import type { ReactNode } from 'react';
import { useText } from '../lib/i18n/i18n.tsx';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';

interface LoadFailureProps {
  title: string;
  onRetry: () => void;
  /** What is known of the reason. */
  children?: ReactNode;
}

/** In place of what could not be read. */
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
