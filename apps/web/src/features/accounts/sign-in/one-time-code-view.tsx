import type { Client } from '@lauda/contract/client';
import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { RichText } from '../../../lib/i18n/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { accountFailure } from '../account-failure.ts';
import { AccountLayout } from '../account-layout.tsx';
import { FormHeading } from '../form-heading.tsx';
import { SecondFactorCodeForm } from '../second-factors/second-factor-code-form.tsx';
import { type CodeAddress, OneTimeCodeAddressForm } from './one-time-code-address-form.tsx';

interface OneTimeCodeViewProps {
  api: Pick<Client, 'requestSignInCode' | 'signInWithCode'>;
  isPhoneOn: boolean;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onBack: () => void;
}

/** Sign-in with a six-digit code: asks for the address, then for the code. */
export function OneTimeCodeView({ api, isPhoneOn, onAnswer, onBack }: OneTimeCodeViewProps) {
  const text = useText();
  const toast = useToast();
  const [sentTo, setSentTo] = useState<CodeAddress | null>(null);
  const [isSending, setSending] = useState(false);

  const send = async (address: CodeAddress) => {
    await api.requestSignInCode({ body: address });
    setSentTo(address);
  };
  const sendAgain = async (address: CodeAddress) => {
    setSending(true);
    try {
      await send(address);
      toast.show({ title: text('secondFactors.sentAgain'), tone: 'success' });
    } catch (error) {
      toast.show({
        title: text('secondFactors.codeFailed'),
        description: text(accountFailure(error).reason),
        tone: 'danger',
      });
    } finally {
      setSending(false);
    }
  };

  if (sentTo === null)
    return (
      <AccountLayout>
        <FormHeading title={text('secondFactors.codeTitle')} subtitle={text('secondFactors.codeSubtitle')} />
        <OneTimeCodeAddressForm isPhoneOn={isPhoneOn} onSubmit={send} />
        <Button variant="quiet" size="sm" className="-ms-3 justify-self-start" onClick={onBack}>
          {text('secondFactors.signInWithPassword')}
        </Button>
      </AccountLayout>
    );
  return (
    <AccountLayout>
      <div className="grid gap-1.5" role="status">
        <h1 className="font-display text-3xl tracking-display md:text-4xl">
          {text('secondFactors.codeSentTitle')}
        </h1>
        <p className="text-pretty wrap-anywhere text-muted">
          <RichText
            id="secondFactors.codeSentTo"
            values={{ address: 'email' in sentTo ? sentTo.email : sentTo.phone }}
            tags={{ address: <strong className="font-semibold text-text" /> }}
          />
        </p>
      </div>
      <SecondFactorCodeForm
        method={'email' in sentTo ? 'email' : 'phone'}
        onSubmit={async (code) => onAnswer(await api.signInWithCode({ body: { code } }))}
      >
        <Button size="lg" isLoading={isSending} onClick={() => void sendAgain(sentTo)}>
          {text('secondFactors.sendAgain')}
        </Button>
      </SecondFactorCodeForm>
      <Button variant="quiet" size="sm" className="-ms-3 justify-self-start" onClick={() => setSentTo(null)}>
        {text('secondFactors.otherAddress')}
      </Button>
    </AccountLayout>
  );
}
