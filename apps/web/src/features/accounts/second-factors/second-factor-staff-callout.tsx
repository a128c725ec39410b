import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { AccountSecurity } from '../account-security.ts';

interface StaffCalloutProps {
  security: AccountSecurity;
  onVerify: () => void;
}

/** Staff permissions apply only in sessions that passed a second factor. */
export function SecondFactorStaffCallout({ security, onVerify }: StaffCalloutProps) {
  const text = useText();
  const { isStaff, isSessionVerified, factors, proofMethods } = security;
  if (!isStaff || isSessionVerified) return null;
  if (factors.length === 0 && !proofMethods.includes('passkey'))
    return (
      <Callout tone="warning" title={text('secondFactors.staffNeeded')}>
        {text('secondFactors.staffNeededAdvice')}
      </Callout>
    );
  return (
    <Callout
      tone="warning"
      title={text('secondFactors.staffUnverified')}
      action={
        <Button size="sm" onClick={onVerify}>
          {text('secondFactors.staffVerify')}
        </Button>
      }
    >
      {text('secondFactors.staffUnverifiedAdvice')}
    </Callout>
  );
}
