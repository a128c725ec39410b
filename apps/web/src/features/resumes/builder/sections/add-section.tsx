import { MAX_ITEMS } from '@lauda/domain/resume/limits';
import type { SectionName } from '@lauda/domain/resume/sections';
import { DEFAULT_SECTION_TITLES } from '@lauda/domain/resume/section-titles';
import LayoutList from 'lucide-react/icons/layout-list';
import Plus from 'lucide-react/icons/plus';
import { useText } from '../../../../lib/i18n/i18n.tsx';
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
  const trigger = (
    <Button className="justify-self-start">
      <Plus aria-hidden />
      {text('builder.addSection')}
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {EXTRA.filter((section) => !onPage.includes(section)).map((section) => (
        <MenuItem key={section} icon={<Plus />} onSelect={() => onAdd(section)}>
          {titles[section]}
        </MenuItem>
      ))}
      <MenuItem
        icon={<LayoutList />}
        isDisabled={customCount >= MAX_ITEMS.customSections}
        onSelect={onAddCustom}
      >
        {text('builder.customSection')}
      </MenuItem>
    </Menu>
  );
}
