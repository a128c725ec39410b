import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { type ScreenCommand, screenCommands } from '../../../lib/screen/screen-commands.ts';
import { DialogBoundary } from '../../../ui/failures/dialog-boundary.tsx';
import { type CommandContext, useShellCommands } from './shell-commands.tsx';
import { useFoundCommands } from './use-found-commands.tsx';

const CommandPalette = lazyPart(() =>
  import('../../../ui/command-palette/command-palette.tsx').then((module) => module.CommandPalette),
);

/** The palette restores the focus when it closes; a command's own focus change must come after that. */
const AFTER_CLOSING_MS = 60;
const afterClosing = (onSelect: () => void) => () => void setTimeout(onSelect, AFTER_CLOSING_MS);
const afterClosingAll = (commands: readonly ScreenCommand[]) =>
  commands.flatMap(({ id, label, keywords, icon, shortcut, onSelect }) =>
    onSelect === null ? [] : [{ id, label, keywords, icon, shortcut, onSelect: afterClosing(onSelect) }],
  );

interface PaletteHostProps extends CommandContext {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Loads the palette on first use; most visits never use it. */
export function PaletteHost({ isOpen, ...rest }: PaletteHostProps) {
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && <LoadedPalette isOpen={isOpen} {...rest} />;
}

function LoadedPalette({ isOpen, onOpenChange, ...context }: PaletteHostProps) {
  const { label, placeholder, screenLabel, documentsLabel, groups } = useShellCommands(context);
  const { screen, documentCommands } = useFoundCommands({ isOpen, ...context });
  return (
    <DialogBoundary isOpen={isOpen} onOpenChange={onOpenChange}>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        label={label}
        placeholder={placeholder}
        isLoading={screen === null}
        groups={[
          {
            id: 'screen',
            label: screenLabel,
            commands: isOpen ? afterClosingAll([...screenCommands(), ...(screen ?? [])]) : [],
          },
          ...groups,
          { id: 'documents', label: documentsLabel, commands: documentCommands },
        ]}
      />
    </DialogBoundary>
  );
}
