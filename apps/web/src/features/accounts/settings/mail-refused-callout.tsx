import type { Client } from '@lauda/contract/client';
import type { AccountDetails } from '@lauda/contract/accounts/privacy';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';

interface MailRefusedCalloutProps {
  api: Pick<Client, 'retryMail'>;
  email: string;
  refusedAt: string;
  onRetried: (details: AccountDetails) => void;
}

/** Tells the user that mail to this account is refused, and what to do. */
export function MailRefusedCallout({ api, email, refusedAt, onRetried }: MailRefusedCalloutProps) {
  const text = useText();
  const toast = useToast();
  const retry = useMutation({
    mutationFn: () => api.retryMail(),
    onSuccess: (details) => {
      onRetried(details);
      toast.show({ title: text('privacy.mailRetried'), tone: 'success' });
    },
    onError: () => toast.show({ title: text('privacy.mailRetryFailed'), tone: 'danger' }),
  });
  return (
    <Callout
      tone="warning"
      title={text('privacy.mailRefusedTitle')}
      action={
        <Button variant="secondary" size="sm" isLoading={retry.isPending} onClick={() => retry.mutate()}>
          {text('privacy.mailRetry')}
        </Button>
      }
    >
      <p>{text('privacy.mailRefusedBody', { email, day: new Date(refusedAt) })}</p>
    </Callout>
  );
}
