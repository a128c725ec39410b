import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { type Path, pathKey } from '@lauda/domain/resume/merge/merge';
import { DEGREE_MENUS, readDegree } from '@lauda/domain/resume/vocabulary/vocabulary';
import { choicesOf, wordOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';
import { Select } from '../../../../ui/listbox/select.tsx';
import { useResume } from '../../use-draft.ts';
import { usePlace } from '../use-editor.ts';

/** A degree from the list; 'Other' takes free text, which is then what is stored. */
export function DegreePlace({ path }: { path: Path }) {
  const text = useText();
  const { value, set, onFocus, onBlur } = usePlace<string>(path);
  const language = useResume((resume) => resume.language);
  const degree = readDegree(value);
  const isOffered = 'text' in degree || DEGREE_MENUS[language].includes(degree.key);
  const options = [
    // A degree of the other country is kept.
    ...(isOffered ? [] : [{ value, label: wordOf(value, 'degrees', language) }]),
    ...choicesOf(DEGREE_MENUS[language], 'degrees', language).map((option) =>
      option.value === 'other' ? { value: option.value, label: text('resumes.otherDegree') } : option,
    ),
  ];
  /** Part of a typed degree such as 'MDiv' can equal a list key; typing must not switch to the list. */
  const [isWriting, setWriting] = useState(false);
  const isOther = isWriting || value === 'other' || ('text' in degree && value !== '');
  return (
    <div data-place={pathKey(path)} className="grid gap-3">
      <Field label={text('resumes.degree')} isRequired>
        <Select
          options={options}
          value={isOther ? 'other' : value === '' ? null : value}
          placeholder={text('resumes.chooseDegree')}
          onValueChange={set}
        />
      </Field>
      {isOther && (
        <Field label={text('builder.otherDegree')}>
          <Input
            value={value === 'other' ? '' : value}
            maxLength={MAX_CHARACTERS.line}
            onChange={(event) => set(event.target.value === '' ? 'other' : event.target.value)}
            onFocus={() => {
              setWriting(true);
              onFocus();
            }}
            onBlur={() => {
              setWriting(false);
              onBlur();
            }}
          />
        </Field>
      )}
    </div>
  );
}
