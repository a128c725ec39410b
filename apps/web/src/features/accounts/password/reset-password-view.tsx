import type { Client } from '@lauda/contract/client';
import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { RichText } from '../../../lib/i18n/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { AccountLayout } from '../account-layout.tsx';
import { FormHeading } from '../form-heading.tsx';
import { MailSent } from '../mail-sent.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { RequestLinkForm } from './request-link-form.tsx';

/** Asks for an address and emails a reset link to it. */
export function RequestLinkView({ api }: { api: Pick<Client, 'requestPasswordReset'> }) {
  const text = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <AccountLayout>
        <MailSent action={<Button render={<Link to="/auth" />}>{text('accounts.backToLogin')}</Button>}>
          <RichText
            id="accounts.resetSent"
            values={{ email: sentTo }}
            tags={{ address: <strong className="font-semibold" /> }}
          />
        </MailSent>
      </AccountLayout>
    );
  return (
    <AccountLayout>
      <BackToSignIn />
      <FormHeading title={text('accounts.resetTitle')} subtitle={text('accounts.resetSubtitle')} />
      <RequestLinkForm api={api} onSent={setSentTo} />
    </AccountLayout>
  );
}

interface ChangePasswordViewProps {
  api: Pick<Client, 'resetPassword'>;
  token: string;
  onTokenInvalid: () => void;
  onChanged: (answer: SignInAnswer) => Promise<void>;
}

/** Lets a user who followed the reset link choose a new password. */
export function ChangePasswordView(props: ChangePasswordViewProps) {
  const text = useText();
  return (
    <AccountLayout>
      <BackToSignIn />
      <FormHeading title={text('accounts.changeTitle')} subtitle={text('accounts.changeSubtitle')} />
      <ChangePasswordForm {...props} />
    </AccountLayout>
  );
}

function BackToSignIn() {
  const text = useText();
  return (
    <Button variant="quiet" size="sm" className="-ms-3 justify-self-start" render={<Link to="/auth" />}>
      <ArrowLeft aria-hidden />
      {text('accounts.backToSignIn')}
    </Button>
  );
}
