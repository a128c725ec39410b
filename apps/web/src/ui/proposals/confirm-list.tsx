import { Checkbox } from '../field/checkbox.tsx';

interface ConfirmRow<Id> {
  readonly id: Id;
  readonly label: string;
  readonly hint: string;
  readonly isConfirmed: boolean;
}

interface ConfirmListProps<Id> {
  title: string;
  rows: readonly ConfirmRow<Id>[];
  onConfirm: (id: Id, isConfirmed: boolean) => void;
}

/** Statements only the user can confirm, each with its own checkbox: there is none for all of them. */
export function ConfirmList<Id extends string | number>({ title, rows, onConfirm }: ConfirmListProps<Id>) {
  return (
    <fieldset className="grid gap-2 rounded-control border border-warning/40 bg-warning/8 px-3 py-2.5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="text-sm font-medium">
        {title}
      </p>
      {rows.map(({ id, label, hint, isConfirmed }) => (
        <Checkbox
          key={id}
          label={label}
          hint={hint}
          checked={isConfirmed}
          onCheckedChange={(next) => onConfirm(id, next)}
        />
      ))}
    </fieldset>
  );
}
