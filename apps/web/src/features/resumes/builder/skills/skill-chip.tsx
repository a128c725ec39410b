import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { setEntryHidden } from '@lauda/domain/resume/entries/printed-entries';
import type { Skill } from '@lauda/domain/resume/resume';
import { wordOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import { SKILL_LEVELS } from '@lauda/domain/resume/vocabulary/vocabulary';
import { cx } from 'class-variance-authority';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentProps, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { MenuGroup, MenuSeparator } from '../../../../ui/menu/menu-group.tsx';
import { MenuItem, MenuRadioItem } from '../../../../ui/menu/menu-item.tsx';
import { useResume } from '../../use-draft.ts';
import { useEditor, usePlace } from '../use-editor.ts';
import { useSkills } from './use-skills.ts';

interface SkillChipProps extends Omit<ComponentProps<'li'>, 'children'> {
  skill: Skill;
  /** 'Skill 3', for a skill without a name. */
  number: number;
  /** Names of the groups it can move to. */
  groups: readonly string[];
  isReached: boolean;
  isDragged: boolean;
  onRemove: () => void;
}

const LOOK =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-border bg-surface px-3 text-start text-sm wrap-anywhere max-md:min-h-11';

export function SkillChip({
  skill,
  number,
  groups,
  isReached,
  isDragged,
  onRemove,
  ...item
}: SkillChipProps) {
  const text = useText();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, skillLevelId } = skill;
  const hasLevels = useResume(({ showSkillLevels }) => showSkillLevels);
  const language = useResume((resume) => resume.language);
  const isHidden = useResume(({ hiddenEntries }) => hiddenEntries.includes(id));
  const level = hasLevels ? wordOf(skillLevelId, 'skillLevels', language) : '';
  return (
    <li
      {...item}
      data-skill={id}
      data-place={`skills/${id}`}
      className={cx('flex max-w-full transition-opacity', isDragged && 'opacity-50', item.className)}
    >
      {isRenaming ? (
        <RenameSkill id={id} onEnd={() => setRenaming(false)} />
      ) : (
        <Menu
          trigger={
            <button
              type="button"
              tabIndex={isReached ? 0 : -1}
              className={cx(LOOK, isHidden && 'border-dashed text-muted')}
            >
              {isHidden && <EyeOff aria-hidden className="size-3.5 shrink-0" />}
              <span className="min-w-0">{name || text('resumes.skillNumber', { number })}</span>
              {isHidden && <span className="sr-only">{text('builder.entryHidden')}</span>}
              {level !== '' && <span className="text-muted">{level}</span>}
            </button>
          }
        >
          <ChipMenu
            skill={skill}
            groups={groups}
            hasLevels={hasLevels}
            isHidden={isHidden}
            onRename={() => setRenaming(true)}
            onRemove={onRemove}
          />
        </Menu>
      )}
    </li>
  );
}

interface ChipMenuProps extends Pick<SkillChipProps, 'skill' | 'groups' | 'onRemove'> {
  hasLevels: boolean;
  isHidden: boolean;
  onRename: () => void;
}

function ChipMenu({ skill, groups, hasLevels, isHidden, onRename, onRemove }: ChipMenuProps) {
  const text = useText();
  const { edit } = useEditor();
  const skills = useSkills();
  const language = useResume((resume) => resume.language);
  const others = groups.filter((group) => group !== skill.group.trim());
  return (
    <>
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        {text('builder.renameSkill')}
      </MenuItem>
      {hasLevels && (
        <MenuGroup label={text('resumes.skillLevel')}>
          {(['', ...SKILL_LEVELS] as const).map((level) => (
            <MenuRadioItem
              key={level}
              isChecked={skill.skillLevelId === level}
              onSelect={() => skills.set(skill.id, { skillLevelId: level })}
            >
              {level === '' ? text('resumes.noLevel') : wordOf(level, 'skillLevels', language)}
            </MenuRadioItem>
          ))}
        </MenuGroup>
      )}
      {others.length > 0 && (
        <MenuGroup label={text('builder.moveSkillTo')}>
          {others.map((group) => (
            <MenuItem
              key={group}
              icon={<span className="size-4" />}
              onSelect={() => skills.move(skill.id, { group, before: null })}
            >
              {group || text('builder.noGroup')}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
      <MenuSeparator />
      <MenuItem
        icon={isHidden ? <Eye /> : <EyeOff />}
        onSelect={() => edit((resume) => setEntryHidden(resume, skill.id, !isHidden))}
      >
        {text(isHidden ? 'builder.showSection' : 'builder.hideSection')}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={onRemove}>
        {text('builder.removeSkill')}
      </MenuItem>
    </>
  );
}

function RenameSkill({ id, onEnd }: { id: string; onEnd: () => void }) {
  const text = useText();
  const { value, set, onFocus, onBlur } = usePlace<string>(['skills', id, 'name']);
  return (
    <input
      // The user has just asked for it, through a menu that leaves the focus nowhere else.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      type="text"
      aria-label={text('resumes.skillName')}
      value={value}
      size={Math.max(8, value.length)}
      maxLength={MAX_CHARACTERS.name}
      className={cx(LOOK, 'max-md:text-base')}
      onChange={(event) => set(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' || event.key === 'Escape') onEnd();
      }}
      onFocus={onFocus}
      onBlur={() => {
        onBlur();
        onEnd();
      }}
    />
  );
}
