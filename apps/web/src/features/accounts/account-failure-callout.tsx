import { useText } from '../../lib/i18n/i18n.tsx';
import { Callout } from '../../ui/callout.tsx';
import type { AccountFailure } from './account-failure.ts';

interface AccountFailureCalloutProps {
  title: string;
  failure: AccountFailure | null;
}

/** Shows why the server refused the whole form. */
export function AccountFailureCallout({ title, failure }: AccountFailureCalloutProps) {
  const text = useText();
  if (failure === null) return null;
  return (
    <Callout role="alert" tone="danger" title={title}>
      {text(failure.reason)}
    </Callout>
  );
}
