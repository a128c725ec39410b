import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { hasText } from '@lauda/domain/cover-letter/letter';
import type { Resume } from '@lauda/domain/resume/resume';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useOpenDocument } from '../../lib/screen/use-open-document.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { OpenFailure } from '../../ui/failures/load-failure.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';
import type { LetterCollection } from './letter-collection.ts';
import { LetterEditor, type LetterPreviewPlace } from './letter-editor.tsx';
import type { MakeLetterFile } from './letter-export.tsx';
import type { OpenLetter } from './letter-collection.ts';
import { LetterWizard } from './wizard/letter-wizard.tsx';
import { letterResumeQuery } from './letters-query.ts';
import { useLetterState } from './use-letter.ts';
import type { WizardStep } from './wizard/wizard-steps.ts';

export interface LetterViewProps {
  letterCollection: LetterCollection;
  userId: string;
  userName: string;
  letterId: string;
  /** Null shows the letter itself, once it exists. */
  step: WizardStep | null;
  isPro: boolean;
  resumes: readonly ResumeSummary[];
  loadResume: (resumeId: string) => Promise<Resume>;
  Preview: ComponentType<LetterPreviewPlace>;
  makeOnDevice: MakeLetterFile;
  onStep: (step: WizardStep | null) => void;
  onList: () => void;
}

export function LetterView({ letterCollection, letterId, ...rest }: LetterViewProps) {
  const text = useText();
  const letter = useOpenDocument(letterCollection, rest.userId, letterId);
  if (letter.status === 'loading') return <LoadingState label={text('app.loading')} />;
  if (letter.status === 'failed')
    return (
      <OpenFailure
        heading={text('screens.coverLetter')}
        title={text('coverLetters.openFailed')}
        description={text('coverLetters.openFailedDescription')}
        onRetry={letter.retry}
        back={<Button onClick={rest.onList}>{text('coverLetters.allLetters')}</Button>}
      />
    );
  return <OpenLetterView key={letterId} openLetter={letter.document} {...rest} />;
}

type OpenLetterProps = Omit<LetterViewProps, 'letterCollection' | 'letterId'> & { openLetter: OpenLetter };

function OpenLetterView({ openLetter, step, userId, userName, isPro, ...rest }: OpenLetterProps) {
  const { resumes, loadResume, Preview, makeOnDevice, onStep, onList } = rest;
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
        makeOnDevice={async (document, format) => {
          // Without its resume, the file would have the wrong design.
          if (resumeId !== null && resume === null) throw new Error('the resume of the letter is not here');
          return makeOnDevice(document, format);
        }}
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
