import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';

interface PasskeyButtonProps {
  label: string;
  variant?: 'primary' | 'secondary';
  /** Rejects when the sign-in fails. */
  onUse: () => Promise<void>;
}

/** Opens the browser's own passkey dialog. */
export function PasskeyButton({ label, variant = 'secondary', onUse }: PasskeyButtonProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const use = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onUse();
    } catch (error) {
      setFailure(accountFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <Button variant={variant} size="lg" isLoading={isBusy} onClick={() => void use()}>
        <KeyRound aria-hidden />
        {label}
      </Button>
      <AccountFailureCallout title={text('secondFactors.stepFailed')} failure={failure} />
    </div>
  );
}
