import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { track } from '../../lib/analytics.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Select } from '../../ui/listbox/select.tsx';
import { CoachOffer } from './coach-offer.tsx';

interface CoachViewProps {
  isPro: boolean;
  /** Undefined while loading. */
  resumes: readonly ResumeSummary[] | undefined;
  resumeId: string | null;
  onResume: (resumeId: string) => void;
  /** Renders the conversation about a resume. */
  renderTalk: (resumeId: string) => ReactNode;
}

export function CoachView({ isPro, resumes, resumeId, onResume, renderTalk }: CoachViewProps) {
  const text = useText();
  useEffect(() => {
    track('coach_opened');
    return () => track('coach_closed');
  }, []);
  const current = resumeId ?? resumes?.[0]?.id ?? null;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader
        title={text('coach.title')}
        description={`${text('coach.description')} ${text('promises.ai')}`}
      />
      {!isPro && <CoachOffer />}
      {isPro && resumes?.length === 0 && (
        <Card padding="none">
          <EmptyState
            title={text('coach.noResume')}
            action={
              <Button variant="primary" render={<Link to="/new-resume" />}>
                {text('coach.createResume')}
              </Button>
            }
          />
        </Card>
      )}
      {isPro && current !== null && (
        <>
          {resumes !== undefined && resumes.length > 1 && (
            <Field label={text('coach.resume')} className="sm:w-1/2">
              <Select
                value={current}
                onValueChange={onResume}
                options={resumes.map(({ id, title }) => ({
                  value: id,
                  label: title.trim() || text('resumes.myResume'),
                }))}
              />
            </Field>
          )}
          {renderTalk(current)}
        </>
      )}
    </div>
  );
}
