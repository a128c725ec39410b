import {
  type Application,
  EMPTY_APPLICATION,
  MAX_APPLICATION_CHARACTERS as MAX,
} from '@lauda/domain/application/application';
import { storable, withAd } from '@lauda/domain/application/changes';
import { adHead } from '@lauda/domain/match/ad/ad-head';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import type { SharedText } from '../../lib/files/shared-item.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { adFailureOf } from '../../lib/ad-failure.ts';
import {
  EMPTY_NEW_APPLICATION,
  type NewApplication,
  type NewApplicationSource,
} from './device/new-application-type.ts';
import { today } from './stamp.ts';
import { useNewApplication } from './use-new-application.ts';

/** The server allows eight seconds to load the page, plus time to read it. */
const READ_MS = 20_000;
const ADDRESS = /^https?:\/\/\S+$/i;

const isAddress = (pasted: string) => ADDRESS.test(pasted.trim());

const NO_HEAD = { title: '', company: '', place: '' };
/** Fewer new characters than this are typed, not pasted. */
const TYPED = 10;

const headOf = (ad: string) => adHead(ad.slice(0, MAX.ad).split('\n'));

/** Draft from what another app shared: the ad, or its URL and page title. */
export function draftOfShared({ title, text, address }: SharedText): NewApplication {
  const startedWith = [title, text, address].join('\n');
  if (text === '')
    return {
      ...EMPTY_NEW_APPLICATION,
      startedWith,
      pasted: address || title,
      title: title.slice(0, MAX.line),
    };
  const head = headOf(text);
  return {
    ...EMPTY_NEW_APPLICATION,
    startedWith,
    pasted: text.slice(0, MAX.ad),
    address,
    title: (head.title || title).slice(0, MAX.line),
    company: head.company,
    place: head.place,
  };
}

/** Builds the application from what was pasted and typed. */
function applicationOf({ pasted, address, company, title, place }: NewApplication): Application {
  const isOnlyAddress = isAddress(pasted);
  const named: Application = {
    ...EMPTY_APPLICATION,
    company: storable(company.trim(), MAX.line),
    title: storable(title.trim(), MAX.line),
    place: storable(place.trim(), MAX.line),
  };
  const ad = isOnlyAddress ? { text: '', address: pasted } : { text: pasted.trim(), address };
  return withAd(named, ad, today());
}

interface NewApplicationDialogProps {
  isOpen: boolean;
  userId: string;
  source: NewApplicationSource;
  /** Contents before the user has typed anything. */
  initial: NewApplication | undefined;
  /** Whether this installation can read job pages. */
  isJobAdOn: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreate: (application: Application) => Promise<void>;
}

export function NewApplicationDialog({
  isOpen,
  userId,
  source,
  initial,
  isJobAdOn,
  onOpenChange,
  onCreate,
}: NewApplicationDialogProps) {
  const text = useText();
  const { draft, change, clear } = useNewApplication({ userId, source, initial });
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const set = (part: Partial<NewApplication>) => {
    setRefused(false);
    change(() => part);
  };
  const addressHint = isJobAdOn ? 'applications.readAddressHint' : 'applications.addressHint';
  const paste = (pasted: string) => {
    const head = isAddress(pasted) ? NO_HEAD : headOf(pasted);
    // Text that is typed names half a company with every key.
    const isTyped = pasted.length < draft.pasted.length + TYPED;
    set({
      pasted,
      title: draft.isTitleOwn ? draft.title : head.title.slice(0, MAX.line),
      company: isTyped || draft.company.trim() !== '' ? draft.company : head.company,
      place: isTyped || draft.place.trim() !== '' ? draft.place : head.place,
    });
  };
  const reading = useMutation({
    mutationFn: (address: string) =>
      api.readJobAd({ body: { address } }, { signal: AbortSignal.timeout(READ_MS) }),
    onSuccess: (ad) =>
      change((now) => ({
        pasted: ad.text.slice(0, MAX.ad),
        address: ad.address,
        // Keeps what the user typed.
        company: now.company.trim() === '' ? ad.company : now.company,
        title: now.isTitleOwn ? now.title : ad.title,
        place: now.place.trim() === '' ? ad.place : now.place,
      })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.company.trim() === '' && draft.title.trim() === '') return setRefused(true);
    setBusy(true);
    try {
      await onCreate(applicationOf(draft));
      clear();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('applications.newTitle')}
      description={text('applications.newDescription')}
    >
      <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field
          label={text('applications.paste')}
          hint={text(isAddress(draft.pasted) ? addressHint : 'applications.pasteHint')}
        >
          <Textarea
            minRows={6}
            className="max-h-60 overflow-y-auto"
            value={draft.pasted}
            maxLength={MAX.ad}
            onChange={(event) => paste(event.target.value)}
          />
        </Field>
        {isJobAdOn && isAddress(draft.pasted) && (
          <div className="-mt-2 grid justify-items-start gap-2">
            <Button isLoading={reading.isPending} onClick={() => reading.mutate(draft.pasted.trim())}>
              {text('applications.readAddress')}
            </Button>
            <p role="status" className="text-sm text-danger">
              {reading.isError &&
                text('applications.readAddressFailed', { reason: adFailureOf(reading.error) })}
            </p>
          </div>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={text('applications.company')}
            error={isRefused ? text('applications.nameMissing') : null}
          >
            <Input
              value={draft.company}
              maxLength={MAX.line}
              autoComplete="off"
              onChange={(event) => set({ company: event.target.value })}
            />
          </Field>
          <Field label={text('applications.title')}>
            <Input
              value={draft.title}
              maxLength={MAX.line}
              autoComplete="off"
              onChange={(event) => set({ title: event.target.value, isTitleOwn: true })}
            />
          </Field>
          <Field label={text('applications.place')}>
            <Input
              value={draft.place}
              maxLength={MAX.line}
              autoComplete="off"
              onChange={(event) => set({ place: event.target.value })}
            />
          </Field>
        </div>
        <div className="flex flex-wrap justify-end gap-2 pt-1 pb-2 max-sm:flex-col-reverse">
          <Button onClick={() => onOpenChange(false)}>{text('ui.cancel')}</Button>
          <Button type="submit" variant="primary" isLoading={isBusy}>
            {text('applications.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
