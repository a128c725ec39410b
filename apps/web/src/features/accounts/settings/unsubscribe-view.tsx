import type { Client } from '@lauda/contract/client';
import { EMAIL_KINDS } from '@lauda/domain/email-kinds';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { EMAIL_KIND_TEXTS } from './email-kind-texts.ts';

interface UnsubscribeViewProps {
  api: Pick<Client, 'getUnsubscription' | 'unsubscribe'>;
  token: string;
}

/** Asks before it acts: mail scanners open links too. */
export function UnsubscribeView({ api, token }: UnsubscribeViewProps) {
  const text = useText();
  const { data, isError } = useQuery({
    queryKey: ['unsubscription', token],
    queryFn: ({ signal }) => api.getUnsubscription({ query: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
    meta: { isForEveryone: true },
  });
  const end = useMutation({
    mutationFn: (isForAll: boolean) => api.unsubscribe({ body: { token, isForAll } }),
  });
  if (isError || token === '')
    return (
      <Frame title={text('privacy.unsubscribeInvalidTitle')}>
        <p className="text-pretty">{text('privacy.unsubscribeInvalid')}</p>
        <SettingsLink />
      </Frame>
    );
  if (!data)
    return (
      <Frame title={text('privacy.unsubscribeTitle')}>
        <Skeleton className="h-24 w-full" />
      </Frame>
    );
  const isAll = data.ends === 'all' || (end.isSuccess && end.variables);
  const kind = data.ends === 'all' ? '' : text(EMAIL_KIND_TEXTS[data.ends].label);
  if (end.isSuccess)
    return (
      <Frame title={text('privacy.unsubscribedTitle')}>
        <p className="text-pretty" role="status">
          {isAll ? text('privacy.unsubscribedAllText') : text('privacy.unsubscribedText', { kind })}
        </p>
        <AccountMails />
      </Frame>
    );
  if (!data.isOn)
    return (
      <Frame title={text('privacy.unsubscribeNothingTitle')}>
        <p className="text-pretty">
          {isAll ? text('privacy.unsubscribeNothingText') : text('privacy.unsubscribedText', { kind })}
        </p>
        <AccountMails />
      </Frame>
    );
  return (
    <Frame title={text(isAll ? 'privacy.unsubscribeAllTitle' : 'privacy.unsubscribeTitle')}>
      {isAll ? <EndedKinds /> : <p className="text-pretty">{text('privacy.unsubscribeText', { kind })}</p>}
      <div className="flex flex-wrap gap-3">
        {!isAll && (
          <Button
            variant="primary"
            isLoading={end.isPending && !end.variables}
            onClick={() => end.mutate(false)}
          >
            {text('privacy.unsubscribeOne', { kind })}
          </Button>
        )}
        <Button
          variant={isAll ? 'primary' : 'secondary'}
          isLoading={end.isPending && end.variables}
          onClick={() => end.mutate(true)}
        >
          {text(isAll ? 'privacy.unsubscribeAllConfirm' : 'privacy.unsubscribeAll')}
        </Button>
      </div>
      {end.isError && <Callout role="alert" tone="danger" title={text('privacy.unsubscribeFailed')} />}
      <AccountMails />
    </Frame>
  );
}

function EndedKinds() {
  const text = useText();
  return (
    <div className="grid gap-2">
      <p className="text-pretty">{text('privacy.unsubscribeAllText')}</p>
      <ul className="list-disc ps-5">
        {EMAIL_KINDS.map((kind) => (
          <li key={kind}>{text(EMAIL_KIND_TEXTS[kind].label)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Mail that no link unsubscribes from, and where to choose the rest. */
function AccountMails() {
  const text = useText();
  return (
    <>
      <p className="text-sm text-pretty text-muted">{text('privacy.notificationsAccount')}</p>
      <SettingsLink />
    </>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-start gap-5 px-4 py-16">
      <h1 className="font-display text-4xl tracking-display text-balance">{title}</h1>
      {children}
    </div>
  );
}

function SettingsLink() {
  const text = useText();
  return (
    <Link to="/account-settings" hash="notifications" className="text-sm underline underline-offset-4">
      {text('privacy.unsubscribeSettings')}
    </Link>
  );
}
