import type { Client } from '@lauda/contract/client';
import { PROVIDER_NAMES, type SocialProvider } from '@lauda/contract/accounts/social-names';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { RichText } from '../../../lib/i18n/rich-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { accountFailure } from '../account-failure.ts';
import { type ProofApi, useProof } from '../second-factors/use-proof.tsx';
import { SocialMark } from './social-mark.tsx';

type SocialApi = ProofApi &
  Pick<Client, 'listSocialConnections' | 'startSocialLink' | 'deleteSocialConnection'>;
type SocialConnection = Awaited<ReturnType<SocialApi['listSocialConnections']>>[number];

const socialConnectionsQuery = (api: SocialApi) =>
  queryOptions({
    queryKey: ['social-connections'],
    queryFn: ({ signal }) => api.listSocialConnections(undefined, { signal }),
  });

interface SocialSettingsProps {
  api: SocialApi;
  /** Opens the provider's page. */
  leaveTo: (url: string) => void;
}

/** Connected accounts: each can be connected and, unless it is the only sign-in method, disconnected. */
export function SocialSettings({ api, leaveTo }: SocialSettingsProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data: connections, isError, refetch } = useQuery(socialConnectionsQuery(api));
  const { after: afterProof, dialog } = useProof(api);

  const connect = useMutation({
    mutationFn: (provider: SocialProvider) => api.startSocialLink({ body: { provider } }),
    onSuccess: ({ url }) => leaveTo(url),
    onError: (error, provider) =>
      toast.show({
        title: text('social.connectFailed', { provider: PROVIDER_NAMES[provider] }),
        description: text(accountFailure(error).reason),
        tone: 'danger',
      }),
  });
  const disconnect = useMutation({
    mutationFn: (provider: SocialProvider) => api.deleteSocialConnection({ params: { provider } }),
    onSuccess: (_done, provider) =>
      toast.show({
        title: text('social.disconnected', { provider: PROVIDER_NAMES[provider] }),
        tone: 'success',
      }),
    onError: (error, provider) =>
      toast.show({
        title: text('social.disconnectFailed', { provider: PROVIDER_NAMES[provider] }),
        description: text(accountFailure(error).reason),
        tone: 'danger',
      }),
    onSettled: () => queryClient.invalidateQueries(socialConnectionsQuery(api)),
  });

  // No provider is switched on and none is connected.
  if (connections?.length === 0) return null;
  return (
    <Card>
      <CardHeader title={text('social.heading')} description={text('social.advice')} />
      {connections && (
        <ul className="grid divide-y divide-border">
          {connections.map((connection) => (
            <ConnectionRow
              key={connection.provider}
              connection={connection}
              isBusy={
                (connect.isPending && connect.variables === connection.provider) ||
                (disconnect.isPending && disconnect.variables === connection.provider)
              }
              onConnect={() => afterProof(() => connect.mutate(connection.provider))}
              onDisconnect={() => afterProof(() => disconnect.mutate(connection.provider))}
            />
          ))}
        </ul>
      )}
      {!connections && !isError && <Skeleton className="h-28" />}
      {!connections && isError && (
        <Callout
          tone="danger"
          role="alert"
          title={text('social.loadFailed')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {text('errors.retry')}
            </Button>
          }
        />
      )}
      {dialog}
    </Card>
  );
}

interface ConnectionRowProps {
  connection: SocialConnection;
  isBusy: boolean;
  onConnect: () => void;
  onDisconnect: () => void;
}

function ConnectionRow({ connection, isBusy, onConnect, onDisconnect }: ConnectionRowProps) {
  const text = useText();
  const { isConnected, isOnlyWayIn } = connection;
  const provider = PROVIDER_NAMES[connection.provider];
  const names = [connection.name, connection.email].filter(Boolean).join(', ');
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-3 font-medium [&_svg]:size-5">
          <SocialMark provider={connection.provider} />
          {provider}
          {isConnected && <Badge tone="success">{text('social.connected')}</Badge>}
          {names !== '' && <span className="text-sm font-normal wrap-anywhere text-muted">{names}</span>}
        </p>
        {!isConnected && (
          <Button
            size="sm"
            isLoading={isBusy}
            aria-label={text('social.connectTo', { provider })}
            onClick={onConnect}
          >
            {text('social.connect')}
          </Button>
        )}
        {isConnected && !isOnlyWayIn && (
          <Button
            size="sm"
            isLoading={isBusy}
            aria-label={text('social.disconnectFrom', { provider })}
            onClick={onDisconnect}
          >
            {text('social.disconnect')}
          </Button>
        )}
      </div>
      {isOnlyWayIn && (
        <Callout>
          <RichText
            id="social.onlyWayIn"
            values={{ provider }}
            tags={{ link: <Link to="/reset-password" className="underline underline-offset-4" /> }}
          />
        </Callout>
      )}
    </li>
  );
}
