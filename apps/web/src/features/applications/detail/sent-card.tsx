import { applicationRoutes, type SentFormat } from '@lauda/contract/applications/applications';
import { routeUrl } from '@lauda/contract/client';
import type { ShareLink } from '@lauda/contract/resumes/sharing';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { fileTimeout } from '../../../lib/api/call-limits.ts';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { OpenApplication } from '../device/application-collection.ts';
import { AppliedDialog, type SendingTools } from './applied-dialog.tsx';
import { useApplication, useApplicationState } from './use-application.ts';

export interface SentCardProps {
  openApplication: OpenApplication;
  tools: SendingTools;
  /** Whether the plan includes PDF. */
  hasPdf: boolean;
  loadLinks: (resumeId: string) => Promise<readonly ShareLink[]>;
  /** Null where letters are switched off. */
  letters: readonly { readonly id: string; readonly name: string }[] | null;
}

const NO_LETTER = 'none';

/** The sent resume version, the cover letter, and how often its link was opened. */
export function SentCard({ openApplication, tools, hasPdf, loadLinks, letters }: SentCardProps) {
  const text = useText();
  const { sent, link, letterId, stage } = useApplication(openApplication);
  const isSaved = useApplicationState(openApplication, (state) => !state.isUnsaved);
  const [isMarking, setMarking] = useState(false);
  const [isShown, setShown] = useState(false);
  const title = tools.resumes.find(({ id }) => id === sent?.resumeId)?.title.trim();
  const pictureUrl =
    sent &&
    `${routeUrl(applicationRoutes.sentResumePicture, { params: { id: openApplication.id } })}?v=${sent.resumeId}-${sent.version}`;
  return (
    <Card>
      <CardHeader title={text('applications.sentTitle')} />
      <div className="grid gap-4">
        {sent === null ? (
          <p className="text-sm text-muted">{text('applications.nothingSent')}</p>
        ) : (
          <>
            <p className="text-sm">
              <span className="font-medium">{title || text('applications.resumeGone')}</span>{' '}
              <span className="text-muted">{text('applications.version', { version: sent.version })}</span>
            </p>
            {isSaved && pictureUrl !== null && (
              <img
                src={pictureUrl}
                alt={text('applications.sentPicture')}
                className="w-40 rounded-control border border-border bg-white"
              />
            )}
            <Button variant="primary" className="justify-self-start" onClick={() => setShown(true)}>
              <Eye aria-hidden />
              {text('applications.whatSent')}
            </Button>
          </>
        )}
        <Button
          variant={sent === null ? 'primary' : 'secondary'}
          className="justify-self-start"
          onClick={() => setMarking(true)}
        >
          <Send aria-hidden />
          {text(
            stage.state === 'saved'
              ? 'applications.markApplied'
              : sent === null
                ? 'applications.sayWhatSent'
                : 'applications.changeSent',
          )}
        </Button>
        {link !== null && <LinkViews link={link} loadLinks={loadLinks} />}
        {letters !== null && (
          <Field label={text('applications.field', { field: 'letterId' })}>
            <Select
              value={letterId ?? NO_LETTER}
              onValueChange={(id) =>
                openApplication.edit((now) => ({ ...now, letterId: id === NO_LETTER ? null : id }))
              }
              options={[
                { value: NO_LETTER, label: text('applications.noLetter') },
                ...letters.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Field>
        )}
        {letterId !== null && letters?.some(({ id }) => id === letterId) === true && (
          <Link to="/cover-letter" search={{ letter: letterId }} className="text-sm underline">
            {text('applications.openLetter')}
          </Link>
        )}
      </div>
      <AppliedDialog
        openApplication={openApplication}
        tools={tools}
        isOpen={isMarking}
        onOpenChange={setMarking}
      />
      {pictureUrl !== null && (
        <SentDialog
          applicationId={openApplication.id}
          pictureUrl={pictureUrl}
          title={title || text('applications.resumeGone')}
          hasPdf={hasPdf}
          isOpen={isShown}
          onOpenChange={setShown}
        />
      )}
    </Card>
  );
}

function LinkViews({
  link,
  loadLinks,
}: {
  link: { readonly resumeId: string; readonly linkId: string };
  loadLinks: SentCardProps['loadLinks'];
}) {
  const text = useText();
  const links = useQuery({
    queryKey: ['share-links', link.resumeId],
    queryFn: () => loadLinks(link.resumeId),
    staleTime: 0,
  });
  const found = links.data?.find(({ id }) => id === link.linkId);
  if (links.data === undefined) return null;
  if (found === undefined) return <p className="text-sm text-muted">{text('applications.linkGone')}</p>;
  return (
    <p className="text-sm">
      <a href={found.path} target="_blank" rel="noopener noreferrer" className="underline">
        {text('applications.link')}
      </a>{' '}
      <span className="text-muted">{text('applications.viewCount', { count: found.viewCount })}</span>
    </p>
  );
}

interface SentDialogProps {
  applicationId: string;
  pictureUrl: string;
  title: string;
  hasPdf: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The page as it was sent, and that version's files. */
function SentDialog({ applicationId, pictureUrl, title, hasPdf, isOpen, onOpenChange }: SentDialogProps) {
  const text = useText();
  const toast = useToast();
  const [making, setMaking] = useState<SentFormat | null>(null);
  const download = async (format: SentFormat) => {
    setMaking(format);
    try {
      const url = routeUrl(applicationRoutes.exportSentResume, { params: { id: applicationId, format } });
      const answer = await fetch(url, { credentials: 'same-origin', ...fileTimeout() });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      downloadFile(`${title}.${format}`, await answer.blob());
    } catch {
      toast.show({ tone: 'danger', title: text('applications.downloadFailed') });
    } finally {
      setMaking(null);
    }
  };
  return (
    <Dialog
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('applications.whatSent')}
      description={hasPdf ? title : text('applications.pdfIsPro', { title })}
      footer={
        <>
          <Button isLoading={making === 'txt'} onClick={() => void download('txt')}>
            <Download aria-hidden />
            {text('applications.downloadText')}
          </Button>
          {hasPdf && (
            <Button variant="primary" isLoading={making === 'pdf'} onClick={() => void download('pdf')}>
              <Download aria-hidden />
              {text('applications.downloadPdf')}
            </Button>
          )}
        </>
      }
    >
      <img
        src={pictureUrl}
        alt={text('applications.sentPicture')}
        className="mx-auto max-h-[60dvh] max-w-full rounded-control border border-border bg-white"
      />
    </Dialog>
  );
}
