import { SKILL_LEVELS, type SkillLevelId } from '@lauda/domain/resume/vocabulary';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/select.tsx';

interface LevelFieldProps {
  level: SkillLevelId | null;
  onChange: (level: SkillLevelId) => void;
}

/** How well somebody knows a skill is theirs to say: no model guesses it. */
export function LevelField({ level, onChange }: LevelFieldProps) {
  const text = useText();
  return (
    <Field label={text('resumes.skillLevel')} isRequired>
      <Select
        options={SKILL_LEVELS.map((each) => ({
          value: each,
          label: text('resumes.levelName', { level: each }),
        }))}
        value={level}
        placeholder={text('resumes.chooseLevel')}
        onValueChange={onChange}
      />
    </Field>
  );
}
