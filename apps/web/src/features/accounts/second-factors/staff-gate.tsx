import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import { accountSecurityQuery } from '../account-security.ts';
import { PasskeySettings } from '../passkeys/passkey-settings.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';

interface StaffGateProps {
  api: ComponentProps<typeof SecondFactorSettings>['api'] & ComponentProps<typeof PasskeySettings>['api'];
  email: string;
  /** Whether this session has staff permissions. */
  isOpen: boolean;
  /** Called when the session's permissions may have changed. */
  onChanged: () => void;
  /** Shown to users who are not staff. */
  notFound: ReactNode;
  children: ReactNode;
}

/**
 * Staff permissions apply only in sessions that passed a second factor. Staff without one pass or enroll here, then
 * continue to the page they came for. The gate stays until they continue: recovery codes may be on the screen.
 */
export function StaffGate({ api, email, isOpen, onChanged, notFound, children }: StaffGateProps) {
  const text = useText();
  const [isPassed, setPassed] = useState(isOpen);
  const { data: security, isPending } = useQuery({ ...accountSecurityQuery(api), enabled: !isPassed });
  if (isPassed) return children;
  if (isPending && !isOpen) return <LoadingState label={text('app.loading')} />;
  if (!isOpen && security?.isStaff !== true) return notFound;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('secondFactors.staffGateTitle')} />
      {isOpen && (
        <Callout
          tone="success"
          role="status"
          title={text('secondFactors.staffGateReady')}
          action={
            <Button size="sm" variant="primary" onClick={() => setPassed(true)}>
              {text('secondFactors.staffGateOpen')}
            </Button>
          }
        >
          {text('secondFactors.staffGateReadyAdvice')}
        </Callout>
      )}
      <SecondFactorSettings api={api} email={email} onChanged={onChanged} />
      <PasskeySettings api={api} onChanged={onChanged} />
    </div>
  );
}
