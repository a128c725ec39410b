import { lazy, Suspense, useState } from 'react';
import { type CommandContext, useShellCommands } from './shell-commands.tsx';

const CommandPalette = lazy(() =>
  import('../../ui/command-palette/command-palette.tsx').then((module) => ({
    default: module.CommandPalette,
  })),
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
    <Suspense>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        label={label}
        placeholder={placeholder}
        groups={groups}
      />
    </Suspense>
  );
}
