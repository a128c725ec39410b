import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { type Path, pathKey } from '@lauda/domain/resume/merge';
import { readMonth } from '@lauda/domain/resume/month';
import type { MonthDate } from '@lauda/domain/resume/resume';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { useWarningAt } from './checks-store.ts';
import { monthAfter, showMonth } from './month-text.ts';
import { FlagPlace, type PlaceProps } from './place-fields.tsx';
import { usePlace } from './use-editor.ts';

interface MonthPlaceProps extends PlaceProps {
  isDisabled?: boolean;
}

/** A month as people write it: 03/2024, mar 2024, março de 2024, 2024. */
export function MonthPlace({ path, label, hint, isDisabled = false }: MonthPlaceProps) {
  const text = useText();
  const { value, set, onFocus, onBlur } = usePlace<MonthDate>(path);
  const warning = useWarningAt(pathKey(path));
  /** Null while nobody is writing; then the month stands there in one form. */
  const [typed, setTyped] = useState<string | null>(null);
  const isUnread = typed !== null && typed.trim() !== '' && readMonth(typed) === '';
  const [wasLeftUnread, setLeftUnread] = useState<string | null>(null);

  const change = (next: string) => {
    setTyped(next);
    set(readMonth(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || !value.includes('-')) return;
    event.preventDefault();
    setTyped(null);
    set(monthAfter(value, step));
  };
  return (
    <div data-place={pathKey(path)}>
      <Field
        label={label}
        hint={hint}
        warning={warning}
        error={wasLeftUnread === null ? null : text('builder.dateUnread', { typed: wasLeftUnread })}
      >
        <Input
          value={isDisabled ? '' : (typed ?? showMonth(value))}
          placeholder={isDisabled ? text('builder.untilNow') : text('builder.monthPlaceholder')}
          disabled={isDisabled}
          autoComplete="off"
          maxLength={MAX_CHARACTERS.name}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={() => {
            setLeftUnread(isUnread ? typed : null);
            if (!isUnread) setTyped(null);
            onBlur();
          }}
        />
      </Field>
    </div>
  );
}

/** Start and end; whatever still goes on has no end. */
export function PeriodPlaces({ path, currentLabel }: { path: Path; currentLabel: string }) {
  const text = useText();
  const { value: isCurrent } = usePlace<boolean>([...path, 'current']);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-4">
        <MonthPlace path={[...path, 'startDate']} label={text('resumes.startDate')} />
        <MonthPlace path={[...path, 'endDate']} label={text('resumes.endDate')} isDisabled={isCurrent} />
      </div>
      <FlagPlace path={[...path, 'current']} label={currentLabel} />
    </div>
  );
}
