import type { SignInAnswer } from '@lauda/contract/second-factors';
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import { isPasskeyCancelled, type PasskeySignInApi, signInWithPasskey } from './passkey-client.ts';

interface AutofillOptions {
  api: PasskeySignInApi;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onFailed: (error: unknown) => void;
}

/** The browser offers passkeys among what it fills into the address field, where it can. */
export function usePasskeyAutofill({ api, onAnswer, onFailed }: AutofillOptions): void {
  const offer = useEffectEvent(async (isGone: () => boolean) => {
    if (!(await browserSupportsWebAuthnAutofill()) || isGone()) return;
    try {
      const answer = await signInWithPasskey(api, { isAutofill: true });
      if (!isGone()) await onAnswer(answer);
    } catch (error) {
      // Whoever did not choose one has not asked for anything.
      if (!isGone() && !isPasskeyCancelled(error)) onFailed(error);
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
