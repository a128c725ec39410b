import { QueryErrorResetBoundary } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { noteNetworkReturn, retryDelay } from '../../../lib/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ErrorBoundary, type RetryProps } from '../../../ui/failures/error-boundary.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface PanelBoundaryProps {
  children: ReactNode;
  /** For toolbars, where a notice would push everything else aside. */
  isTool?: boolean;
}

/** Wraps each panel of a screen: a broken panel shows an error in its place, and the others keep working. */
export function PanelBoundary({ children, isTool = false }: PanelBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onReset={reset} fallback={isTool ? ToolError : PanelError}>
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/**
 * Retries a failed chunk once the network is back. The browser reports that only once and the load may fail again, so
 * it is also retried periodically.
 */
function useRetryOnline(onRetry: () => void): void {
  const retryNow = useEffectEvent(onRetry);
  useEffect(() => {
    const delay = retryDelay();
    const timer = delay === null ? undefined : setTimeout(() => retryNow(), delay);
    const retryOnline = () => {
      noteNetworkReturn();
      retryNow();
    };
    addEventListener('online', retryOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retryOnline);
    };
  }, []);
}

function ToolError({ onRetry, onRetryItself }: RetryProps) {
  const text = useText();
  useRetryOnline(onRetryItself);
  return (
    <span role="alert" data-trouble="tool" className="shrink-0">
      <IconButton label={text('errors.toolFailed')} className="text-danger" onClick={onRetry}>
        <RotateCw aria-hidden />
      </IconButton>
    </span>
  );
}

function PanelError({ onRetry, onRetryItself }: RetryProps) {
  const text = useText();
  useRetryOnline(onRetryItself);
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
