import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { hasText } from '@lauda/domain/cover-letter/letter';
import { useId } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { JobStep } from './job-step.tsx';
import type { OpenLetter } from '../letter-collection.ts';
import { LetterStatus } from '../saving/letter-status.tsx';
import { ResumeStep } from './resume-step.tsx';
import { ToneStep } from './tone-step.tsx';
import { useLetterState } from '../use-letter.ts';
import { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts';
import { WriteStep, type WriteStepProps } from './write-step.tsx';

export interface LetterWizardProps extends Omit<WriteStepProps, 'onBack'> {
  openLetter: OpenLetter;
  step: WizardStep;
  resumes: readonly ResumeSummary[];
  onStep: (step: WizardStep) => void;
  onList: () => void;
}

/** Four questions, one at a time. Every answer is stored as part of the letter. */
export function LetterWizard({ openLetter, step, resumes, onStep, onList, ...write }: LetterWizardProps) {
  const text = useText();
  const headingId = useId();
  const company = useLetterState(openLetter, ({ document: letter }) => letter.company);
  const isBegun = useLetterState(openLetter, ({ document: letter }) => hasText(letter));
  const at = WIZARD_STEPS.indexOf(step);
  const back = () => {
    const before = WIZARD_STEPS[at - 1];
    if (before === undefined) onList();
    else onStep(before);
  };
  const next = () => {
    const after = WIZARD_STEPS[at + 1];
    if (after !== undefined) onStep(after);
  };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 pt-8 pb-[calc(2rem+var(--toast-room,0px))] md:px-8">
      <PageHeader
        title={isBegun ? company : text('coverLetters.newLetter')}
        eyebrow={
          <Button variant="link" size="sm" onClick={onList}>
            {text('coverLetters.allLetters')}
          </Button>
        }
        actions={<LetterStatus openLetter={openLetter} resumes={resumes} />}
      />
      <ol aria-label={text('coverLetters.steps')} className="grid grid-cols-4 gap-2">
        {WIZARD_STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? 'step' : undefined}
            className="border-t-2 border-border pt-2 text-sm text-muted aria-[current=step]:border-primary aria-[current=step]:font-medium aria-[current=step]:text-text"
          >
            <span className="max-sm:sr-only">{text('coverLetters.stepName', { step: name })}</span>
            <span aria-hidden className="sm:hidden">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
      <Card>
        <section aria-labelledby={headingId} className="grid gap-5">
          <h2 id={headingId} className="text-lg font-semibold">
            {text('coverLetters.stepName', { step })}
          </h2>
          {step === 'job' && <JobStep openLetter={openLetter} onBack={back} onNext={next} />}
          {step === 'resume' && (
            <ResumeStep openLetter={openLetter} resumes={resumes} onBack={back} onNext={next} />
          )}
          {step === 'tone' && (
            <ToneStep openLetter={openLetter} isPro={write.isPro} onBack={back} onNext={next} />
          )}
          {step === 'write' && <WriteStep openLetter={openLetter} onBack={back} {...write} />}
        </section>
      </Card>
    </div>
  );
}
