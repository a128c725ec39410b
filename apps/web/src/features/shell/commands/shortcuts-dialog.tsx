import { useText } from '../../../lib/i18n/i18n.tsx';
import { screenCommands } from '../../../lib/screen/screen-commands.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Shortcut } from '../../../ui/kbd.tsx';

const SHORTCUTS = [
  { keys: 'Mod+K', label: 'shell.shortcutPalette' },
  { keys: 'Mod+B', label: 'shell.shortcutSidebar' },
  { keys: 'Mod+/', label: 'shell.shortcutHelp' },
] as const;

interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const text = useText();
  const shortcuts = [
    ...SHORTCUTS.map(({ keys, label }) => ({ keys, label: text(label) })),
    ...(isOpen ? screenCommands() : []).flatMap(({ shortcut, label }) =>
      shortcut === undefined ? [] : [{ keys: shortcut, label }],
    ),
  ];
  return (
    <Dialog title={text('shell.showShortcuts')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div
        role="group"
        aria-label={text('shell.showShortcuts')}
        // Longer than a small window; focusable, for scrolling by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <dl className="grid gap-3">
          {shortcuts.map(({ keys, label }) => (
            <div key={keys} className="flex items-center justify-between gap-4">
              <dt>{label}</dt>
              <dd>
                <Shortcut isAsked keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
