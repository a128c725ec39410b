import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadFailure as Failure } from '../../ui/load-failure.tsx';
import { staffFailure } from './staff-calls.ts';

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Shows staff the server's error message. */
export function LoadFailure({ error, ...rest }: LoadFailureProps) {
  const text = useText();
  return <Failure {...rest}>{staffFailure(text, error)}</Failure>;
}
