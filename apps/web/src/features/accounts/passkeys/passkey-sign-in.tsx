import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import Hash from 'lucide-react/icons/hash';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { type PasskeySignInApi, signInWithPasskey } from './passkey-client.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

interface PasskeySignInProps {
  api: PasskeySignInApi;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onCode: () => void;
}

/** The sign-in methods that need no password. */
export function PasskeySignIn({ api, onAnswer, onCode }: PasskeySignInProps) {
  const text = useText();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  usePasskeyAutofill({ api, onAnswer, onFailed: (error) => setFailure(accountFailure(error)) });
  return (
    <div className="grid gap-3">
      {browserSupportsWebAuthn() && (
        <PasskeyButton
          label={text('secondFactors.signInWithPasskey')}
          onUse={async () => onAnswer(await signInWithPasskey(api))}
        />
      )}
      <AccountFailureCallout title={text('accounts.signInFailed')} failure={failure} />
      <Button size="lg" onClick={onCode}>
        <Hash aria-hidden />
        {text('secondFactors.signInWithCode')}
      </Button>
    </div>
  );
}
