import { SKILL_LEVELS, type SkillLevelId } from '@lauda/domain/resume/vocabulary/vocabulary';
import { choicesOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import type { Locale } from '@lauda/domain/locale';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/listbox/select.tsx';

interface LevelFieldProps {
  level: SkillLevelId | null;
  /** Language of the resume, whose pages print the level. */
  language: Locale;
  onChange: (level: SkillLevelId) => void;
}

/** Users may state the level of a skill themselves; AI does not guess it. */
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
