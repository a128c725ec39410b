import { MAX_CHARACTERS, MAX_ITEMS } from '@lauda/domain/resume/limits';
import { hasSeparator, skillNamesIn } from '@lauda/domain/resume/skills/skill-list';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useResume } from '../../use-draft.ts';
import { useEditor } from '../use-editor.ts';
import { useSkills } from './use-skills.ts';

interface SkillInputProps {
  group: string;
  /** Which skill is being typed, so that it is not shown as a chip as well. */
  onTyping: (id: string | null) => void;
  /** Backspace or Left Arrow in the empty field. */
  onLeaveToChips: () => void;
  onSay: (said: string) => void;
}

/** Typed text is a skill of the resume from the first character on, so nothing depends on Enter to be saved. */
export function SkillInput({ group, onTyping, onLeaveToChips, onSay }: SkillInputProps) {
  const text = useText();
  const { openResume, getResume } = useEditor();
  const skills = useSkills();
  const [typedId, setTypedId] = useState<string | null>(null);
  // Keystrokes can outpace renders, so handlers read the stored state rather than the rendered one.
  const typedRef = useRef<string | null>(null);
  const typedSkill = () => getResume().skills.find(({ id }) => id === typedRef.current);
  const value = useResume(
    (resume) => resume.skills.find(({ id }) => id === typedId && typedId !== null)?.name ?? '',
  );
  const isFull = useResume((resume) => resume.skills.length >= MAX_ITEMS.skills) && typedId === null;
  const type = (id: string | null) => {
    typedRef.current = id;
    setTypedId(id);
    onTyping(id);
    openResume.hold(id === null ? null : ['skills', id, 'name']);
  };
  useEffect(() => () => onTyping(null), [onTyping]);

  const finish = () => {
    const typed = typedSkill();
    if (typed === undefined) return;
    const name = typed.name.trim();
    const isTwice = skills.has(typed.id, name);
    if (name === '' || isTwice) skills.drop(typed.id);
    else if (name !== typed.name) skills.set(typed.id, { name });
    if (isTwice) onSay(text('builder.skillTwice', { skill: name }));
    type(null);
  };
  const addAll = (names: readonly string[]) => {
    if (typedRef.current !== null) skills.drop(typedRef.current);
    type(null);
    skills.add(group, names);
    onSay(text('builder.skillsAdded', { count: names.length }));
  };
  const change = (next: string) => {
    // An undo may have removed it.
    const typed = typedSkill();
    if (hasSeparator(next)) {
      const names = skillNamesIn(next);
      if (names.length > 1) addAll(names);
      else finish();
    } else if (typed === undefined) {
      if (next.trim() !== '') type(skills.begin(group, next));
    } else if (next === '') {
      skills.drop(typed.id);
      type(null);
    } else skills.set(typed.id, { name: next });
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The field itself would join several lines into one.
    const pasted = event.clipboardData.getData('text/plain');
    if (!hasSeparator(pasted.trim())) return;
    event.preventDefault();
    addAll(skillNamesIn([typedSkill()?.name ?? '', pasted].join(', ')));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      finish();
    } else if (
      (typedSkill()?.name ?? '') === '' &&
      (event.key === 'Backspace' || event.key === 'ArrowLeft')
    ) {
      event.preventDefault();
      onLeaveToChips();
    }
  };
  return (
    <input
      type="text"
      aria-label={
        group === '' ? text('builder.addEntry', { kind: 'skills' }) : text('builder.addSkillTo', { group })
      }
      placeholder={text('builder.skillHint')}
      value={value}
      disabled={isFull}
      maxLength={MAX_CHARACTERS.name}
      autoComplete="off"
      enterKeyHint="done"
      className="min-h-8 min-w-32 flex-1 rounded-control bg-transparent px-2 text-sm outline-offset-0 placeholder:text-muted max-md:min-h-11 max-md:text-base"
      onChange={(event) => change(event.target.value)}
      onPaste={paste}
      onKeyDown={onKeyDown}
      onBlur={finish}
    />
  );
}
