import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

/** Around each panel of a screen: one that breaks says so in its place, and the others go on. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onReset={reset} fallback={PanelError}>
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function PanelError({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const retryNow = useEffectEvent(onRetry);
  // A part whose file did not arrive comes by itself once the network is back.
  useEffect(() => {
    const listen = () => retryNow();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {text('errors.retry')}
    </Button>
  );
  return (
    <Callout tone="danger" role="alert" title={text('errors.panelTitle')} action={retry}>
      {text('errors.panelDescription')}
    </Callout>
  );
}
