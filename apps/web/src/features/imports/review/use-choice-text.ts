import { DEGREES, FIELDS_OF_STUDY, LANGUAGE_LEVELS } from '@lauda/domain/resume/vocabulary';
import { useText } from '../../../lib/i18n/i18n.tsx';

const isOf = <T extends string>(keys: readonly T[], value: string): value is T =>
  (keys as readonly string[]).includes(value);

/** What is kept as a key, in words; everything else as it is. */
export function useChoiceText(path: string, value: string): string {
  const text = useText();
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'degree' && isOf(DEGREES, value)) return text('resumes.degreeName', { degree: value });
  if (name === 'field' && isOf(FIELDS_OF_STUDY, value)) return text('resumes.fieldName', { field: value });
  if (name === 'level' && isOf(LANGUAGE_LEVELS, value))
    return text('builder.languageLevel', { level: value });
  return value;
}
