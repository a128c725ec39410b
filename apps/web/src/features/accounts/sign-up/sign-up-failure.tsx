import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { AccountFailure } from '../account-failure.ts';

interface SignUpFailureProps {
  failure: AccountFailure;
  onSignInInstead: () => void;
}

/** For an address that is already registered, offers the other tab with the address filled in. */
export function SignUpFailure({ failure, onSignInInstead }: SignUpFailureProps) {
  const text = useText();
  const isTaken = failure.code === 'EMAIL_TAKEN';
  return (
    <Callout
      role="alert"
      tone="danger"
      title={text(isTaken ? 'accounts.errorTitle' : 'accounts.signUpFailed')}
    >
      {text(failure.reason)}
      {isTaken && (
        <Button size="sm" className="mt-3 flex" onClick={onSignInInstead}>
          {text('accounts.signInInstead')}
        </Button>
      )}
    </Callout>
  );
}
