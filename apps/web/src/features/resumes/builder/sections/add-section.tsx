import { MAX_ITEMS } from '@lauda/domain/resume/limits';
import type { SectionName } from '@lauda/domain/resume/sections';
import { DEFAULT_SECTION_TITLES } from '@lauda/domain/resume/vocabulary/section-titles';
import LayoutList from 'lucide-react/icons/layout-list';
import Plus from 'lucide-react/icons/plus';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useScreenCommands } from '../../../../lib/screen/screen-commands.ts';
import { Button } from '../../../../ui/button.tsx';
import { MenuItem } from '../../../../ui/menu/menu-item.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { useResume } from '../../use-draft.ts';

const EXTRA = ['projects', 'languages', 'certifications'] as const;

interface AddSectionProps {
  onPage: readonly SectionName[];
  onAdd: (section: SectionName) => void;
  onAddCustom: () => void;
}

export function AddSection({ onPage, onAdd, onAddCustom }: AddSectionProps) {
  const text = useText();
  const titles = useResume(({ language }) => DEFAULT_SECTION_TITLES[language]);
  const customCount = useResume(({ customSections }) => customSections.length);
  const isFull = customCount >= MAX_ITEMS.customSections;
  const options = EXTRA.filter((section) => !onPage.includes(section)).map((section) => ({
    id: section,
    label: titles[section],
    onSelect: () => onAdd(section),
  }));
  const custom = { id: 'custom', label: text('builder.customSection'), onSelect: onAddCustom };
  useScreenCommands(() =>
    (isFull ? options : [...options, custom]).map(({ id, label, onSelect }) => ({
      id: `new-section-${id}`,
      label: `${text('builder.addSection')}: ${label}`,
      icon: <Plus aria-hidden />,
      onSelect,
    })),
  );
  const trigger = (
    <Button className="justify-self-start">
      <Plus aria-hidden />
      {text('builder.addSection')}
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {options.map(({ id, label, onSelect }) => (
        <MenuItem key={id} icon={<Plus />} onSelect={onSelect}>
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={<LayoutList />} isDisabled={isFull} onSelect={onAddCustom}>
        {custom.label}
      </MenuItem>
    </Menu>
  );
}
