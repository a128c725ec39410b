import type { ResumeSummary } from '@lauda/contract/resumes';
import { hasText } from '@lauda/domain/cover-letter/letter';
import type { Resume } from '@lauda/domain/resume/resume';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useOpenDocument } from '../../lib/use-open-document.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/spinner.tsx';
import type { LetterCollection } from './letter-collection.ts';
import { LetterEditor, type LetterPreviewPlace } from './letter-editor.tsx';
import type { OpenLetter } from './letter-collection.ts';
import { LetterWizard } from './letter-wizard.tsx';
import { letterResumeQuery } from './letters-query.ts';
import { useLetterState } from './use-letter.ts';
import type { WizardStep } from './wizard-steps.ts';

export interface LetterViewProps {
  letterCollection: LetterCollection;
  userId: string;
  userName: string;
  letterId: string;
  /** Null for the letter itself, once there is one. */
  step: WizardStep | null;
  isPro: boolean;
  resumes: readonly ResumeSummary[];
  loadResume: (resumeId: string) => Promise<Resume>;
  Preview: ComponentType<LetterPreviewPlace>;
  onStep: (step: WizardStep | null) => void;
  onList: () => void;
}

export function LetterView({ letterCollection, letterId, ...rest }: LetterViewProps) {
  const text = useText();
  const letter = useOpenDocument(letterCollection, rest.userId, letterId);
  if (letter.status === 'loading') return <LoadingState label={text('app.loading')} />;
  if (letter.status === 'failed')
    return (
      <section className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8">
        <h1 className="font-display text-3xl tracking-display">{text('screens.coverLetter')}</h1>
        <EmptyState
          title={text('coverLetters.openFailed')}
          description={text('coverLetters.openFailedDescription')}
          action={<Button onClick={rest.onList}>{text('coverLetters.allLetters')}</Button>}
        />
      </section>
    );
  return <OpenLetterView key={letterId} openLetter={letter.document} {...rest} />;
}

type OpenLetterProps = Omit<LetterViewProps, 'letterCollection' | 'letterId'> & { openLetter: OpenLetter };

function OpenLetterView({ openLetter, step, userId, userName, isPro, ...rest }: OpenLetterProps) {
  const { resumes, loadResume, Preview, onStep, onList } = rest;
  const resumeId = useLetterState(openLetter, (state) => state.document.resumeId);
  const isBegun = useLetterState(openLetter, (state) => hasText(state.document));
  const { data: resume = null } = useQuery(letterResumeQuery(userId, resumeId, loadResume));
  if (step === null && isBegun)
    return (
      <LetterEditor
        openLetter={openLetter}
        resumes={resumes}
        resume={resume}
        isPro={isPro}
        Preview={Preview}
        onJob={() => onStep('job')}
        onWriteAgain={() => onStep('write')}
        onList={onList}
      />
    );
  return (
    <LetterWizard
      openLetter={openLetter}
      step={step ?? 'job'}
      resumes={resumes}
      resume={resume}
      userName={userName}
      isPro={isPro}
      onStep={onStep}
      onList={onList}
      onDone={() => onStep(null)}
    />
  );
}
