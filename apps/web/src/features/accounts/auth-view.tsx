import type { SessionUser } from '@lauda/contract';
import type { Client } from '@lauda/contract/client';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountLayout } from './account-layout.tsx';
import { type LinkError, LinkErrorCallout } from './link-error-callout.tsx';
import { FormHeading } from './form-heading.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type AuthTab = 'sign-in' | 'sign-up';

interface AuthViewProps {
  api: Pick<Client, 'signIn' | 'signUp'>;
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  linkError: LinkError | null;
  onSignedIn: (user: SessionUser) => Promise<void>;
}

export function AuthView({ api, tab, onTabChange, linkError, onSignedIn }: AuthViewProps) {
  const text = useText();
  const [email, setEmail] = useState('');
  const [confirmingEmail, setConfirmingEmail] = useState<string | null>(null);
  const shared = { api, email, onEmailChange: setEmail };

  if (confirmingEmail !== null)
    return (
      <AccountLayout>
        <MailSent
          action={
            <Button
              onClick={() => {
                setConfirmingEmail(null);
                onTabChange('sign-in');
              }}
            >
              {text('accounts.backToSignIn')}
            </Button>
          }
        >
          <RichText
            id="accounts.confirmationSent"
            values={{ email: confirmingEmail }}
            tags={{ address: <strong className="font-semibold" /> }}
          />
        </MailSent>
      </AccountLayout>
    );
  return (
    <AccountLayout>
      {linkError && <LinkErrorCallout error={linkError} />}
      {tab === 'sign-in' ? (
        <FormHeading title={text('accounts.signInTitle')} subtitle={text('accounts.signInSubtitle')} />
      ) : (
        <FormHeading title={text('accounts.signUpTitle')} subtitle={text('accounts.signUpSubtitle')} />
      )}
      <Tabs
        label={text('accounts.tabsLabel')}
        value={tab}
        onValueChange={onTabChange}
        items={[
          {
            value: 'sign-in',
            label: text('accounts.signIn'),
            content: <SignInForm {...shared} onSignedIn={onSignedIn} />,
          },
          {
            value: 'sign-up',
            label: text('accounts.signUpTab'),
            content: (
              <SignUpForm
                {...shared}
                onSignInInstead={() => onTabChange('sign-in')}
                onSignedUp={setConfirmingEmail}
              />
            ),
          },
        ]}
      />
    </AccountLayout>
  );
}
