import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import type { Resume } from '@lauda/domain/resume/resume';
import { type NotReadyReason, tailoringReadiness } from '@lauda/domain/tailoring/readiness';
import { Link } from '@tanstack/react-router';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { formatDay } from '../../lib/i18n/money.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Radio, RadioGroup } from '../../ui/field/radio-group.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';

const REASONS: Record<NotReadyReason, string> = {
  'no-personal-info': 'noPersonalInfo',
  'no-first-name': 'noFirstName',
  'no-last-name': 'noLastName',
  'no-content': 'noContent',
};

interface ChooseStepProps {
  resumes: readonly ResumeSummary[];
  chosenId: string | null;
  /** Null while loading. */
  chosen: Resume | null;
  onChoose: (id: string) => void;
  onNext: () => void;
}

export function ChooseStep({ resumes, chosenId, chosen, onChoose, onNext }: ChooseStepProps) {
  const { text, locale } = useI18n();
  const readiness = chosen === null ? null : tailoringReadiness(chosen);
  return (
    <div className="grid gap-6">
      <RadioGroup
        legend={text('tailoring.chooseTitle')}
        hint={text('tailoring.chooseHint')}
        value={chosenId}
        onValueChange={onChoose}
        className="grid gap-3 sm:grid-cols-2"
      >
        {resumes.map(({ id, title, updatedAt }) => (
          <Radio
            key={id}
            isCard
            value={id}
            label={<span className="wrap-anywhere">{title}</span>}
            hint={text('tailoring.changedOn', { day: formatDay(locale, updatedAt) })}
          />
        ))}
      </RadioGroup>
      {chosenId !== null && readiness === null && <Skeleton className="h-12" />}
      {chosenId !== null && readiness?.ok === false && (
        <Callout
          tone="warning"
          role="status"
          action={
            <Button size="sm" render={<Link to="/builder" search={{ resume: chosenId }} />}>
              {text('tailoring.openInBuilder')}
            </Button>
          }
        >
          {text('tailoring.notReady', { reason: REASONS[readiness.reason] })}
        </Callout>
      )}
      <div className="flex justify-end">
        <Button variant="primary" disabled={readiness?.ok !== true} onClick={onNext}>
          {text('tailoring.next')}
        </Button>
      </div>
    </div>
  );
}
