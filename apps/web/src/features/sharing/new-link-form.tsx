import { ApiError } from '@lauda/contract/client';
import {
  MAX_LINK_LABEL,
  MAX_LINK_PASSWORD,
  MAX_SHARE_LINKS,
  MIN_LINK_PASSWORD,
} from '@lauda/contract/resumes/sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { Radio, RadioGroup } from '../../ui/field/radio-group.tsx';
import { Select } from '../../ui/listbox/select.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { EXPIRIES, type Expiry, expiryDate } from './expiry.ts';
import { shareLinksQuery } from './share-links-query.ts';

interface NewLinkFormProps {
  resumeId: string;
  hasPdf: boolean;
  onDone: () => void;
}

export function NewLinkForm({ resumeId, hasPdf, onDone }: NewLinkFormProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const [label, setLabel] = useState('');
  const [shows, setShows] = useState('live');
  const [isProtected, setProtected] = useState(false);
  const [password, setPassword] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [expiry, setExpiry] = useState<Expiry>('never');
  const [allowsDownload, setAllowsDownload] = useState(false);
  const make = useMutation({
    mutationFn: () =>
      api.createShareLink({
        params: { id: resumeId },
        body: {
          label,
          isFrozen: shows === 'frozen',
          password: isProtected ? password : null,
          expiresAt: expiryDate(expiry, new Date()),
          allowsDownload,
        },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: shareLinksQuery(resumeId).queryKey });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = isProtected && password.length < MIN_LINK_PASSWORD;
    setRefused(isTooShort);
    if (!isTooShort) make.mutate();
  };
  const isFull = make.error instanceof ApiError && make.error.code === 'SHARE_LIMIT_REACHED';

  return (
    <form className="grid gap-5" onSubmit={submit}>
      {make.isError && (
        <Callout tone="danger" role="alert">
          {isFull ? text('sharing.limitReached', { limit: MAX_SHARE_LINKS }) : text('sharing.createFailed')}
        </Callout>
      )}
      <Field label={text('sharing.label')}>
        <Input
          value={label}
          maxLength={MAX_LINK_LABEL}
          placeholder={text('sharing.labelPlaceholder')}
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      <RadioGroup
        legend={text('sharing.shows')}
        value={shows}
        onValueChange={setShows}
        className="grid gap-2 sm:grid-cols-2"
      >
        <Radio isCard value="live" label={text('sharing.showsLive')} hint={text('sharing.showsLiveHint')} />
        <Radio
          isCard
          value="frozen"
          label={text('sharing.showsFrozen')}
          hint={text('sharing.showsFrozenHint')}
        />
      </RadioGroup>
      <Field label={text('sharing.expiry')} className="sm:w-1/2">
        <Select
          value={expiry}
          onValueChange={setExpiry}
          options={EXPIRIES.map((value) => ({ value, label: expiryText(text, value) }))}
        />
      </Field>
      <Switch label={text('sharing.protect')} checked={isProtected} onCheckedChange={setProtected} />
      {isProtected && (
        <Field
          label={text('sharing.password')}
          hint={text('sharing.protectHint', { count: MIN_LINK_PASSWORD })}
          error={isRefused ? text('sharing.passwordTooShort', { count: MIN_LINK_PASSWORD }) : null}
        >
          <PasswordInput
            value={password}
            maxLength={MAX_LINK_PASSWORD}
            autoComplete="new-password"
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
      <Switch
        label={text('sharing.allowDownload')}
        hint={
          hasPdf ? undefined : (
            <>
              {text('sharing.allowDownloadLocked')}{' '}
              <Link to="/pricing" className="text-primary underline underline-offset-4">
                {text('sharing.seePlans')}
              </Link>
            </>
          )
        }
        disabled={!hasPdf}
        checked={allowsDownload}
        onCheckedChange={setAllowsDownload}
      />
      <div className="flex flex-wrap justify-end gap-2 pt-1 pb-2 max-sm:flex-col-reverse">
        <Button onClick={onDone}>{text('sharing.back')}</Button>
        <Button type="submit" variant="primary" isLoading={make.isPending}>
          {text('sharing.createLink')}
        </Button>
      </div>
    </form>
  );
}

function expiryText(text: ReturnType<typeof useText>, expiry: Expiry): string {
  const texts = {
    never: text('sharing.expiryNever'),
    week: text('sharing.expiryWeek'),
    month: text('sharing.expiryMonth'),
    quarter: text('sharing.expiryQuarter'),
  };
  return texts[expiry];
}
