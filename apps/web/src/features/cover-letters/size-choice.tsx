import { LETTER_SIZES, type LetterSize } from '@lauda/domain/cover-letter/letter';
import { withField } from '@lauda/domain/cover-letter/merge';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/listbox/select.tsx';
import type { OpenLetter } from './letter-collection.ts';
import { useLetterState } from './use-letter.ts';

const OF_RESUME = 'resume';

export const sizeText = (text: ReturnType<typeof useText>, size: LetterSize | null): string =>
  size === null ? text('coverLetters.sizeOfResume') : text('coverLetters.sizePoints', { size });

/** A letter has its own text size: a resume that was fitted to one page says little about its letters. */
export function SizeChoice({ openLetter }: { openLetter: OpenLetter }) {
  const text = useText();
  const textSize = useLetterState(openLetter, (state) => state.document.textSize);
  const choose = (value: string) => {
    const size = LETTER_SIZES.find((known) => String(known) === value) ?? null;
    openLetter.edit((letter) => withField(letter, 'textSize', size));
  };
  return (
    <Field label={text('coverLetters.field', { field: 'textSize' })} className="w-full sm:w-56">
      <Select
        options={[
          { value: OF_RESUME, label: sizeText(text, null) },
          ...LETTER_SIZES.map((size) => ({ value: String(size), label: sizeText(text, size) })),
        ]}
        value={textSize === undefined ? OF_RESUME : String(textSize)}
        onValueChange={choose}
      />
    </Field>
  );
}
