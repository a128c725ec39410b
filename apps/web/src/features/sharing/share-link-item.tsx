import type { ShareLink } from '@lauda/contract/resumes/sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import ExternalLink from 'lucide-react/icons/external-link';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { canShareLinks, share } from '../../lib/files/share.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { shareLinksQuery } from './share-links-query.ts';

interface ShareLinkItemProps {
  resumeId: string;
  link: ShareLink;
  /** When the list was read; links count as expired relative to this time. */
  readAtMs: number;
}

export function ShareLinkItem({ resumeId, link, readAtMs }: ShareLinkItemProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const label = link.label || text('sharing.linkUnnamed');
  const address = new URL(link.path, location.origin).href;
  const revoke = useMutation({
    mutationFn: () => api.revokeShareLink({ params: { id: resumeId, linkId: link.id } }),
    onSuccess: () => toast.show({ title: text('sharing.revoked') }),
    onError: () => toast.show({ title: text('sharing.revokeFailed'), tone: 'danger' }),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: shareLinksQuery(resumeId).queryKey });
    },
  });
  const copy = useCopy();
  const openSheet = async () => {
    if ((await share({ title: label, url: address })) === 'failed')
      toast.show({ title: text('sharing.shareFailed'), tone: 'danger' });
  };
  return (
    <li className="grid gap-3 rounded-card border border-border p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium wrap-anywhere">{label}</p>
        <p className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
          <Eye aria-hidden className="size-4" />
          {text('sharing.views', { count: link.viewCount })}
        </p>
      </div>
      <input
        readOnly
        value={address}
        aria-label={text('sharing.linkAddress', { label })}
        className="h-9 w-full min-w-0 rounded-control border border-border bg-sunken px-2.5 text-sm text-muted max-md:h-12"
        onFocus={(event) => event.target.select()}
      />
      <LinkFacts link={link} readAtMs={readAtMs} />
      <div className="flex flex-wrap gap-2">
        {canShareLinks() && (
          <Button
            size="sm"
            aria-label={text('sharing.shareNamed', { label })}
            onClick={() => void openSheet()}
          >
            <Share2 aria-hidden />
            {text('sharing.shareLink')}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={text('sharing.copyNamed', { label })}
          onClick={() =>
            void copy(address, { done: text('sharing.copied'), failed: text('sharing.copyFailed') })
          }
        >
          <Copy aria-hidden />
          {text('sharing.copy')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          render={
            <a
              href={link.path}
              target="_blank"
              rel="noreferrer"
              aria-label={text('sharing.openNamed', { label })}
            />
          }
        >
          <ExternalLink aria-hidden />
          {text('sharing.openLink')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="ms-auto text-danger!"
          aria-label={text('sharing.revokeNamed', { label })}
          onClick={() => setAsking(true)}
        >
          {text('sharing.revoke')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('sharing.revokeTitle')}
        description={text('sharing.revokeDescription')}
        confirmLabel={text('sharing.revoke')}
        isDestructive
        isLoading={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      />
    </li>
  );
}

function LinkFacts({ link, readAtMs }: Pick<ShareLinkItemProps, 'link' | 'readAtMs'>) {
  const text = useText();
  const end = link.expiresAt === null ? null : new Date(link.expiresAt);
  const isOver = end !== null && end.getTime() <= readAtMs;
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge>
        {link.frozenVersion === null
          ? text('sharing.live')
          : text('sharing.frozen', { version: link.frozenVersion })}
      </Badge>
      {link.hasPassword && <Badge tone="info">{text('sharing.withPassword')}</Badge>}
      {link.allowsDownload && <Badge tone="primary">{text('sharing.withDownload')}</Badge>}
      {end !== null && (
        <Badge tone={isOver ? 'danger' : 'neutral'}>
          {isOver ? text('sharing.expired', { date: end }) : text('sharing.expires', { date: end })}
        </Badge>
      )}
    </p>
  );
}
