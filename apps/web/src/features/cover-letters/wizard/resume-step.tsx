import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Radio, RadioGroup } from '../../../ui/field/radio-group.tsx';
import type { OpenLetter } from '../letter-collection.ts';
import { StepButtons, type StepMoves } from './step-buttons.tsx';
import { useLetterState } from '../use-letter.ts';

interface ResumeStepProps extends StepMoves {
  openLetter: OpenLetter;
  resumes: readonly ResumeSummary[];
}

const NONE = 'none';

/** The resume whose facts the letter may use and whose design it takes. */
export function ResumeStep({ openLetter, resumes, onBack, onNext }: ResumeStepProps) {
  const text = useText();
  const resumeId = useLetterState(openLetter, (state) => state.document.resumeId);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <RadioGroup
        legend={text('coverLetters.field', { field: 'resumeId' })}
        isLegendHidden
        hint={text('coverLetters.resumeHint')}
        value={resumeId ?? NONE}
        onValueChange={(value) =>
          openLetter.edit((letter) => ({ ...letter, resumeId: value === NONE ? null : value }))
        }
        className="grid gap-2"
      >
        {resumes.map(({ id, title, updatedAt }) => (
          <Radio
            key={id}
            isCard
            value={id}
            label={title.trim() || text('resumes.myResume')}
            hint={text('coverLetters.updatedAt', { date: new Date(updatedAt) })}
          />
        ))}
        <Radio
          isCard
          value={NONE}
          label={text('coverLetters.noResume')}
          hint={text('coverLetters.noResumeHint')}
        />
      </RadioGroup>
      <StepButtons onBack={onBack} />
    </form>
  );
}
