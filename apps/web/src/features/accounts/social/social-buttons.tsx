import { PROVIDER_NAMES, type SocialProvider } from '@lauda/contract/accounts/social-names';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Separator } from '../../../ui/page/separator.tsx';
import { SocialMark } from './social-mark.tsx';

interface SocialButtonsProps {
  /** The providers that are switched on. */
  providers: readonly SocialProvider[];
  /** Opens the provider's page; resolves to false when that failed. */
  onChoose: (provider: SocialProvider) => Promise<boolean>;
}

/** Used on both tabs: a social account signs in and signs up the same way. */
export function SocialButtons({ providers, onChoose }: SocialButtonsProps) {
  const text = useText();
  const [leavingTo, setLeavingTo] = useState<SocialProvider | null>(null);
  // A user who returns with the Back button finds the page as it was.
  useEffect(() => {
    const stay = () => setLeavingTo(null);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  if (providers.length === 0) return null;

  const choose = async (provider: SocialProvider) => {
    setLeavingTo(provider);
    if (!(await onChoose(provider))) setLeavingTo(null);
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-sm text-muted">
        <Separator />
        {text('social.or')}
        <Separator />
      </div>
      <div className="grid gap-3">
        {providers.map((provider) => (
          <Button
            key={provider}
            size="lg"
            isLoading={leavingTo === provider}
            disabled={leavingTo !== null && leavingTo !== provider}
            onClick={() => void choose(provider)}
          >
            <SocialMark provider={provider} />
            {text('social.continueWith', { provider: PROVIDER_NAMES[provider] })}
          </Button>
        ))}
      </div>
    </div>
  );
}
