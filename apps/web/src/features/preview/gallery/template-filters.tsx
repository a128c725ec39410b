import { cx } from 'class-variance-authority';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { type Filter, FILTER_NAMES, FILTERS } from './template-filter.ts';

const ANY = 'any';

interface TemplateFiltersProps {
  filter: Filter;
  onFilterChange: (filter: Filter) => void;
  /** Number of templates with this value. */
  count: number;
  className?: string;
}

export function TemplateFilters({ filter, onFilterChange, count, className }: TemplateFiltersProps) {
  const text = useText();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{text('templates.filters')}</legend>
      <div className={cx('grid grid-cols-2 gap-3', className)}>
        {FILTER_NAMES.map((name) => (
          <Field key={name} label={text('templates.traitName', { trait: name })}>
            <Select
              options={[ANY, ...FILTERS[name]].map((value) => ({
                value,
                label: text('templates.traitValue', { value }),
              }))}
              value={filter[name] ?? ANY}
              onValueChange={(value) =>
                onFilterChange({ ...filter, [name]: value === ANY ? undefined : value })
              }
            />
          </Field>
        ))}
      </div>
      <output className="text-sm text-muted">{text('templates.found', { count })}</output>
    </fieldset>
  );
}
