import type { Client } from '@lauda/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EMAIL_KIND_TEXTS } from './email-kind-texts.ts';

interface UnsubscribeViewProps {
  api: Pick<Client, 'getUnsubscription' | 'unsubscribe'>;
  token: string;
}

/** Asks first: programs that look at the links in mails come by here too. */
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
  const kind = text(EMAIL_KIND_TEXTS[data.kind].label);
  if (end.isSuccess || !data.isOn)
    return (
      <Frame title={text('privacy.unsubscribedTitle')}>
        <p className="text-pretty" role="status">
          {end.isSuccess && end.variables
            ? text('privacy.unsubscribedAllText')
            : text('privacy.unsubscribedText', { kind })}
        </p>
        <SettingsLink />
      </Frame>
    );
  return (
    <Frame title={text('privacy.unsubscribeTitle')}>
      <p className="text-pretty">{text('privacy.unsubscribeText', { kind })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          isLoading={end.isPending && !end.variables}
          onClick={() => end.mutate(false)}
        >
          {text('privacy.unsubscribeOne', { kind })}
        </Button>
        <Button isLoading={end.isPending && end.variables} onClick={() => end.mutate(true)}>
          {text('privacy.unsubscribeAll')}
        </Button>
      </div>
      {end.isError && <Callout role="alert" tone="danger" title={text('privacy.unsubscribeFailed')} />}
      <SettingsLink />
    </Frame>
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
