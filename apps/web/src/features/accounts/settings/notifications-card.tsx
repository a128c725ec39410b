import type { Client } from '@lauda/contract/client';
import type { EmailKind } from '@lauda/domain/email-kinds';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { EMAIL_KIND_TEXTS } from './email-kind-texts.ts';

type NotificationApi = Pick<Client, 'listEmailPreferences' | 'setEmailPreference'>;

const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const preferencesQuery = (api: NotificationApi) =>
  queryOptions({
    queryKey: ['email-preferences'],
    queryFn: ({ signal }) => api.listEmailPreferences(undefined, { signal }),
  });

/** Each switch takes effect immediately, and reverts when the server refuses the change. */
export function NotificationsCard({ api }: { api: NotificationApi }) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = preferencesQuery(api);
  const { data: preferences, isError, refetch } = useQuery(query);
  /** The user's choices, until the server's values have been refetched. */
  const [chosen, setChosen] = useState<Partial<Record<EmailKind, boolean>>>({});
  const change = useMutation({
    mutationFn: (preference: { kind: EmailKind; isOn: boolean }) =>
      // Sent with the local time zone because reminders arrive in the user's morning.
      api.setEmailPreference({ body: { ...preference, timeZone: localTimeZone() } }),
    onError: () => toast.show({ title: text('privacy.notificationsSaveFailed'), tone: 'danger' }),
    onSettled: async (_done, _error, { kind, isOn }) => {
      await queryClient.invalidateQueries(query);
      // Unless the user has changed it again in the meantime.
      setChosen((known) => (known[kind] === isOn ? { ...known, [kind]: undefined } : known));
    },
  });
  const choose = (kind: EmailKind, isOn: boolean) => {
    setChosen((known) => ({ ...known, [kind]: isOn }));
    change.mutate({ kind, isOn });
  };
  return (
    <Card>
      <CardHeader
        title={text('privacy.notificationsHeading')}
        description={text('privacy.notificationsAdvice')}
      />
      {preferences && (
        <div className="grid divide-y divide-border">
          {preferences.map(({ kind, isOn }) => (
            <div key={kind} className="py-3 first:pt-0">
              <Switch
                isControlLast
                label={text(EMAIL_KIND_TEXTS[kind].label)}
                hint={text(EMAIL_KIND_TEXTS[kind].hint)}
                checked={chosen[kind] ?? isOn}
                onCheckedChange={(next) => choose(kind, next)}
              />
            </div>
          ))}
          <p className="pt-4 text-sm text-pretty text-muted">{text('privacy.notificationsAccount')}</p>
        </div>
      )}
      {!preferences && !isError && <Skeleton className="h-64" />}
      {!preferences && isError && (
        <LoadFailure title={text('privacy.notificationsLoadFailed')} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
