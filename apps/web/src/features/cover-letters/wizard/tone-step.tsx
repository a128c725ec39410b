import { isProTone, TONES, type Tone } from '@lauda/domain/cover-letter/letter';
import { isLocale, LOCALES } from '@lauda/domain/locale';
import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Radio, RadioGroup } from '../../../ui/field/radio-group.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import type { OpenLetter } from '../letter-collection.ts';
import { StepButtons, type StepMoves } from './step-buttons.tsx';
import { useLetterState } from '../use-letter.ts';

interface ToneStepProps extends StepMoves {
  openLetter: OpenLetter;
  isPro: boolean;
}

const toneOf = (value: string): Tone | null => TONES.find((tone) => tone === value) ?? null;

export function ToneStep({ openLetter, isPro, onBack, onNext }: ToneStepProps) {
  const text = useText();
  const { tone, language } = useLetterState(openLetter, (state) => state.document);
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tone !== null) return onNext();
    flushSync(() => setAsked(true));
    focusFirstError(event.currentTarget);
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <RadioGroup
        legend={text('coverLetters.field', { field: 'tone' })}
        value={tone}
        error={isAsked && tone === null ? text('coverLetters.toneRequired') : null}
        onValueChange={(value) => openLetter.edit((letter) => ({ ...letter, tone: toneOf(value) }))}
        className="grid gap-2 sm:grid-cols-2"
      >
        {TONES.map((name) => {
          const isLocked = isProTone(name) && !isPro;
          return (
            <Radio
              key={name}
              isCard
              value={name}
              isDisabled={isLocked}
              label={
                <span className="flex flex-wrap items-center gap-2">
                  {text('coverLetters.toneName', { tone: name })}
                  {isLocked && (
                    <Badge>
                      <Lock aria-hidden />
                      {text('coverLetters.pro')}
                    </Badge>
                  )}
                </span>
              }
              hint={text('coverLetters.toneHint', { tone: name })}
            />
          );
        })}
      </RadioGroup>
      {!isPro && (
        <p className="text-sm text-muted">
          {text('coverLetters.tonesArePro')}{' '}
          <Link to="/pricing" className="text-primary underline underline-offset-4">
            {text('coverLetters.seePlans')}
          </Link>
        </p>
      )}
      <Field label={text('coverLetters.field', { field: 'language' })} className="sm:w-1/2">
        <Select
          value={language}
          onValueChange={(value) =>
            openLetter.edit((letter) => (isLocale(value) ? { ...letter, language: value } : letter))
          }
          options={LOCALES.map((value) => ({
            value,
            label: text('coverLetters.languageName', { language: value.slice(0, 2) }),
          }))}
        />
      </Field>
      <StepButtons onBack={onBack} />
    </form>
  );
}
