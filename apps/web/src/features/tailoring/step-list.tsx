import Check from 'lucide-react/icons/check';
import { cx } from 'class-variance-authority';
import { useText } from '../../lib/i18n/i18n.tsx';
import { type Step, STEPS } from './steps.ts';

interface StepListProps {
  step: Step;
  /** Whether a step can be opened now. */
  canOpen: (step: Step) => boolean;
  onOpen: (step: Step) => void;
}

export function StepList({ step, canOpen, onOpen }: StepListProps) {
  const text = useText();
  const names: Record<Step, string> = {
    choose: text('tailoring.stepChoose'),
    ad: text('tailoring.stepAd'),
    review: text('tailoring.stepReview'),
  };
  const at = STEPS.indexOf(step);
  return (
    <nav aria-label={text('tailoring.steps')}>
      <ol className="flex flex-wrap gap-x-6 gap-y-2 text-sm max-sm:gap-x-2">
        {STEPS.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              disabled={!canOpen(name)}
              aria-current={name === step ? 'step' : undefined}
              onClick={() => onOpen(name)}
              className="flex min-h-10 items-center gap-2 rounded-control pe-2 text-muted enabled:hover:text-text aria-[current]:font-semibold aria-[current]:text-text"
            >
              <span
                className={cx(
                  'grid size-7 place-items-center rounded-full border text-xs font-semibold tabular-nums',
                  index < at && 'border-transparent bg-soft text-on-soft',
                  index === at && 'border-transparent bg-primary text-on-primary',
                  index > at && 'border-control',
                )}
              >
                {index < at ? <Check aria-hidden className="size-4" /> : index + 1}
              </span>
              <span className={name === step ? undefined : 'max-sm:sr-only'}>{names[name]}</span>
              {index < at && <span className="sr-only">({text('tailoring.stepDone')})</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
