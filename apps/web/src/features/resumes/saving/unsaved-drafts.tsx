import { FREE_PLAN_RESUMES } from '@lauda/domain/resume/limits';
import { resumeTitle } from '@lauda/domain/resume/title';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import type { DraftCollection } from '../draft-collection.ts';
import { documentOf } from '@lauda/local-first/queue/save-queue';
import type { DraftRecord } from '../draft-collection.ts';
import { unsavedQuery } from '../resumes-query.ts';

interface UnsavedDraftsProps {
  drafts: DraftCollection;
  ownerId: string;
  heading: string;
  description?: string;
  onOpenBuilder: () => void;
}

/** Work stored on this device only, all of it accessible. */
export function UnsavedDrafts({ drafts, ownerId, heading, description, onOpenBuilder }: UnsavedDraftsProps) {
  const text = useText();
  const { data: unsaved = [] } = useQuery(unsavedQuery(drafts, ownerId));
  if (unsaved.length === 0) return null;
  const open = async ({ id }: DraftRecord) => {
    await drafts.openDraftNext(ownerId, id);
    onOpenBuilder();
  };
  return (
    <Card>
      <CardHeader title={heading} description={description} />
      <ul className="grid gap-3">
        {unsaved.map((draft) => {
          const resume = documentOf(draft.queue);
          const title = resume ? resumeTitle(resume) : text('resumes.myResume');
          return (
            <li key={draft.id} className="flex items-center justify-between gap-4">
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
