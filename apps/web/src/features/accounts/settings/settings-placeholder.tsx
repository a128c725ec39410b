import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';

interface SettingsPlaceholderProps {
  isFailed: boolean;
  onRetry: () => void;
}

/** Shown while settings are loading or when they could not be loaded. */
export function SettingsPlaceholder({ isFailed, onRetry }: SettingsPlaceholderProps) {
  const text = useText();
  if (!isFailed) return <Skeleton className="h-14" />;
  return (
    <Callout
      role="alert"
      tone="danger"
      title={text('secondFactors.loadFailed')}
      action={
        <Button size="sm" onClick={onRetry}>
          {text('errors.retry')}
        </Button>
      }
    />
  );
}
