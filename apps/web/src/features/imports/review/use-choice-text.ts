import { wordOf } from '@lauda/domain/resume/vocabulary-words.data';
import { useReview } from './review-context.ts';

const KINDS = { degree: 'degrees', field: 'fields', level: 'languageLevels' } as const;

/** What is kept as a key, in the word that the resume prints; everything else as it is. */
export function useChoiceText(path: string, value: string): string {
  const { reading } = useReview();
  const name = path.slice(path.lastIndexOf('/') + 1);
  return Object.hasOwn(KINDS, name)
    ? wordOf(value, KINDS[name as keyof typeof KINDS], reading.resume.language)
    : value;
}
