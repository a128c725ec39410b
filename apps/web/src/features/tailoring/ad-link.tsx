import { type JobAd, MAX_AD_ADDRESS_CHARACTERS } from '@lauda/domain/job-ads/job-ad';
import { MAX_AD_CHARACTERS } from '@lauda/domain/tailoring/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { adFailureOf } from '../../lib/ad-failure.ts';
import type { TailoringApi } from './tailoring-queries.ts';

interface AdLinkProps {
  api: Pick<TailoringApi, 'readJobAd'>;
  /** Existing text is replaced only on confirmation. */
  hasText: boolean;
  onRead: (text: string) => void;
}

/** The ad's text, with the job's details above it unless the text starts with them. */
function adText({ title, company, place, text }: JobAd): string {
  const isNamed = title === '' || text.slice(0, title.length * 2).includes(title);
  const head = [...(isNamed ? [] : [title]), [company, place].filter((part) => part !== '').join(' · ')];
  return [head.filter((line) => line !== '').join('\n'), text]
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, MAX_AD_CHARACTERS);
}

/** Loads a job description by link. The text goes into the same field as pasted text, for the user to check. */
export function AdLink({ api, hasText, onRead }: AdLinkProps) {
  const text = useText();
  const [address, setAddress] = useState('');
  const [found, setFound] = useState<'waiting' | 'taken' | null>(null);
  const reading = useMutation({
    mutationFn: () => api.readJobAd({ body: { address: address.trim() } }),
    onMutate: () => setFound(null),
    onSuccess: (ad) => {
      if (hasText) return setFound('waiting');
      onRead(adText(ad));
      setFound('taken');
    },
  });
  const { data: ad } = reading;
  const take = () => {
    if (ad === undefined) return;
    onRead(adText(ad));
    setFound('taken');
  };

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() !== '' && !reading.isPending) reading.mutate();
      }}
    >
      <div className="flex flex-col gap-2 md:flex-row md:items-start">
        <Field
          className="grow"
          label={text('tailoring.linkLabel')}
          hint={text('tailoring.linkHint')}
          error={
            reading.isError ? text('tailoring.linkFailed', { reason: adFailureOf(reading.error) }) : null
          }
        >
          <Input
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_AD_ADDRESS_CHARACTERS}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <Button type="submit" className="self-start md:mt-[1.65rem]" isLoading={reading.isPending}>
          {text('tailoring.linkRead')}
        </Button>
      </div>
      <div aria-live="polite">
        {found === 'waiting' && (
          <Callout
            tone="info"
            action={
              <Button size="sm" onClick={take}>
                {text('tailoring.linkReplace')}
              </Button>
            }
          >
            {text('tailoring.linkOtherText')}
          </Callout>
        )}
        {found === 'taken' && (
          <Callout tone="success">
            {text('tailoring.linkTaken')} {ad?.isCut === true && text('tailoring.linkCut')}
          </Callout>
        )}
      </div>
    </form>
  );
}
