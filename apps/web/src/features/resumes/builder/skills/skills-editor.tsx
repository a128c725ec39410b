import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import type { Skill } from '@lauda/domain/resume/resume';
import { skillGroups } from '@lauda/domain/resume/skills/skill-groups';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useResume } from '../../use-draft.ts';
import { useEntryActions } from '../entries/use-entries.ts';
import { SuggestionsPlace } from '../suggestions-place.tsx';
import { SkillGroupRow } from './skill-group-row.tsx';
import { SkillLevelsSwitch } from './skill-levels-switch.tsx';
import { useSkillDrag } from './use-skill-drag.ts';
import { useSkills } from './use-skills.ts';

/** A group keeps its key when renamed; otherwise the focused field would remount. */
function useGroupKeys() {
  const keysRef = useRef(new Map<string, string>());
  return {
    of: (name: string): string => {
      const known = keysRef.current.get(name) ?? crypto.randomUUID();
      keysRef.current.set(name, known);
      return known;
    },
    rename: (from: string, to: string) => {
      const key = keysRef.current.get(from);
      if (key === undefined || keysRef.current.has(to)) return;
      keysRef.current.delete(from);
      keysRef.current.set(to, key);
    },
  };
}

/** Skills as chips, in custom groups. */
export function SkillsEditor() {
  const text = useText();
  const skills = useResume((resume) => resume.skills);
  const { move, renameGroup } = useSkills();
  const { remove } = useEntryActions('skills', ['skills']);
  const keys = useGroupKeys();
  const [added, setAdded] = useState<string | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [said, setSaid] = useState('');
  const groups = skillGroups(skills);
  const dragging = useSkillDrag((id, target) => move(id, target));
  const isAddedEmpty = added !== null && !groups.some(({ name }) => name === added);
  const rows = [
    ...groups,
    ...(groups.length === 0 && !isAddedEmpty ? [{ name: '', skills: [] }] : []),
    ...(isAddedEmpty ? [{ name: added, skills: [] }] : []),
  ];
  const names = rows.map(({ name }) => name);
  const rename = (from: string, to: string) => {
    keys.rename(from, to.trim());
    if (added === from) setAdded(to.trim());
    renameGroup(from, to);
  };
  const removeOne = (skill: Skill) =>
    remove([skill.id], text('resumes.entryRemoved', { entry: skill.name || text('resumes.skillName') }));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SkillLevelsSwitch />
      {rows.map(({ name, skills: own }) => (
        <SkillGroupRow
          key={keys.of(name)}
          name={name}
          skills={own}
          groups={names}
          dragging={dragging}
          onRename={(to) => rename(name, to)}
          onRemove={removeOne}
          onSay={setSaid}
        />
      ))}
      <p className="text-xs text-muted">{text('builder.pasteSkills')}</p>
      <div className="flex flex-wrap items-center gap-2">
        {isNaming ? (
          <NewGroup
            onEnd={(name) => {
              setNaming(false);
              if (name !== '') setAdded(name);
            }}
          />
        ) : (
          <Button onClick={() => setNaming(true)}>
            <Plus aria-hidden />
            {text('builder.addSkillGroup')}
          </Button>
        )}
        <SuggestionsPlace place={{ kind: 'skills' }} />
      </div>
      <output className="sr-only">{said}</output>
    </div>
  );
}

/** Named first: skills need a group name to be stored under. */
function NewGroup({ onEnd }: { onEnd: (name: string) => void }) {
  const text = useText();
  const [name, setName] = useState('');
  return (
    <input
      // The user has just asked for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      type="text"
      aria-label={text('builder.skillGroup')}
      placeholder={text('builder.skillGroupHint')}
      value={name}
      maxLength={MAX_CHARACTERS.label}
      className="min-h-9 rounded-control border border-border bg-surface px-3 text-sm max-md:min-h-11 max-md:text-base"
      onChange={(event) => setName(event.target.value)}
      onBlur={() => onEnd(name.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnd(name.trim());
        if (event.key === 'Escape') onEnd('');
      }}
    />
  );
}
