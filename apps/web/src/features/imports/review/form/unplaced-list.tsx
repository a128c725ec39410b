import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/listbox/select.tsx';
import { useReview } from '../review-context.ts';
import { place, UNPLACED_TARGETS } from '../review-state.ts';
import { useEntryNames } from './use-entry-names.ts';

const SHOWN_WORDS = 40;
const WITH_DESCRIPTION = ['experience', 'education', 'projects'] as const;

/** Text of the file that fits no field: nothing is dropped without asking. */
export function UnplacedList({ ai }: { ai: ReactNode }) {
  const text = useText();
  const { reading, state, change } = useReview();
  const nameOf = useEntryNames();
  if (reading.unplaced.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <CircleCheck aria-hidden className="size-4 text-success" />
        {text('imports.unplacedNone')}
      </p>
    );
  const targets = [
    { value: 'personalInfo/summary', label: text('imports.target', { target: 'summary' }) },
    ...WITH_DESCRIPTION.flatMap((list) =>
      reading.resume[list].map((_, index) => ({
        value: `${list}/${index}/description`,
        label: text('imports.targetEntry', { entry: nameOf(list, index) }),
      })),
    ),
    ...UNPLACED_TARGETS.map((target) => ({
      value: target as string,
      label: text('imports.target', { target }),
    })),
  ];
  return (
    <section className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="text-lg font-semibold">{text('imports.unplacedTitle')}</h2>
        <p className="text-sm text-pretty text-muted">{text('imports.unplacedDescription')}</p>
      </div>
      {ai}
      <ul className="grid grid-cols-1 gap-2">
        {reading.unplaced.map((words, number) => (
          <li
            // Placements are stored by this index.
            // oxlint-disable-next-line react/no-array-index-key
            key={number}
            data-placed={state.places[number] !== undefined || undefined}
            className="grid grid-cols-1 items-center gap-3 rounded-card border border-warning/40 bg-surface p-3 data-placed:border-border sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <p className="text-sm wrap-anywhere">{words.text}</p>
            <Field
              isLabelHidden
              label={text('imports.putIntoNamed', { words: words.text.slice(0, SHOWN_WORDS) })}
            >
              <Select
                options={targets}
                value={state.places[number] ?? null}
                placeholder={text('imports.putIntoPlaceholder')}
                onValueChange={(target) => change((now) => place(reading, now, number, target))}
              />
            </Field>
          </li>
        ))}
      </ul>
    </section>
  );
}
