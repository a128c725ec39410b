import { SKILL_LEVELS, type SkillLevelId } from '@lauda/domain/resume/vocabulary';
import { choicesOf } from '@lauda/domain/resume/vocabulary-words.data';
import type { Locale } from '@lauda/domain/locale';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/select.tsx';

interface LevelFieldProps {
  level: SkillLevelId | null;
  /** Of the resume, whose pages print the level. */
  language: Locale;
  onChange: (level: SkillLevelId) => void;
}

/** How well somebody knows a skill is theirs to say, if they want to: no model guesses it. */
export function LevelField({ level, language, onChange }: LevelFieldProps) {
  const text = useText();
  return (
    <Field label={text('resumes.skillLevel')}>
      <Select
        options={choicesOf(SKILL_LEVELS, 'skillLevels', language)}
        value={level}
        placeholder={text('resumes.chooseLevel')}
        onValueChange={onChange}
      />
    </Field>
  );
}
