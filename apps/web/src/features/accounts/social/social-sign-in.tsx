import type { Client } from '@lauda/contract/client';
import type { SocialProvider } from '@lauda/contract/accounts/social-names';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { documentLocale } from '../../../lib/i18n/texts.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { accountFailure } from '../account-failure.ts';
import { SocialButtons } from './social-buttons.tsx';

interface SocialSignInProps {
  api: Pick<Client, 'startSocialSignIn'>;
  providers: readonly SocialProvider[];
  /** Where to go after signing in. */
  redirect: string | undefined;
  leaveTo: (url: string) => Promise<void>;
  onFailed: () => void;
}

/** Sends the user to a provider; every outcome returns through a different page. */
export function SocialSignIn({ api, providers, redirect, leaveTo, onFailed }: SocialSignInProps) {
  const text = useText();
  const toast = useToast();
  const leave = async (provider: SocialProvider): Promise<boolean> => {
    try {
      const { url } = await api.startSocialSignIn({
        body: { provider, redirect, language: documentLocale(), preferred_domain: location.hostname },
      });
      await leaveTo(url);
      return true;
    } catch (error) {
      const description = text(accountFailure(error).reason);
      toast.show({ title: text('accounts.signInFailed'), description, tone: 'danger' });
      onFailed();
      return false;
    }
  };
  return <SocialButtons providers={providers} onChoose={leave} />;
}
