import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LoadFailure } from '../../ui/failures/load-failure.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { ShareLinkItem } from './share-link-item.tsx';
import { shareLinksQuery } from './share-links-query.ts';

interface ShareDialogProps {
  resumeId: string;
  title: string;
  /** Whether the plan includes PDF, which readers may then download. */
  hasPdf: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The share links of one resume: create, copy, view counts and end. */
export function ShareDialog({ resumeId, title, hasPdf, isOpen, onOpenChange }: ShareDialogProps) {
  const text = useText();
  const [isMaking, setMaking] = useState(false);
  const links = useQuery({ ...shareLinksQuery(resumeId), enabled: isOpen });
  const isEmpty = links.data?.length === 0;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setMaking(false);
        onOpenChange(next);
      }}
      title={text('sharing.dialogTitle', { title })}
      description={text('sharing.dialogDescription')}
    >
      {isMaking ? (
        <NewLinkForm resumeId={resumeId} hasPdf={hasPdf} onDone={() => setMaking(false)} />
      ) : (
        <div className="grid gap-4">
          {links.isPending && <Skeleton className="h-24" />}
          {links.isError && (
            <LoadFailure title={text('sharing.loadFailed')} onRetry={() => void links.refetch()} />
          )}
          {!hasPdf && <p className="text-sm text-muted">{text('sharing.freeTemplate')}</p>}
          {isEmpty && <p className="text-sm text-muted">{text('sharing.noLinks')}</p>}
          {links.data && !isEmpty && (
            <>
              <ul aria-label={text('sharing.links')} className="grid gap-3">
                {links.data.map((link) => (
                  <ShareLinkItem
                    key={link.id}
                    resumeId={resumeId}
                    link={link}
                    readAtMs={links.dataUpdatedAt}
                  />
                ))}
              </ul>
              <p className="text-xs text-muted">{text('sharing.viewsHint')}</p>
            </>
          )}
          <Button
            variant={isEmpty ? 'primary' : 'secondary'}
            className="justify-self-start"
            onClick={() => setMaking(true)}
          >
            <Plus aria-hidden />
            {text('sharing.newLink')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
