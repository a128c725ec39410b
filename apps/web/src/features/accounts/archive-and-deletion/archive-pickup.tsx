import { fileTimeout } from '../../../lib/api/call-limits.ts';
import { routeUrl } from '@lauda/contract/client';
import { privacyRoutes } from '@lauda/contract/accounts/privacy';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useKeptInView } from '../../../lib/use-kept-in-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

/** Fetched instead of linked: a plain link would navigate to an error page when its token was already used. */
async function saveArchive(token: string): Promise<void> {
  const answer = await fetch(routeUrl(privacyRoutes.downloadArchive, { query: { token } }), fileTimeout());
  if (!answer.ok) throw new Error(answer.status === 400 ? 'gone' : 'failed');
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name ?? 'lauda.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface ArchivePickupProps {
  token: string;
  onTaken: () => void;
}

/** Shown to users who followed the archive link in the email. */
export function ArchivePickup({ token, onTaken }: ArchivePickupProps) {
  const text = useText();
  const take = useMutation({ mutationFn: () => saveArchive(token), onSuccess: onTaken });
  const ref = useRef<HTMLDivElement>(null);
  // This card is far down a long page, and the user came for it.
  useKeptInView(ref);
  if (take.isSuccess)
    return (
      <div className="w-full">
        <Callout role="status" tone="success" title={text('privacy.archiveTakenTitle')}>
          {text('privacy.archiveTakenText')}
        </Callout>
      </div>
    );
  return (
    <div ref={ref} className="grid w-full gap-4">
      <Callout title={text('privacy.archiveReadyTitle')}>{text('privacy.archiveReadyText')}</Callout>
      <Button
        variant="primary"
        className="justify-self-start"
        isLoading={take.isPending}
        onClick={() => take.mutate()}
      >
        {text('privacy.archiveDownload')}
      </Button>
      {take.isError && (
        <Callout role="alert" tone="danger" title={text('privacy.archiveDownloadFailed')}>
          {text(take.error.message === 'gone' ? 'privacy.archiveGone' : 'accounts.connectionFailed')}
        </Callout>
      )}
    </div>
  );
}
