import { MAX_LETTER_CHARACTERS } from '@lauda/domain/cover-letter/letter';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import type { OpenLetter } from '../letter-collection.ts';
import { StepButtons, type StepMoves } from './step-buttons.tsx';
import { useLetterState } from '../use-letter.ts';

export function JobStep({ openLetter, onBack, onNext }: StepMoves & { openLetter: OpenLetter }) {
  const text = useText();
  const letter = useLetterState(openLetter, (state) => state.document);
  const [isAsked, setAsked] = useState(false);
  const lacks = (value: string) => isAsked && value.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (letter.company.trim() !== '' && letter.position.trim() !== '') return onNext();
    flushSync(() => setAsked(true));
    focusFirstError(event.currentTarget);
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Field
        label={text('coverLetters.field', { field: 'company' })}
        isRequired
        error={lacks(letter.company) ? text('coverLetters.companyRequired') : null}
      >
        <Input
          value={letter.company}
          maxLength={MAX_LETTER_CHARACTERS.line}
          autoComplete="off"
          onChange={({ target }) => openLetter.edit((now) => ({ ...now, company: target.value }))}
        />
      </Field>
      <Field
        label={text('coverLetters.field', { field: 'position' })}
        isRequired
        error={lacks(letter.position) ? text('coverLetters.positionRequired') : null}
      >
        <Input
          value={letter.position}
          maxLength={MAX_LETTER_CHARACTERS.line}
          autoComplete="off"
          onChange={({ target }) => openLetter.edit((now) => ({ ...now, position: target.value }))}
        />
      </Field>
      <Field
        label={text('coverLetters.field', { field: 'hiringManager' })}
        hint={text('coverLetters.hiringManagerHint')}
      >
        <Input
          value={letter.hiringManager}
          maxLength={MAX_LETTER_CHARACTERS.line}
          autoComplete="off"
          onChange={({ target }) => openLetter.edit((now) => ({ ...now, hiringManager: target.value }))}
        />
      </Field>
      <Field
        label={text('coverLetters.field', { field: 'jobDescription' })}
        hint={text('coverLetters.jobDescriptionHint')}
      >
        <Textarea
          value={letter.jobDescription}
          minRows={5}
          maxLength={MAX_LETTER_CHARACTERS.jobDescription}
          className="max-h-80"
          onChange={({ target }) => openLetter.edit((now) => ({ ...now, jobDescription: target.value }))}
        />
      </Field>
      <StepButtons onBack={onBack} />
    </form>
  );
}
