import { SKILL_LEVELS } from '@lauda/domain/resume/vocabulary/vocabulary';
import { choicesOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import Check from 'lucide-react/icons/check';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';
import { Select } from '../../../../ui/listbox/select.tsx';
import type { ReviewField as FieldRules } from './field-labels.ts';
import { useReview } from '../review-context.ts';
import { formOf } from '../review-paths.ts';
import { shownRichText, shownText, withEdit } from '../review-state.ts';
import { useChoiceText } from './use-choice-text.ts';

interface ReviewFieldProps {
  path: string;
  rules: FieldRules;
}

const currentPath = (endDate: string) => endDate.replace(/endDate$/, 'current');

/** One value that was read: check it, correct it, and see its place in the file. */
export function ReviewField({ path, rules }: ReviewFieldProps) {
  const text = useText();
  const { reading, state, doubts, change, pointAt, RichTextBox } = useReview();
  const label = text(rules.label);
  const value = useChoiceText(path, shownText(reading, state, path));
  const set = (typed: string) => change((now) => withEdit(now, path, typed));
  const doubt = doubts.get(path);
  const isOpinion = doubt === 'unsure' || doubt === 'scan' || doubt === 'ai';
  const form = formOf(path);
  /** A current position has no end, so its end date can be neither typed nor wrong. */
  const isWithoutEnd = path.endsWith('/endDate') && shownText(reading, state, currentPath(path)) === 'true';
  const warning = doubt === undefined ? null : text('imports.doubt', { doubt });

  if (form === 'flag')
    return (
      <div className="sm:col-span-2">
        <Checkbox
          label={label}
          checked={value === 'true'}
          onCheckedChange={(isOn) => set(isOn ? 'true' : '')}
        />
      </div>
    );
  return (
    <div
      data-review={path}
      data-doubtful={doubt !== undefined || undefined}
      className={rules.isWide ? 'scroll-mt-40 sm:col-span-2' : 'scroll-mt-40'}
      onPointerEnter={() => pointAt(path)}
      onFocus={() => pointAt(path)}
    >
      <Field
        label={label}
        warning={warning}
        labelEnd={
          isOpinion && (
            <span className="inline-flex items-center gap-2">
              {doubt === 'ai' && <Badge tone="ai">{text('imports.fromAi')}</Badge>}
              <Button
                variant="quiet"
                size="sm"
                aria-label={text('imports.isRightNamed', { field: label })}
                onClick={() => change((now) => ({ ...now, confirmed: [...now.confirmed, path] }))}
              >
                <Check aria-hidden />
                {text('imports.isRight')}
              </Button>
            </span>
          )
        }
      >
        {form === 'rich' ? (
          <RichTextBox
            id={path}
            place={{
              value: shownRichText(reading, state, path),
              set: (next) => change((now) => withEdit(now, path, next)),
              onFocus: () => pointAt(path),
              onBlur: () => {},
            }}
          />
        ) : form === 'level' ? (
          <Select
            options={[
              { value: '', label: text('resumes.noLevel') },
              ...choicesOf<string>(SKILL_LEVELS, 'skillLevels', reading.resume.language),
            ]}
            value={value}
            placeholder={text('imports.chooseLevel')}
            onValueChange={set}
          />
        ) : (
          <Input
            value={isWithoutEnd ? '' : value}
            maxLength={rules.max}
            disabled={isWithoutEnd}
            inputMode={form === 'month' ? 'numeric' : undefined}
            placeholder={
              form !== 'month'
                ? undefined
                : text(isWithoutEnd ? 'builder.untilNow' : 'builder.monthPlaceholder')
            }
            onChange={({ target }) => set(target.value)}
          />
        )}
      </Field>
    </div>
  );
}
