import Search from 'lucide-react/icons/search';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { LIST_ORDERS, type ListOrder } from './list-order.ts';

interface ListControlsProps {
  search: string;
  onSearch: (search: string) => void;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
}

export function ListControls({ search, onSearch, order, onOrder }: ListControlsProps) {
  const text = useText();
  return (
    <div className="flex gap-3 max-sm:flex-col max-sm:gap-2">
      <Field label={text('resumeList.search')} isLabelHidden className="min-w-0 flex-1">
        <Input
          type="search"
          icon={<Search />}
          placeholder={text('resumeList.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Field>
      <Field label={text('resumeList.order')} isLabelHidden className="w-52 shrink-0 max-sm:w-full">
        <Select
          value={order}
          onValueChange={onOrder}
          options={LIST_ORDERS.map((value) => ({
            value,
            label: text('resumeList.orderBy', { order: value }),
          }))}
        />
      </Field>
    </div>
  );
}
