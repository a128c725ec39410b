import type { Client } from '@lauda/contract/client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { accountFailure } from '../account-failure.ts';
import { describeDevice } from '@lauda/domain/accounts/describe-device';

type SessionApi = Pick<Client, 'listAccountSessions' | 'endAccountSession'>;
type AccountSession = Awaited<ReturnType<SessionApi['listAccountSessions']>>[number];

export const accountSessionsQuery = (api: SessionApi) =>
  queryOptions({
    queryKey: ['account-sessions'],
    queryFn: ({ signal }) => api.listAccountSessions(undefined, { signal }),
    throwOnError: true,
  });

/** Lists where the user is signed in; each of the other sessions can be ended. */
export function SessionSettings({ api }: { api: SessionApi }) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data: sessions } = useQuery(accountSessionsQuery(api));
  const end = useMutation({
    mutationFn: (id: string) => api.endAccountSession({ params: { id } }),
    onError: (error) => toast.show({ title: text(accountFailure(error).reason), tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries(accountSessionsQuery(api)),
  });

  return (
    <Card>
      <CardHeader title={text('accounts.sessionsHeading')} description={text('accounts.sessionsAdvice')} />
      {sessions ? (
        <ul className="grid divide-y divide-border">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-14" />
      )}
    </Card>
  );
}

interface SessionRowProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const text = useText();
  const { browser, system } = describeDevice(session.device);
  const device = [browser, system].filter(Boolean).join(' · ') || text('accounts.unknownDevice');
  const lastUsed = new Date(session.lastUsedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.isCurrent && <Badge tone="success">{text('accounts.thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {text('accounts.sessionDetails', { address: session.ipAddress ?? '–', lastUsed })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="sm"
          isLoading={isEnding}
          aria-label={text('accounts.endSessionOf', { device })}
          onClick={onEnd}
        >
          {text('accounts.endSession')}
        </Button>
      )}
    </li>
  );
}
