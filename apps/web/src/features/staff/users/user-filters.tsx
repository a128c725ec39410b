import { CONFIRMED_FILTERS, PLAN_FILTERS, ROLE_FILTERS } from '@lauda/contract/staff/staff-search';
import type { PlainKey } from '@lauda/messages';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import type { UserSearch } from '../staff-calls.ts';
import { ROLE_TEXTS } from '../staff-texts.ts';

const ANY = 'any';

interface FilterProps<Value extends string> {
  label: string;
  values: readonly Value[];
  texts: Readonly<Record<Value, PlainKey>>;
  value: Value | undefined;
  onValueChange: (value: Value | undefined) => void;
  className?: string;
}

function Filter<Value extends string>({
  label,
  values,
  texts,
  value,
  onValueChange,
  className,
}: FilterProps<Value>) {
  const text = useText();
  return (
    <Field label={label} className={className}>
      <Select<Value | typeof ANY>
        options={[
          { value: ANY, label: text('operations.any') },
          ...values.map((known) => ({ value: known, label: text(texts[known]) })),
        ]}
        value={value ?? ANY}
        onValueChange={(next) => onValueChange(next === ANY ? undefined : next)}
      />
    </Field>
  );
}

interface UserFiltersProps {
  search: UserSearch;
  onChange: (changes: Partial<UserSearch>) => void;
}

export function UserFilters({ search, onChange }: UserFiltersProps) {
  const text = useText();
  return (
    <>
      <Filter
        label={text('operations.filterRole')}
        className="max-sm:col-span-2"
        values={ROLE_FILTERS}
        texts={{ ...ROLE_TEXTS, none: 'operations.noStaffRole' }}
        value={search.role}
        onValueChange={(role) => onChange({ role })}
      />
      <Filter
        label={text('operations.filterPlan')}
        values={PLAN_FILTERS}
        texts={{ free: 'operations.planFree', pro: 'operations.planPro' }}
        value={search.plan}
        onValueChange={(plan) => onChange({ plan })}
      />
      <Filter
        label={text('operations.filterConfirmed')}
        values={CONFIRMED_FILTERS}
        texts={{ yes: 'staff.confirmed', no: 'staff.unconfirmed' }}
        value={search.confirmed}
        onValueChange={(confirmed) => onChange({ confirmed })}
      />
    </>
  );
}
