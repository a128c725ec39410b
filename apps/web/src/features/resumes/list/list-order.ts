import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { foldText } from '../../../ui/fold-text.ts';

export const LIST_ORDERS = ['updated', 'title', 'created'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

const latestFirst = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** The resumes whose title contains every typed word, in the chosen order. */
export function arrangeResumes(
  resumes: readonly ResumeSummary[],
  { search, order, locale }: { search: string; order: ListOrder; locale: string },
): ResumeSummary[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const titles = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const compare: Record<ListOrder, (a: ResumeSummary, b: ResumeSummary) => number> = {
    updated: (a, b) => latestFirst(a.updatedAt, b.updatedAt),
    created: (a, b) => latestFirst(a.createdAt, b.createdAt),
    title: (a, b) => titles.compare(a.title, b.title),
  };
  return resumes
    .filter(({ title }) => {
      const folded = foldText(title);
      return words.every((word) => folded.includes(word));
    })
    .toSorted((a, b) => compare[order](a, b) || (a.id < b.id ? -1 : 1));
}
