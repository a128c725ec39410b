import type { Client } from '@lauda/contract/client';
import type { Resume } from '@lauda/domain/resume/resume';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Facts } from './facts.tsx';
import { LoadFailure } from './load-failure.tsx';
import { userResumeQuery } from './staff-calls.ts';

interface ResumeDialogProps {
  api: Pick<Client, 'getUserResume'>;
  userId: string;
  resumeId: string;
  title: string;
  onClose: () => void;
}

const entryCount = (resume: Resume): number =>
  Object.values(resume).reduce((count, part) => count + (Array.isArray(part) ? part.length : 0), 0);

/** Enough to tell resumes apart and to see that one is whole; to see its pages, one views as the user. */
export function ResumeDialog({ api, userId, resumeId, title, onClose }: ResumeDialogProps) {
  const text = useText();
  const { data, isError, error, refetch } = useQuery(userResumeQuery(api, userId, resumeId));
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} size="sm">
      {data && (
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
      )}
      {isError && (
        <LoadFailure title={text('staff.resumesFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-24" />}
    </Dialog>
  );
}
