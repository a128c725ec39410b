import { useText } from '../../lib/i18n/i18n.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Shortcut } from '../../ui/kbd.tsx';

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
  return (
    <Dialog title={text('shell.showShortcuts')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <dl className="grid gap-3">
        {SHORTCUTS.map(({ keys, label }) => (
          <div key={keys} className="flex items-center justify-between gap-4">
            <dt>{text(label)}</dt>
            <dd>
              <Shortcut keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
