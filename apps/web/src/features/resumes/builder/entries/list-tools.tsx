import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

interface ListToolsProps {
  query: string;
  onQueryChange: (query: string) => void;
  shown: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[]) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Searches entries and deletes several together. */
export function ListTools({
  query,
  onQueryChange,
  shown,
  chosen,
  onChoose,
  onRemove,
  onClose,
}: ListToolsProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const hasAll = shown.length > 0 && shown.every((id) => chosen.has(id));
  const remove = () => {
    setAsking(false);
    onRemove();
  };
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-3">
      <div className="flex items-center gap-2">
        <Field label={text('builder.findEntries')} isLabelHidden className="flex-1">
          <Input
            // The user has just asked for it, through a menu that leaves the focus nowhere else.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            type="search"
            icon={<Search />}
            value={query}
            placeholder={text('builder.findEntries')}
            onChange={(event) => onQueryChange(event.target.value)}
          />
        </Field>
        <IconButton label={text('builder.closeTools')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={text('builder.selectAll')}
          checked={hasAll}
          isIndeterminate={!hasAll && chosen.size > 0}
          onCheckedChange={(isChecked) => onChoose(isChecked ? shown : [])}
        />
        {chosen.size > 0 && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden />
            {text('builder.deleteChosen', { count: chosen.size })}
          </Button>
        )}
      </div>
      <output className={shown.length > 0 ? 'sr-only' : 'text-sm text-muted'}>
        {query !== '' && text('builder.foundCount', { count: shown.length })}
      </output>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDestructive
        title={text('builder.deleteChosenTitle', { count: chosen.size })}
        description={text('builder.deleteChosenDescription')}
        confirmLabel={text('resumes.delete')}
        onConfirm={remove}
      />
    </div>
  );
}
