import type { Client } from '@lauda/contract/client';
import type { FactorKind } from '@lauda/domain/accounts/second-factors';
import Copy from 'lucide-react/icons/copy';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';
import { useFieldRules } from '../field-rules.ts';
import { SecondFactorCodeForm } from './second-factor-code-form.tsx';
import { SecondFactorNameField } from './second-factor-name-field.tsx';
import { TotpQr } from './totp-qr.tsx';

export type EnrolApi = Pick<Client, 'enrolSecondFactor' | 'confirmSecondFactor'>;
type Begun = Awaited<ReturnType<EnrolApi['enrolSecondFactor']>> & { name: string; phone: string };

interface SecondFactorDialogProps {
  api: EnrolApi;
  /** Null closes the dialog. */
  kind: FactorKind | null;
  onClose: () => void;
  /** Passes recovery codes when it is the first factor. */
  onAdded: (name: string, recoveryCodes: string[] | null) => void;
}

/** Two steps: the new factor, then a first code to verify that it works. */
export function SecondFactorDialog({ api, kind, onClose, onAdded }: SecondFactorDialogProps) {
  const text = useText();
  const [begun, setBegun] = useState<Begun | null>(null);
  const close = () => {
    setBegun(null);
    onClose();
  };
  const confirm = async ({ id, name }: Begun, code: string) => {
    const { recoveryCodes } = await api.confirmSecondFactor({ params: { id }, body: { code } });
    setBegun(null);
    onAdded(name, recoveryCodes);
  };
  return (
    <Dialog
      isOpen={kind !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={text(kind === 'phone' ? 'secondFactors.phoneTitle' : 'secondFactors.totpTitle')}
      description={
        begun ? undefined : text(kind === 'phone' ? 'secondFactors.phoneIntro' : 'secondFactors.totpIntro')
      }
    >
      {kind && !begun && <DetailsForm key={kind} api={api} kind={kind} onBegun={setBegun} />}
      {begun && (
        <div className="grid gap-5">
          {begun.totp ? (
            <TotpSecret totp={begun.totp} />
          ) : (
            <p>{text('secondFactors.phoneConfirm', { phone: begun.phone })}</p>
          )}
          <SecondFactorCodeForm
            method={begun.totp ? 'totp' : 'phone'}
            onSubmit={(code) => confirm(begun, code)}
          />
        </div>
      )}
    </Dialog>
  );
}

function TotpSecret({ totp }: { totp: NonNullable<Begun['totp']> }) {
  const text = useText();
  const copy = useCopy();
  const said = {
    done: text('secondFactors.totpKeyCopied'),
    failed: text('secondFactors.totpKeyCopyFailed'),
  };
  return (
    <>
      <p className="text-pretty">{text('secondFactors.totpScan')}</p>
      <div className="grid justify-items-center gap-4">
        {/* Shown because a phone cannot scan its own screen. */}
        <Button
          variant="primary"
          className="w-full pointer-fine:hidden"
          render={
            <a href={totp.uri}>
              <Smartphone aria-hidden />
              {text('secondFactors.totpOpenApp')}
            </a>
          }
        />
        <TotpQr label={text('secondFactors.totpQr')} qr={totp.qr} />
        <p className="text-center text-sm text-muted">
          {text('secondFactors.totpByHand')}
          <code className="mt-1 block font-mono text-sm wrap-anywhere text-text select-all">
            {totp.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="sm" onClick={() => void copy(totp.secret, said)}>
            <Copy aria-hidden />
            {text('secondFactors.totpCopyKey')}
          </Button>
          <Button
            variant="link"
            size="sm"
            className="pointer-coarse:hidden"
            render={<a href={totp.uri}>{text('secondFactors.totpOpenApp')}</a>}
          />
        </div>
      </div>
    </>
  );
}

interface DetailsFormProps {
  api: EnrolApi;
  kind: FactorKind;
  onBegun: (begun: Begun) => void;
}

function DetailsForm({ api, kind, onBegun }: DetailsFormProps) {
  const text = useText();
  const rules = useFieldRules();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      name: text(kind === 'phone' ? 'secondFactors.phoneName' : 'secondFactors.totpName'),
      phone: '',
    },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ name, phone }) => {
    setFailure(null);
    try {
      const body = { kind, friendlyName: name.trim(), ...(kind === 'phone' && { phone }) };
      onBegun({ ...(await api.enrolSecondFactor({ body })), name: name.trim(), phone });
    } catch (error) {
      setFailure(accountFailure(error));
    }
  });
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {kind === 'phone' && (
        <Field
          label={text('secondFactors.phone')}
          hint={text('secondFactors.phoneHint')}
          error={errors.phone?.message ?? null}
          isRequired
        >
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...register('phone', { validate: rules.phone })}
          />
        </Field>
      )}
      <SecondFactorNameField
        error={errors.name?.message}
        registration={register('name', { validate: rules.friendlyName })}
      />
      <AccountFailureCallout title={text('secondFactors.addFailed')} failure={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={isSubmitting}>
        {text('secondFactors.continue')}
      </Button>
    </form>
  );
}
