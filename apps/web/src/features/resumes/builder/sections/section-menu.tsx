import { sectionTitle } from '@lauda/domain/resume/vocabulary/section-titles';
import { customSectionId, type SectionName } from '@lauda/domain/resume/sections';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ListChecks from 'lucide-react/icons/list-checks';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { MenuSeparator } from '../../../../ui/menu/menu-group.tsx';
import { MenuItem } from '../../../../ui/menu/menu-item.tsx';
import { MoreMenu } from '../../../../ui/menu/more-menu.tsx';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { useResume } from '../../use-draft.ts';
import { useOpenPlaces } from '../places/open-places.ts';
import { sectionElement } from '../places/places.ts';
import { useEditor } from '../use-editor.ts';
import { moveSection, removeCustomSection, setSectionHidden } from './arrange-sections.ts';

interface SectionMenuProps {
  section: SectionName;
  /** All sections in the form, in order. */
  onPage: readonly SectionName[];
  onRename: () => void;
  /** Opens the list's tools; null for sections without a list. */
  onOpenTools: (() => void) | null;
}

export function SectionMenu({ section, onPage, onRename, onOpenTools }: SectionMenuProps) {
  const text = useText();
  const toast = useToast();
  const { edit, editWithUndo } = useEditor();
  const customId = customSectionId(section);
  const title = useResume((resume) => sectionTitle(resume, section)) || text('builder.untitledSection');
  const isHidden = useResume((resume) => resume.hiddenSections.includes(section));
  const { foldAll } = useOpenPlaces();
  const at = onPage.indexOf(section);
  const move = (step: 1 | -1) => edit((resume) => moveSection(resume, onPage, section, at + step));
  const remove = (id: string) => {
    const neighbour = onPage[at + 1] ?? onPage[at - 1];
    const undo = editWithUndo((resume) => removeCustomSection(resume, id));
    if (neighbour !== undefined) sectionElement(neighbour)?.querySelector<HTMLElement>('h2 button')?.focus();
    toast.show({
      title: text('resumes.entryRemoved', { entry: title }),
      action: { label: text('resumes.undo'), onSelect: undo },
    });
  };
  return (
    <MoreMenu label={text('builder.sectionMenu', { section: title })}>
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        {text('builder.renameSection')}
      </MenuItem>
      {onOpenTools && (
        <MenuItem icon={<ListChecks />} onSelect={onOpenTools}>
          {text('builder.openTools')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<ArrowUp />} isDisabled={at === 0} onSelect={() => move(-1)}>
        {text('builder.moveSectionUp')}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} isDisabled={at === onPage.length - 1} onSelect={() => move(1)}>
        {text('builder.moveSectionDown')}
      </MenuItem>
      <MenuItem
        icon={isHidden ? <Eye /> : <EyeOff />}
        onSelect={() => edit((resume) => setSectionHidden(resume, section, !isHidden))}
      >
        {isHidden ? text('builder.showSection') : text('builder.hideSection')}
      </MenuItem>
      <MenuItem icon={<ChevronsDownUp />} onSelect={() => foldAll(['personalInfo', ...onPage])}>
        {text('builder.foldAll')}
      </MenuItem>
      {customId !== null && (
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => remove(customId)}>
          {text('builder.removeSection')}
        </MenuItem>
      )}
    </MoreMenu>
  );
}
