import type { ShareOutcome } from '@lauda/contract/site/share-target';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeHandedFile } from '../../lib/files/handed-file.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { DropZone } from './drop-zone.tsx';
import { FailureCallout } from './failure-callout.tsx';
import { resumeCountQuery } from './import-queries.ts';
import { LinkedInWays, type LinkedInWaysProps } from './linkedin-ways.tsx';
import { ProgressCard } from './progress-card.tsx';
import { SharedFile } from './shared-file.tsx';
import { useUpload } from './use-upload.ts';
import { WaitingImports } from './waiting-imports.tsx';

interface UploadViewProps {
  userId: string;
  /** The plan's resume limit; null for unlimited. */
  limit: number | null;
  onSent: (importId: string) => void;
  /** Outcome of a file that another app shared. */
  shared: ShareOutcome | undefined;
  onSharedDecided: () => void;
  linkedIn: Omit<LinkedInWaysProps, 'isFull'>;
}

/** The upload's share of the total progress; server stages follow it. */
const UPLOAD_PERCENT = 25;

/** Entry point for users who already have a resume. */
export function UploadView({ userId, limit, onSent, shared, onSharedDecided, linkedIn }: UploadViewProps) {
  const text = useText();
  const { upload, send, cancel } = useUpload(onSent);
  useEffect(() => {
    const file = takeHandedFile();
    if (file) send(file);
  });
  const { data: count = 0 } = useQuery(resumeCountQuery(userId));
  const isFull = limit !== null && count >= limit;

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.uploadResume')} description={text('imports.description')} />
      {limit !== null && count >= limit - 1 && (
        <Callout
          tone={isFull ? 'warning' : 'info'}
          action={
            <Button size="sm" render={<Link to="/pricing" />}>
              {text('imports.seePlans')}
            </Button>
          }
        >
          {isFull ? text('imports.limitFull', { limit }) : text('imports.limitLast')}
        </Callout>
      )}
      {upload?.failure && <FailureCallout failure={upload.failure} fileName={upload.fileName} />}
      {upload !== null && upload.share !== null ? (
        <ProgressCard
          fileName={upload.fileName}
          step="uploading"
          percent={upload.share * UPLOAD_PERCENT}
          onCancel={cancel}
        />
      ) : (
        <>
          <SharedFile outcome={shared} isDisabled={isFull} onImport={send} onDecided={onSharedDecided} />
          <DropZone isDisabled={isFull} onFile={send} />
          <WaitingImports userId={userId} onOpen={onSent} />
          <LinkedInWays {...linkedIn} isFull={isFull} />
          <p className="text-sm text-pretty text-muted">{text('imports.privacy')}</p>
        </>
      )}
    </div>
  );
}
