import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface OpenState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const OpenContext = createContext<OpenState>({ isOpen: false, onOpenChange: () => undefined });

/** Wraps a dialog whose code loads when it is first opened: if that fails, it shows the error in its place. */
export function DialogBoundary({ children, ...state }: OpenState & { children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(state.isOpen);
  if (state.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <OpenContext value={state}>
      <ErrorBoundary fallback={DialogFailure}>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </OpenContext>
  );
}

function DialogFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const state = use(OpenContext);
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {text('errors.retry')}
    </Button>
  );
  return (
    <Dialog
      {...state}
      size="sm"
      title={text('errors.panelTitle')}
      description={text('errors.panelDescription')}
      footer={retry}
    />
  );
}
