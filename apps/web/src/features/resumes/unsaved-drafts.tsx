import { FREE_PLAN_RESUMES } from '@lauda/domain/resume/limits';
import { resumeTitle } from '@lauda/domain/resume/title';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import type { DraftDesk } from './draft-desk.ts';
import { documentOf, type DraftRecord } from './draft-record.ts';
import { unsavedQuery } from './resumes-query.ts';

interface UnsavedDraftsProps {
  desk: DraftDesk;
  ownerId: string;
  heading: string;
  description?: string;
  onOpenBuilder: () => void;
}

/** Work that is on this device only; nothing of it is out of reach. */
export function UnsavedDrafts({ desk, ownerId, heading, description, onOpenBuilder }: UnsavedDraftsProps) {
  const text = useText();
  const { data: drafts = [] } = useQuery(unsavedQuery(desk, ownerId));
  if (drafts.length === 0) return null;
  const open = async ({ draftId }: DraftRecord) => {
    await desk.openDraftNext(ownerId, draftId);
    onOpenBuilder();
  };
  return (
    <Card>
      <CardHeader title={heading} description={description} />
      <ul className="grid gap-3">
        {drafts.map((draft) => {
          const resume = documentOf(draft.queue);
          const title = resume ? resumeTitle(resume) : text('resumes.myResume');
          return (
            <li key={draft.draftId} className="flex items-center justify-between gap-4">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                  {title}
                  <Badge>{text('resumes.onThisDevice')}</Badge>
                </p>
                {draft.refusal === 'RESUME_LIMIT_REACHED' && (
                  <p className="text-sm text-muted">
                    {text('resumes.limitReached', { limit: FREE_PLAN_RESUMES })}
                  </p>
                )}
              </div>
              <Button
                size="sm"
                aria-label={text('resumes.openNamed', { title })}
                onClick={() => void open(draft)}
              >
                {text('resumes.open')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
