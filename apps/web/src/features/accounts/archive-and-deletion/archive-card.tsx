import { ApiError, type Client } from '@lauda/contract/client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { ArchivePickup } from './archive-pickup.tsx';

type ArchiveApi = Pick<Client, 'getArchive' | 'requestArchive'>;

const LOOK_AGAIN_MS = 2_000;

const archiveQuery = (api: ArchiveApi) =>
  queryOptions({
    queryKey: ['account-archive'],
    queryFn: async ({ signal }) => (await api.getArchive(undefined, { signal })).archive,
    // Polls while the archive is being made.
    refetchInterval: ({ state: { data } }) => (data && data.expiresAt === null ? LOOK_AGAIN_MS : false),
  });

interface ArchiveCardProps {
  api: ArchiveApi;
  /** From the link in the email; null otherwise. */
  token: string | null;
  /** Resolves to true when the user has confirmed their identity recently, or does so now. */
  ensureProof: () => Promise<boolean>;
}

/** Offers a download of all data stored about the user. */
export function ArchiveCard({ api, token, ensureProof }: ArchiveCardProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = archiveQuery(api);
  const { data: archive, isError, isPending, refetch } = useQuery(query);
  const request = useMutation({
    mutationFn: async () => ((await ensureProof()) ? (await api.requestArchive()).archive : null),
    onSuccess: (made) => {
      if (made !== null) queryClient.setQueryData(query.queryKey, made);
    },
    onError: (error) => {
      const isTooOften = error instanceof ApiError && error.code === 'RATE_LIMITED';
      toast.show({
        title: text('privacy.archiveFailed'),
        description: text(isTooOften ? 'accounts.tooManyAttempts' : 'accounts.tryAgain'),
        tone: 'danger',
      });
    },
  });
  const isMaking = archive?.expiresAt === null;
  return (
    <Card>
      <CardHeader title={text('privacy.archiveHeading')} description={text('privacy.archiveAdvice')} />
      <div className="grid justify-items-start gap-4">
        {token !== null && (
          <ArchivePickup token={token} onTaken={() => void queryClient.invalidateQueries(query)} />
        )}
        {isPending && !isError && <Skeleton className="h-10 w-48" />}
        {isError && <LoadFailure title={text('privacy.archiveLoadFailed')} onRetry={() => void refetch()} />}
        {archive && token === null && (
          <div className="w-full">
            <Callout role="status">
              {archive.expiresAt === null
                ? text('privacy.archiveMaking')
                : text('privacy.archiveWaiting', { until: new Date(archive.expiresAt) })}
            </Callout>
          </div>
        )}
        {archive !== undefined && !isMaking && (
          <Button isLoading={request.isPending} onClick={() => request.mutate()}>
            {text(archive === null ? 'privacy.archiveRequest' : 'privacy.archiveAgain')}
          </Button>
        )}
      </div>
    </Card>
  );
}
