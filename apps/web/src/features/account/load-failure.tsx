import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

interface LoadFailureProps {
  title: string;
  onRetry: () => void;
}

export function LoadFailure({ title, onRetry }: LoadFailureProps) {
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
    />
  );
}
