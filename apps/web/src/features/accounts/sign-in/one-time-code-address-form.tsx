import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';
import { useFieldRules } from '../field-rules.ts';

export type CodeAddress = { email: string } | { phone: string };
type Channel = 'email' | 'phone';

interface OneTimeCodeAddressFormProps {
  isPhoneOn: boolean;
  /** Rejects with the server's refusal. */
  onSubmit: (address: CodeAddress) => Promise<void>;
}

export function OneTimeCodeAddressForm({ isPhoneOn, onSubmit }: OneTimeCodeAddressFormProps) {
  const text = useText();
  const [channel, setChannel] = useState<Channel>('email');
  if (!isPhoneOn) return <AddressForm channel="email" onSubmit={onSubmit} />;
  return (
    <Tabs
      label={text('secondFactors.channelLabel')}
      value={channel}
      onValueChange={setChannel}
      items={(['email', 'phone'] as const).map((value) => ({
        value,
        label: text(value === 'email' ? 'secondFactors.byEmail' : 'secondFactors.byPhone'),
        content: <AddressForm key={value} channel={value} onSubmit={onSubmit} />,
      }))}
    />
  );
}

interface AddressFormProps extends Pick<OneTimeCodeAddressFormProps, 'onSubmit'> {
  channel: Channel;
}

function AddressForm({ channel, onSubmit }: AddressFormProps) {
  const text = useText();
  const rules = useFieldRules();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { address: '' } });
  const { errors, isSubmitting } = formState;
  const isEmail = channel === 'email';

  const submit = handleSubmit(async ({ address }) => {
    setFailure(null);
    try {
      await onSubmit(isEmail ? { email: address.trim() } : { phone: address.trim() });
    } catch (error) {
      setFailure(accountFailure(error));
    }
  });

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field
        label={text(isEmail ? 'accounts.email' : 'secondFactors.phone')}
        hint={isEmail ? undefined : text('secondFactors.phoneHint')}
        error={errors.address?.message ?? null}
        isRequired
      >
        <Input
          type={isEmail ? 'email' : 'tel'}
          inputMode={isEmail ? 'email' : 'tel'}
          autoComplete={isEmail ? 'username' : 'tel'}
          {...register('address', { validate: isEmail ? rules.email : rules.phone })}
        />
      </Field>
      <AccountFailureCallout title={text('secondFactors.codeFailed')} failure={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={isSubmitting}>
        {text('secondFactors.sendCode')}
      </Button>
    </form>
  );
}
