import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import { choosePasskey, type PasskeySignInApi, signInWithChosen } from './passkey-client.ts';

interface AutofillOptions {
  api: PasskeySignInApi;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onFailed: (error: unknown) => void;
}

/** Offers passkeys in the autofill list of the address field, where the browser supports it. */
export function usePasskeyAutofill({ api, onAnswer, onFailed }: AutofillOptions): void {
  const offer = useEffectEvent(async (isGone: () => boolean) => {
    if (!(await browserSupportsWebAuthnAutofill()) || isGone()) return;
    // The user has not asked for anything yet: a call or a browser that fails here is not a failed sign-in.
    const chosen = await choosePasskey(api, { isAutofill: true }).catch(() => null);
    if (chosen === null || isGone()) return;
    try {
      const answer = await signInWithChosen(api, chosen);
      if (!isGone()) await onAnswer(answer);
    } catch (error) {
      if (!isGone()) onFailed(error);
    }
  });
  useEffect(() => {
    let isGone = false;
    void offer(() => isGone);
    return () => {
      isGone = true;
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);
}
