import { MIN_REASON_LENGTH } from '@lauda/contract/reason';
import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import type { Client } from '@lauda/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { type RenderPage, ResumeDialog } from './resume-dialog.tsx';
import { type AfterProof, userResumesQuery } from '../staff-calls.ts';

interface UserResumesProps {
  api: Pick<Client, 'listUserResumes' | 'getUserResume'>;
  userId: string;
  renderPage: RenderPage;
  /** Null when this user cannot be impersonated. */
  onViewAs: ((resumeId: string) => void) | null;
  afterProof: AfterProof;
}

export function UserResumes({ api, userId, renderPage, onViewAs, afterProof }: UserResumesProps) {
  const text = useText();
  const list = useQuery(userResumesQuery(api, userId));
  const [asked, setAsked] = useState<ResumeSummary | null>(null);
  const [shown, setShown] = useState<{ resume: ResumeSummary; reason: string } | null>(null);
  const titleOf = ({ title }: ResumeSummary) => title.trim() || text('staff.untitled');
  return (
    <Card>
      <CardHeader title={text('staff.resumesHeading')} />
      {list.isPending && <Skeleton className="h-14" />}
      {list.isError && (
        <StaffLoadFailure
          title={text('staff.resumesFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.length === 0 && <p className="text-sm text-muted">{text('staff.noResumes')}</p>}
      <ul className="-my-3 grid divide-y divide-border empty:hidden">
        {list.data?.map((resume) => {
          const title = titleOf(resume);
          return (
            <li key={resume.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{title}</p>
                <p className="text-sm text-muted">
                  {text('staff.resumeUpdated', { date: new Date(resume.updatedAt) })}
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={text('staff.showResumeNamed', { title })}
                  onClick={() => afterProof(() => setAsked(resume))}
                >
                  {text('staff.showResume')}
                </Button>
                {onViewAs && (
                  <Button
                    size="sm"
                    aria-label={text('staff.openAsNamed', { title })}
                    onClick={() => onViewAs(resume.id)}
                  >
                    {text('staff.openAs')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <ReasonDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={text('staff.readTitle', { title: asked ? titleOf(asked) : '' })}
        description={text('staff.readDescription')}
        reasonHint={text('staff.reasonHint', { min: MIN_REASON_LENGTH })}
        confirmLabel={text('staff.showResume')}
        onConfirm={(reason) => {
          if (asked) setShown({ resume: asked, reason });
          setAsked(null);
        }}
      />
      {shown && (
        <ResumeDialog
          api={api}
          userId={userId}
          resumeId={shown.resume.id}
          reason={shown.reason}
          title={titleOf(shown.resume)}
          renderPage={renderPage}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  );
}
