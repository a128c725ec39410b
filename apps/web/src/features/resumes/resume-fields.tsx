import type { Path } from '@lauda/domain/resume/merge';
import { readMonth } from '@lauda/domain/resume/month';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import type { Option } from '../../ui/listbox/option.ts';
import { Select } from '../../ui/select.tsx';
import { keepMarks } from './keep-marks.ts';
import { usePlace } from './use-draft.ts';

interface PlaceProps {
  path: Path;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

type TextPlaceProps = PlaceProps &
  Pick<ComponentProps<'input'>, 'maxLength' | 'type' | 'autoComplete' | 'placeholder'>;

export function TextPlace({ path, label, hint, isRequired, ...input }: TextPlaceProps) {
  const { value, set, onFocus, onBlur } = usePlace<string>(path);
  return (
    <Field label={label} hint={hint} isRequired={isRequired}>
      <Input
        {...input}
        value={value}
        onChange={(event) => set(event.target.value)}
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </Field>
  );
}

/**
 * A box whose words mean something else than they say. It shows what was typed as long as that is what is
 * stored, and what is stored when somebody else has changed it.
 */
function useTyped<T>(stored: T, show: (value: T) => string, read: (typed: string) => T) {
  const [typed, setTyped] = useState(() => show(stored));
  const isTyped = show(read(typed)) === show(stored);
  return [isTyped ? typed : show(stored), setTyped] as const;
}

export function MonthPlace({ path, label, hint }: PlaceProps) {
  const { value, set, onFocus, onBlur } = usePlace<string>(path);
  const [typed, setTyped] = useTyped(value, (month) => month, readMonth);
  return (
    <Field label={label} hint={hint}>
      <Input
        value={typed}
        inputMode="numeric"
        maxLength={MAX_CHARACTERS.name}
        onChange={(event) => {
          setTyped(event.target.value);
          set(readMonth(event.target.value));
        }}
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </Field>
  );
}

export function LongTextPlace({ path, label, hint }: PlaceProps) {
  const { value, set, onFocus, onBlur } = usePlace<RichText>(path);
  const [typed, setTyped] = useTyped(value, plainText, (text) => keepMarks(value, text));
  return (
    <Field label={label} hint={hint}>
      <Textarea
        value={typed}
        minRows={4}
        maxLength={MAX_CHARACTERS.richText}
        onChange={(event) => {
          setTyped(event.target.value);
          set(keepMarks(value, event.target.value));
        }}
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </Field>
  );
}

interface ChoicePlaceProps extends PlaceProps {
  options: readonly Option[];
  placeholder: string;
}

export function ChoicePlace({ path, label, isRequired, options, placeholder }: ChoicePlaceProps) {
  const { value, set } = usePlace<string>(path);
  const isOwnWords = value !== '' && !options.some((option) => option.value === value);
  return (
    <Field label={label} isRequired={isRequired}>
      <Select
        options={isOwnWords ? [...options, { value, label: value }] : options}
        value={value === '' ? null : value}
        placeholder={placeholder}
        onValueChange={set}
      />
    </Field>
  );
}

export function FlagPlace({ path, label }: PlaceProps) {
  const { value, set } = usePlace<boolean>(path);
  return <Checkbox label={label} checked={value} onCheckedChange={set} />;
}
