import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { type Path, pathKey } from '@lauda/domain/resume/merge/merge';
import { readTypedMonth } from '@lauda/domain/resume/dates/month';
import { setAt, valueAt } from '@lauda/domain/resume/path';
import type { MonthDate, Period } from '@lauda/domain/resume/resume';
import { readWrittenPeriod } from '@lauda/domain/resume/dates/written-period';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';
import { useWarningAt } from '../checks/checks-store.ts';
import { monthAfter, showMonth } from './month-text.ts';
import { FlagPlace, type PlaceProps } from './place-fields.tsx';
import { useEditor, usePlace } from '../use-editor.ts';

interface MonthPlaceProps extends PlaceProps {
  isDisabled?: boolean;
  /** Accepts a whole period typed into the field: '03/2019 – now'. */
  onPeriod?: (period: Period) => void;
}

/** A month in common formats: 03/2024, 032024, mar 2024, março de 2024, 2024. Unreadable text stays and is reported. */
export function MonthPlace({ path, label, hint, isDisabled = false, onPeriod }: MonthPlaceProps) {
  const text = useText();
  const { value, set, onFocus, onBlur } = usePlace<MonthDate>(path);
  const warning = useWarningAt(pathKey(path));
  /** The user's input while typing. When null, the field shows the stored month in one format. */
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeftUnread, setLeftUnread] = useState<string | null>(null);

  const change = (next: string) => {
    setTyped(next);
    const month = readTypedMonth(next);
    // '03/20' may become '03/2019': a two-digit year is accepted only when the field is left.
    if (month !== null && (month === '' || /\d{4}/.test(next))) set(month);
  };
  const takePeriod = (): boolean => {
    const period = typed === null || onPeriod === undefined ? null : readWrittenPeriod(typed);
    if (period === null) return false;
    setTyped(null);
    setLeftUnread(null);
    onPeriod?.(period);
    return true;
  };
  const leave = () => {
    if (takePeriod()) return onBlur();
    const month = typed === null ? value : readTypedMonth(typed);
    setLeftUnread(month === null ? typed : null);
    if (month !== null) {
      setTyped(null);
      if (month !== value) set(month);
    }
    onBlur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter moves to an empty field, so the end date must be rendered first.
    if (event.key === 'Enter') flushSync(takePeriod);
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
          inputMode="numeric"
          maxLength={MAX_CHARACTERS.name}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={leave}
        />
      </Field>
    </div>
  );
}

/** Start and end; a current entry has no end. */
export function PeriodPlaces({ path, currentLabel }: { path: Path; currentLabel: string }) {
  const text = useText();
  const { value: isCurrent } = usePlace<boolean>([...path, 'current']);
  const { edit } = useEditor();
  const takePeriod = (period: Period) =>
    edit((resume) => setAt(resume, path, { ...(valueAt(resume, path) as object), ...period }));
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-4">
        <MonthPlace path={[...path, 'startDate']} label={text('resumes.startDate')} onPeriod={takePeriod} />
        <MonthPlace path={[...path, 'endDate']} label={text('resumes.endDate')} isDisabled={isCurrent} />
      </div>
      <FlagPlace path={[...path, 'current']} label={currentLabel} />
    </div>
  );
}
