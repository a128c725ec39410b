import type { Client } from '@lauda/contract/client';
import type { PlainKey } from '@lauda/messages';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { RichText } from '../../../lib/i18n/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { accountFailure } from '../account-failure.ts';
import { MailSent } from '../mail-sent.tsx';

interface ConfirmationSentProps {
  api: Pick<Client, 'resendConfirmation'>;
  email: string;
  onBack: () => void;
}

/** Shown after signing up: the link is on its way and can be sent again. */
export function ConfirmationSent({ api, email, onBack }: ConfirmationSentProps) {
  const text = useText();
  const [isSending, setSending] = useState(false);
  const [news, setNews] = useState<PlainKey | null>(null);
  const resend = async () => {
    setSending(true);
    const sent = api.resendConfirmation({ body: { email } });
    setNews(
      await sent.then(
        (): PlainKey => 'accounts.sentAgain',
        (error: unknown) => accountFailure(error).reason,
      ),
    );
    setSending(false);
  };
  return (
    <MailSent
      action={
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3">
            <Button onClick={onBack}>{text('accounts.backToSignIn')}</Button>
            <Button variant="quiet" isLoading={isSending} onClick={() => void resend()}>
              {text('accounts.sendAgain')}
            </Button>
          </div>
          <p role="status" className="text-sm text-muted">
            {news && text(news)}
          </p>
        </div>
      }
    >
      <RichText
        id="accounts.confirmationSent"
        values={{ email }}
        tags={{ address: <strong className="font-semibold" /> }}
      />
    </MailSent>
  );
}
