import Copy from 'lucide-react/icons/copy';
import FileText from 'lucide-react/icons/file-text';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuGroup, MenuSeparator } from '../../ui/menu/menu-group.tsx';
import { MenuCheckboxItem, MenuItem, MenuRadioItem } from '../../ui/menu/menu-item.tsx';
import { Select } from '../../ui/listbox/select.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import { Row } from '../specimen.tsx';

const CommandPalette = lazy(async () => ({
  default: (await import('../../ui/command-palette/command-palette.tsx')).CommandPalette,
}));

type Overlay = 'dialog' | 'confirm' | 'typed' | 'left' | 'right' | 'bottom' | 'palette';
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'pt', label: 'Português' },
];

export function OverlaysSection() {
  const toasts = useToast();
  const [open, setOpen] = useState<Overlay | null>(null);
  const [language, setLanguage] = useState('en');
  const close = () => setOpen(null);
  const props = (overlay: Overlay) => ({ isOpen: open === overlay, onOpenChange: close });
  return (
    <>
      <Row label="Dialogs">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('typed')}>Typed confirm</Button>
        <Button onClick={() => setOpen('left')}>Sheet left</Button>
        <Button onClick={() => setOpen('right')}>Sheet right</Button>
        <Button onClick={() => setOpen('bottom')}>Sheet bottom</Button>
        <Button onClick={() => setOpen('palette')}>Palette</Button>
      </Row>
      <Row label="Menu, tooltip">
        <ExampleMenu />
        <Tooltip content="Explains what the button is for, in a line or two">
          <Button>Tooltip</Button>
        </Tooltip>
      </Row>
      <Row label="Toasts">
        <Button
          onClick={() =>
            toasts.show({
              title: 'Authentication required',
              description: 'Please sign in to access this feature.',
            })
          }
        >
          Neutral
        </Button>
        <Button onClick={() => toasts.show({ title: 'You are on Pro now', tone: 'success' })}>Success</Button>
        <Button
          onClick={() =>
            toasts.show({
              title: 'Failed to delete resume',
              description: 'The connection was lost.',
              tone: 'danger',
            })
          }
        >
          Danger
        </Button>
        <Button
          onClick={() =>
            toasts.show({ title: 'Role removed', action: { label: 'Undo', onSelect: () => {} } })
          }
        >
          With action
        </Button>
      </Row>

      <Dialog
        {...props('dialog')}
        title="Rename resume"
        description="Only you see this name."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Rename
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <Field label="Name">
            <Input defaultValue="Product designer, Recife" />
          </Field>
          <Field label="Language">
            <Select options={LANGUAGES} value={language} onValueChange={setLanguage} />
          </Field>
          <ExampleMenu />
          <Button onClick={() => toasts.show({ title: 'From inside a dialog', tone: 'danger' })}>
            Toast
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        {...props('confirm')}
        isDestructive
        title="Delete this resume?"
        description="'Product designer, Recife' goes to the bin for 30 days."
        confirmLabel="Delete resume"
        onConfirm={close}
      />
      <ConfirmDialog
        {...props('typed')}
        isDestructive
        title="Delete your account?"
        description="All resumes and letters are deleted. This cannot be undone."
        confirmLabel="Delete account"
        typedPhrase="delete"
        onConfirm={close}
      />
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <Sheet key={side} {...props(side)} side={side} title="Design">
          <p className="text-muted">What does not deserve a page of its own.</p>
        </Sheet>
      ))}
      <Suspense>
        {open === 'palette' && (
          <CommandPalette
            {...props('palette')}
            label="Search commands"
            groups={[
              {
                id: 'go',
                label: 'Go to',
                commands: [
                  { id: 'r', label: 'Meus currículos', icon: <FileText aria-hidden />, onSelect: () => {} },
                  {
                    id: 't',
                    label: 'Adaptar currículo com IA',
                    icon: <Pencil aria-hidden />,
                    onSelect: () => {},
                  },
                ],
              },
              {
                id: 'do',
                label: 'Actions',
                commands: [
                  {
                    id: 's',
                    label: 'Toggle sidebar',
                    icon: <Copy aria-hidden />,
                    shortcut: 'Mod+B',
                    onSelect: () => {},
                  },
                  { id: 'l', label: 'Log out', icon: <LogOut aria-hidden />, onSelect: () => {} },
                ],
              },
            ]}
          />
        )}
      </Suspense>
    </>
  );
}

function ExampleMenu() {
  const [hasNumbers, setHasNumbers] = useState(true);
  const [theme, setTheme] = useState('light');
  return (
    <Menu trigger={<Button>Menu</Button>}>
      <MenuItem icon={<Pencil aria-hidden />} shortcut="F2">
        Rename
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden />} shortcut="Mod+D">
        Duplicate
      </MenuItem>
      <MenuItem icon={<FileText aria-hidden />} isDisabled>
        Export
      </MenuItem>
      <MenuSeparator />
      <MenuCheckboxItem isChecked={hasNumbers} onCheckedChange={setHasNumbers}>
        Page numbers
      </MenuCheckboxItem>
      <MenuGroup label="Theme">
        {['light', 'dark'].map((name) => (
          <MenuRadioItem key={name} isChecked={theme === name} onSelect={() => setTheme(name)}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger">
        Delete
      </MenuItem>
    </Menu>
  );
}
