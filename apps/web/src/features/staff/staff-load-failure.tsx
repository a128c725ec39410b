import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadFailure } from '../../ui/failures/load-failure.tsx';
import { staffFailure } from './staff-calls.ts';

interface StaffLoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Shows staff the server's error message. */
export function StaffLoadFailure({ error, ...rest }: StaffLoadFailureProps) {
  const text = useText();
  return <LoadFailure {...rest}>{staffFailure(text, error)}</LoadFailure>;
}
