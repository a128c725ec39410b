import { type Path, pathKey } from '@lauda/domain/resume/merge/merge';
import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { Combobox } from '../../../../ui/listbox/combobox.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';
import type { Option } from '../../../../ui/listbox/option.ts';
import { useWarningAt } from '../checks/checks-store.ts';
import { useCutNotice } from './use-cut-notice.ts';
import { usePlace } from '../use-editor.ts';

export interface PlaceProps {
  path: Path;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

type TextPlaceProps = PlaceProps &
  Pick<
    ComponentProps<'input'>,
    'maxLength' | 'type' | 'autoComplete' | 'autoCapitalize' | 'placeholder' | 'inputMode' | 'spellCheck'
  >;

export function TextPlace({ path, label, hint, isRequired, ...input }: TextPlaceProps) {
  const { value, set, onFocus, onBlur } = usePlace<string>(path);
  const warning = useWarningAt(pathKey(path));
  const tellCut = useCutNotice();
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget;
    const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const length = value.length - selected + clipboardData.getData('text/plain').trim().length;
    if (input.maxLength !== undefined && length > input.maxLength) tellCut(input.maxLength, () => set(value));
  };
  return (
    <div data-place={pathKey(path)}>
      <Field label={label} hint={hint} isRequired={isRequired} warning={warning}>
        <Input
          {...input}
          value={value}
          onPaste={onPaste}
          onChange={(event) => set(event.target.value)}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      </Field>
    </div>
  );
}

interface SuggestPlaceProps extends PlaceProps {
  options: readonly Option[];
  placeholder: string;
  maxLength: number;
}

/** Suggestions, or custom text if none fits. */
export function SuggestPlace({ path, label, options, placeholder, maxLength }: SuggestPlaceProps) {
  const { value, set } = usePlace<string>(path);
  return (
    <div data-place={pathKey(path)}>
      <Field label={label}>
        <Combobox
          allowsOwnWords
          options={options}
          value={value === '' ? null : value}
          placeholder={placeholder}
          maxLength={maxLength}
          onValueChange={(next) => set(next ?? '')}
        />
      </Field>
    </div>
  );
}

export function FlagPlace({ path, label }: PlaceProps) {
  const { value, set } = usePlace<boolean>(path);
  return <Checkbox label={label} checked={value} onCheckedChange={set} />;
}
