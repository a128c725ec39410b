import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';
import { SecondFactorCodeForm } from './second-factor-code-form.tsx';

interface SecondFactorSentCodeProps {
  method: 'phone' | 'email';
  phoneHint: string | null;
  onSend: () => Promise<unknown>;
  onSubmit: (code: string) => Promise<void>;
}

/** Sends a code only when asked: opening a page must not send messages. */
export function SecondFactorSentCode({ method, phoneHint, onSend, onSubmit }: SecondFactorSentCodeProps) {
  const text = useText();
  const toast = useToast();
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const hint = phoneHint ?? '';

  const send = async () => {
    setSending(true);
    setFailure(null);
    try {
      await onSend();
      if (isSent) toast.show({ title: text('secondFactors.sentAgain'), tone: 'success' });
      setSent(true);
    } catch (error) {
      setFailure(accountFailure(error));
    } finally {
      setSending(false);
    }
  };

  const advice =
    method === 'phone'
      ? text(isSent ? 'secondFactors.phoneSent' : 'secondFactors.phoneAdvice', { hint })
      : text(isSent ? 'secondFactors.emailSent' : 'secondFactors.emailAdvice');
  return (
    <div className="grid gap-5">
      <p className="text-pretty" aria-live="polite">
        {advice}
      </p>
      <AccountFailureCallout title={text('secondFactors.codeFailed')} failure={failure} />
      {isSent ? (
        <SecondFactorCodeForm method={method} onSubmit={onSubmit}>
          <Button size="lg" isLoading={isSending} onClick={() => void send()}>
            {text('secondFactors.sendAgain')}
          </Button>
        </SecondFactorCodeForm>
      ) : (
        <Button variant="primary" size="lg" isLoading={isSending} onClick={() => void send()}>
          {text('secondFactors.sendCode')}
        </Button>
      )}
    </div>
  );
}
