import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import type { Skill } from '@lauda/domain/resume/resume';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useResume } from '../../use-draft.ts';
import { SkillChip } from './skill-chip.tsx';
import { SkillInput } from './skill-input.tsx';
import type { useSkillDrag } from './use-skill-drag.ts';
import { useSkills } from './use-skills.ts';

interface SkillGroupRowProps {
  /** '' for skills without a group. */
  name: string;
  skills: readonly Skill[];
  groups: readonly string[];
  dragging: ReturnType<typeof useSkillDrag>;
  onRename: (to: string) => void;
  onRemove: (skill: Skill) => void;
  onSay: (said: string) => void;
}

const DROP_BEFORE =
  'relative before:absolute before:inset-y-0 before:-start-1 before:w-0.5 before:rounded-full before:bg-primary';

export function SkillGroupRow({
  name,
  skills,
  groups,
  dragging,
  onRename,
  onRemove,
  onSay,
}: SkillGroupRowProps) {
  const text = useText();
  const rowRef = useRef<HTMLDivElement>(null);
  const { move } = useSkills();
  const [typedId, setTypedId] = useState<string | null>(null);
  const numberOf = useResume((resume) => resume.skills.map(({ id }) => id).join(' ')).split(' ');
  const chips = skills.filter(({ id }) => id !== typedId);
  const { drag, chipProps } = dragging;
  const target = drag?.target?.group === name ? drag.target : null;

  const focusChip = (index: number) => {
    const buttons = rowRef.current?.querySelectorAll<HTMLElement>('[data-skill] button');
    const wanted = buttons?.[index] ?? rowRef.current?.querySelector<HTMLElement>('[data-skill-input] input');
    wanted?.focus();
  };
  const remove = (skill: Skill, index: number) => {
    onRemove(skill);
    // Focuses the neighboring chip; after the last one the field.
    requestAnimationFrame(() => focusChip(index));
  };
  const moveChip = (skill: Skill, index: number, key: string) => {
    const before = key === 'ArrowLeft' ? chips[index - 1] : chips[index + 2];
    const isEnd = key === 'ArrowLeft' ? index === 0 : index === chips.length - 1;
    if (isEnd) return;
    move(skill.id, { group: name, before: before?.id ?? null });
    onSay(text('builder.movedTo', { position: index + (key === 'ArrowLeft' ? 0 : 2), count: chips.length }));
    requestAnimationFrame(() => focusChip(key === 'ArrowLeft' ? index - 1 : index + 1));
  };
  const moveToGroup = (skill: Skill, step: 1 | -1) => {
    const to = groups[groups.indexOf(name) + step];
    if (to === undefined) return;
    move(skill.id, { group: to, before: null });
    onSay(text('builder.movedToGroup', { group: to || text('builder.noGroup') }));
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-skill="${CSS.escape(skill.id)}"] button`)?.focus(),
    );
  };
  const onChipKey = (event: KeyboardEvent, skill: Skill, index: number) => {
    const { key, altKey } = event;
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const isUpOrDown = key === 'ArrowUp' || key === 'ArrowDown';
    if (event.target instanceof HTMLElement && event.target.closest('[role=menu]')) return;
    if (altKey && isSideways) moveChip(skill, index, key);
    else if (altKey && isUpOrDown) moveToGroup(skill, key === 'ArrowUp' ? -1 : 1);
    else if (isSideways) focusChip(key === 'ArrowLeft' ? Math.max(0, index - 1) : index + 1);
    else if (key === 'Backspace' || key === 'Delete') remove(skill, index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={rowRef}
      data-skill-group={name}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-control border border-border p-2',
        target && 'border-primary',
      )}
    >
      {name !== '' && <GroupName name={name} groups={groups} onRename={onRename} />}
      <div className="flex flex-wrap items-center gap-2">
        <ul aria-label={name || text('builder.skillsList')} className="contents">
          {chips.map((skill, index) => (
            <SkillChip
              key={skill.id}
              skill={skill}
              number={numberOf.indexOf(skill.id) + 1}
              groups={groups}
              isReached={index === chips.length - 1}
              isDragged={drag?.id === skill.id}
              className={target?.before === skill.id ? DROP_BEFORE : undefined}
              onRemove={() => remove(skill, index)}
              onKeyDownCapture={(event) => onChipKey(event, skill, index)}
              {...chipProps(skill.id)}
            />
          ))}
        </ul>
        <div data-skill-input className="flex min-w-48 flex-1">
          <SkillInput
            group={name}
            onTyping={setTypedId}
            onLeaveToChips={() => {
              if (chips.length > 0) focusChip(chips.length - 1);
            }}
            onSay={onSay}
          />
        </div>
      </div>
    </div>
  );
}

type GroupNameProps = Pick<SkillGroupRowProps, 'name' | 'groups' | 'onRename'>;

/** Saved while typing, except while it equals another group's name: that would merge the two. */
function GroupName({ name, groups, onRename }: GroupNameProps) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: string) => {
    setTyped(next);
    const isFree = next.trim() === name || !groups.includes(next.trim());
    if (next.trim() !== '' && isFree) onRename(next);
  };
  return (
    <input
      type="text"
      aria-label={text('builder.skillGroup')}
      value={typed ?? name}
      maxLength={MAX_CHARACTERS.label}
      className="min-h-8 w-full rounded-control bg-transparent px-2 text-sm font-medium max-md:min-h-11 max-md:text-base"
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        if (typed !== null && typed.trim() !== name) onRename(typed.trim());
        setTyped(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
