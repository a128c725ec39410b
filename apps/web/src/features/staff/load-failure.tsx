import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { staffFailure } from './staff-calls.ts';

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const text = useText();
  return (
    <Callout
      role="alert"
      tone="danger"
      title={title}
      action={
        <Button size="sm" onClick={onRetry}>
          {text('staff.retry')}
        </Button>
      }
    >
      {staffFailure(text, error)}
    </Callout>
  );
}
