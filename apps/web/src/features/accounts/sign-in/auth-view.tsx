import type { Client } from '@lauda/contract/client';
import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import type { AccountFailure } from '../account-failure.ts';
import { AccountLayout } from '../account-layout.tsx';
import { FormHeading } from '../form-heading.tsx';
import { LinkErrorCallout } from '../mail-links/link-error-callout.tsx';
import type { LinkError } from '../mail-links/link-error.ts';
import { ConfirmationSent } from '../sign-up/confirmation-sent.tsx';
import { type Contact, SignUpForm } from '../sign-up/sign-up-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type AuthTab = 'sign-in' | 'sign-up';

interface AuthViewProps {
  api: Pick<Client, 'signIn' | 'signUp' | 'resendConfirmation'>;
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  linkError: LinkError | null;
  /** Name and email from the resume a visitor has written on this device. */
  findContact: () => Promise<Contact | null>;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onSignInFailed: (failure: AccountFailure) => void;
  /** Rendered below the forms of both tabs. */
  otherWays?: ReactNode;
}

export function AuthView({
  api,
  tab,
  onTabChange,
  linkError,
  findContact,
  onAnswer,
  onSignInFailed,
  otherWays,
}: AuthViewProps) {
  const text = useText();
  const [email, setEmail] = useState('');
  const [confirmingEmail, setConfirmingEmail] = useState<string | null>(null);
  const shared = { api, email, onEmailChange: setEmail };

  if (confirmingEmail !== null)
    return (
      <AccountLayout>
        <ConfirmationSent
          api={api}
          email={confirmingEmail}
          onBack={() => {
            setConfirmingEmail(null);
            onTabChange('sign-in');
          }}
        />
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
            content: <SignInForm {...shared} onAnswer={onAnswer} onFailed={onSignInFailed} />,
          },
          {
            value: 'sign-up',
            label: text('accounts.signUpTab'),
            content: (
              <SignUpForm
                {...shared}
                findContact={findContact}
                onSignInInstead={() => onTabChange('sign-in')}
                onSignedUp={setConfirmingEmail}
              />
            ),
          },
        ]}
      />
      {otherWays}
    </AccountLayout>
  );
}
