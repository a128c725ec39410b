import { wordOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import { useReview } from '../review-context.ts';

const KINDS = { degree: 'degrees', field: 'fields', level: 'languageLevels' } as const;

/** Shows values stored as keys the way the resume prints them; other values unchanged. */
export function useChoiceText(path: string, value: string): string {
  const { reading } = useReview();
  const name = path.slice(path.lastIndexOf('/') + 1);
  return Object.hasOwn(KINDS, name)
    ? wordOf(value, KINDS[name as keyof typeof KINDS], reading.resume.language)
    : value;
}
