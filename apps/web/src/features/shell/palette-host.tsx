import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { DialogBoundary } from '../../ui/dialog-boundary.tsx';
import { type CommandContext, useShellCommands } from './shell-commands.tsx';

const CommandPalette = lazyPart(() =>
  import('../../ui/command-palette/command-palette.tsx').then((module) => module.CommandPalette),
);

interface PaletteHostProps extends CommandContext {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Fetches the palette when it is first asked for; most visits never ask. */
export function PaletteHost({ isOpen, ...rest }: PaletteHostProps) {
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && <LoadedPalette isOpen={isOpen} {...rest} />;
}

function LoadedPalette({ isOpen, onOpenChange, ...context }: PaletteHostProps) {
  const { label, placeholder, groups } = useShellCommands(context);
  return (
    <DialogBoundary isOpen={isOpen} onOpenChange={onOpenChange}>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        label={label}
        placeholder={placeholder}
        groups={groups}
      />
    </DialogBoundary>
  );
}
