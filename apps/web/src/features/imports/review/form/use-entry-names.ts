import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useReview } from '../review-context.ts';
import type { ReviewList } from '../review-paths.ts';
import { shownText } from '../review-state.ts';

const NAMES: Readonly<Record<ReviewList, readonly string[]>> = {
  experience: ['position', 'company'],
  education: ['school'],
  skills: ['name'],
  projects: ['name'],
  languages: ['name'],
  certifications: ['name'],
  contacts: ['label', 'value'],
};

/** The current name of each entry, or its number. */
export function useEntryNames(): (list: ReviewList, index: number) => string {
  const text = useText();
  const { reading, state } = useReview();
  return (list, index) =>
    NAMES[list]
      .map((name) => shownText(reading, state, `${list}/${index}/${name}`).trim())
      .filter(Boolean)
      .join(' · ') || text('builder.entryNumber', { kind: list, number: index + 1 });
}
