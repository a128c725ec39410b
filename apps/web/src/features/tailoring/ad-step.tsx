import { MAX_AD_CHARACTERS, MIN_AD_CHARACTERS } from '@lauda/domain/tailoring/limits';
import { type ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';

interface AdStepProps {
  ad: string;
  isAiOn: boolean;
  /** An alternative source of the text, shown above its field. */
  link: ReactNode;
  /** AI answers left in the plan; null for unlimited. */
  answersLeft: number | null;
  onChange: (ad: string) => void;
  onBack: () => void;
  onAnalyze: () => void;
}

/** Whether the ad is long enough to compare and not over the limit. */
export const isAdReady = (ad: string): boolean => {
  const { length } = ad.trim();
  return length >= MIN_AD_CHARACTERS && length <= MAX_AD_CHARACTERS;
};

export function AdStep({ ad, isAiOn, link, answersLeft, onChange, onBack, onAnalyze }: AdStepProps) {
  const text = useText();
  const { length } = ad.trim();
  const missing = MIN_AD_CHARACTERS - length;
  return (
    <div className="grid gap-6">
      <h2 className="-mb-2 font-display text-xl tracking-display">{text('tailoring.adTitle')}</h2>
      {link}
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAdReady(ad)) onAnalyze();
        }}
      >
        <Field
          label={text('tailoring.adLabel')}
          hint={missing > 0 ? text('tailoring.adMissing', { count: missing }) : text('tailoring.adHint')}
          error={length > MAX_AD_CHARACTERS ? text('tailoring.adTooLong') : null}
          labelEnd={
            <span className="text-xs text-muted tabular-nums">
              {text('tailoring.adCount', { count: length, max: MAX_AD_CHARACTERS })}
            </span>
          }
        >
          <Textarea
            minRows={12}
            value={ad}
            className="max-h-[60vh]"
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        {isAiOn && (
          <p className="max-w-prose text-sm text-pretty text-muted">
            {text('tailoring.adPrivacy')}{' '}
            {answersLeft !== null && text('tailoring.answersLeft', { count: answersLeft })}
          </p>
        )}
        <div className="flex justify-between gap-2">
          <Button onClick={onBack}>{text('tailoring.back')}</Button>
          <Button type="submit" variant="primary" disabled={!isAdReady(ad)}>
            {text('tailoring.analyze')}
          </Button>
        </div>
      </form>
    </div>
  );
}
