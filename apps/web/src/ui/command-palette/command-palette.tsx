import Search from 'lucide-react/icons/search';
import { type ChangeEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Modal } from '../overlay/modal.tsx';
import { CommandList } from './command-list.tsx';
import { type Command, type CommandGroup, filterCommands } from './filter-commands.ts';
import { useActiveOption } from './use-active-option.ts';

interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Label of the dialog and the search field. */
  label: string;
  placeholder?: string;
  /** More commands are loading; Enter waits for them. */
  isLoading?: boolean;
  groups: readonly CommandGroup[];
}

/** A separate chunk: import it lazily, and from no other file in `ui`. */
export function CommandPalette({ isOpen, onOpenChange, label, ...search }: CommandPaletteProps) {
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={label}
      className="justify-items-center p-4 pt-[max(1rem,12dvh)]"
      panelClassName="flex max-h-[min(28rem,100%)] w-full max-w-xl flex-col self-start overflow-hidden rounded-dialog border border-border bg-surface shadow-popover"
    >
      <CommandSearch label={label} onClose={() => onOpenChange(false)} {...search} />
    </Modal>
  );
}

interface SearchProps extends Pick<CommandPaletteProps, 'label' | 'placeholder' | 'isLoading' | 'groups'> {
  onClose: () => void;
}

function CommandSearch({ label, placeholder, isLoading = false, groups, onClose }: SearchProps) {
  const text = useText();
  const listId = useId();
  const [query, setQuery] = useState('');
  const found = useMemo(() => filterCommands(groups, query), [groups, query]);
  const commands = found.flatMap((group) => group.commands);
  const select = (command: Command) => {
    // Close first: the command may open another dialog or leave the page.
    onClose();
    command.onSelect();
  };
  const { activeIndex, setActiveIndex, onKeyDown } = useActiveOption(commands, select);
  const isEnterWaitingRef = useRef(false);
  useEffect(() => {
    if (isLoading || !isEnterWaitingRef.current) return;
    const best = commands[activeIndex];
    // On a slow machine they arrive after Enter has stopped waiting.
    if (best === undefined) return;
    isEnterWaitingRef.current = false;
    select(best);
  });
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <>
      <div className="relative shrink-0 border-b border-border">
        <Search aria-hidden className="absolute inset-y-0 start-4 my-auto size-4.5 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={commands.length > 0 ? optionId(activeIndex) : undefined}
          placeholder={placeholder ?? text('ui.search')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setQuery(event.target.value);
            setActiveIndex(0);
            isEnterWaitingRef.current = false;
          }}
          onKeyDown={(event) => {
            // The best match may be among those still loading.
            isEnterWaitingRef.current = isLoading && event.key === 'Enter' && !event.nativeEvent.isComposing;
            if (!isEnterWaitingRef.current) onKeyDown(event);
          }}
          className="h-12 w-full bg-transparent ps-11 pe-4 text-base outline-none placeholder:text-muted"
        />
      </div>
      <output className="sr-only">{query && text('ui.resultCount', { count: commands.length })}</output>
      <CommandList
        id={listId}
        label={label}
        groups={found}
        active={commands[activeIndex]}
        optionId={(command) => optionId(commands.indexOf(command))}
        onPoint={(command) => setActiveIndex(commands.indexOf(command))}
        onSelect={select}
      />
    </>
  );
}
