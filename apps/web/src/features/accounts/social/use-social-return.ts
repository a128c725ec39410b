import { PROVIDER_NAMES, type SocialError, type SocialProvider } from '@lauda/contract/accounts/social-names';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';

import { useSocialFailure } from './use-social-failure.ts';

interface SocialReturn {
  /** From the URL: the connected provider, or the provider that failed and why. */
  connected?: SocialProvider | undefined;
  provider?: SocialProvider | undefined;
  error?: SocialError | undefined;
  onError: (error: SocialError) => void;
  /** Called once the message was shown, so that the URL can drop the parameters. */
  onTold: () => void;
}

/** Shows the outcome to a user who returns from a provider. */
export function useSocialReturn({ connected, provider, error, onError, onTold }: SocialReturn): void {
  const text = useText();
  const toast = useToast();
  useSocialFailure({
    error: error ?? null,
    title: text('social.connectFailed', { provider: provider ? PROVIDER_NAMES[provider] : '–' }),
    onTold: (reason) => {
      onError(reason);
      onTold();
    },
  });
  const tell = useEffectEvent((done: SocialProvider) => {
    toast.show({ title: text('social.connectedNow', { provider: PROVIDER_NAMES[done] }), tone: 'success' });
    onTold();
  });
  useEffect(() => {
    if (connected) tell(connected);
  }, [connected]);
}
