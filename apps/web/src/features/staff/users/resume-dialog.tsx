import type { Client } from '@lauda/contract/client';
import type { Resume } from '@lauda/domain/resume/resume';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Facts } from '../facts.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { userResumeQuery } from '../staff-calls.ts';

/** Renders a page of a resume as it will be printed; supplied by another feature. */
export type RenderPage = (resume: Resume, label: string) => ReactNode;

interface ResumeDialogProps {
  api: Pick<Client, 'getUserResume'>;
  userId: string;
  resumeId: string;
  reason: string;
  title: string;
  renderPage: RenderPage;
  onClose: () => void;
}

const entryCount = (resume: Resume): number =>
  Object.values(resume).reduce((count, part) => count + (Array.isArray(part) ? part.length : 0), 0);

/** Read-only: the resume's content and its first page. */
export function ResumeDialog({
  api,
  userId,
  resumeId,
  reason,
  title,
  renderPage,
  onClose,
}: ResumeDialogProps) {
  const text = useText();
  const { data, isError, error, refetch } = useQuery(userResumeQuery(api, userId, { resumeId, reason }));
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} size="lg">
      {data && (
        <div className="grid items-start gap-6 sm:grid-cols-[1fr_20rem]">
          <Facts
            facts={[
              [
                text('staff.resumeName'),
                `${data.resume.personalInfo.firstName} ${data.resume.personalInfo.lastName}`.trim() || '–',
              ],
              [
                text('staff.resumeLanguage'),
                text(data.resume.language === 'pt-BR' ? 'staff.portuguese' : 'staff.english'),
              ],
              [text('staff.resumeEntries'), entryCount(data.resume)],
              [text('staff.resumeVersion'), data.version],
            ]}
          />
          <div className="border border-border">
            {renderPage(data.resume, text('operations.resumePreview', { title }))}
          </div>
        </div>
      )}
      {isError && (
        <StaffLoadFailure title={text('staff.resumesFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-24" />}
    </Dialog>
  );
}
