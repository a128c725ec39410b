/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element holds icons in a list of choices */
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Shortcut } from '../kbd.tsx';
import type { Command, CommandGroup } from './filter-commands.ts';

interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  optionId: (command: Command) => string;
  onPoint: (command: Command) => void;
  onSelect: (command: Command) => void;
}

export function CommandList({ id, label, groups, ...options }: CommandListProps) {
  const text = useText();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="min-h-0 scroll-py-8 overflow-y-auto overscroll-contain p-1.5"
    >
      {groups.length === 0 && (
        <p role="presentation" className="px-3 py-8 text-center text-sm text-muted">
          {text('ui.noResults')}
        </p>
      )}
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.label} className="not-first:mt-2">
          <div aria-hidden className="px-2.5 py-1.5 text-xs font-medium text-muted">
            {group.label}
          </div>
          {group.commands.map((command) => (
            <CommandOption key={command.id} command={command} {...options} />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = Omit<CommandListProps, 'id' | 'label' | 'groups'> & { command: Command };

function CommandOption({ command, active, optionId, onPoint, onSelect }: OptionProps) {
  const optionRef = useRef<HTMLDivElement>(null);
  const isActive = command === active;
  useEffect(() => {
    if (isActive) optionRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The text field keeps the focus and handles the keys for the whole list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={optionRef}
      id={optionId(command)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={() => onPoint(command)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onSelect(command)}
      className="flex min-h-10 items-center gap-3 rounded-control px-2.5 py-2 text-sm select-none aria-selected:bg-soft aria-selected:text-on-soft max-md:min-h-12 max-md:text-base forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] [&>svg]:size-4.5 [&>svg]:shrink-0"
    >
      {command.icon ?? <span className="w-4.5 shrink-0" />}
      <span className="min-w-0 flex-1">{command.label}</span>
      {command.shortcut !== undefined && <Shortcut keys={command.shortcut} />}
    </div>
  );
}
