import type { SocialError } from '@lauda/contract/accounts/social-names';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { SOCIAL_ERROR_TEXTS } from './social-error-texts.ts';

interface SocialFailure {
  /** From the URL; null without one. */
  error: SocialError | null;
  title: string;
  /** Called once the message was shown, so that the URL can drop the error. */
  onTold: (error: SocialError) => void;
}

/** Providers send the browser back with a reason in the URL. Shows it as a toast, once. */
export function useSocialFailure({ error, title, onTold }: SocialFailure): void {
  const text = useText();
  const toast = useToast();
  const tell = useEffectEvent((reason: SocialError) => {
    toast.show({ title, description: text(SOCIAL_ERROR_TEXTS[reason]), tone: 'danger' });
    onTold(reason);
  });
  useEffect(() => {
    if (error !== null) tell(error);
  }, [error]);
}
