import { courseOf } from '@lauda/domain/application/insights';
import { csvOf } from '@lauda/domain/csv';
import { useText } from '../../../lib/i18n/i18n.tsx';
import type { ListedApplication } from '../device/applications-query.ts';

const COLUMNS = [
  'company',
  'title',
  'place',
  'state',
  'outcome',
  'applied',
  'interview',
  'offer',
  'closed',
  'furthest',
  'answered',
  'resume',
  'match',
] as const;

/** One row per application; every figure of the insights can be recomputed from it. */
export function useInsightsCsv(
  cards: readonly ListedApplication[],
  resumeTitles: ReadonlyMap<string, string>,
): () => string {
  const text = useText();
  const rowOf = (card: ListedApplication): Record<(typeof COLUMNS)[number], string | number | null> => {
    const { furthest, isAnswered, firstDays } = courseOf(card);
    return {
      company: card.company,
      title: card.title,
      place: card.place,
      state: text('applications.state', { state: card.state }),
      outcome: card.outcome === null ? null : text('applications.outcome', { outcome: card.outcome }),
      ...firstDays,
      furthest: text('insights.stepName', { step: furthest }),
      answered: text(isAnswered ? 'insights.yes' : 'insights.no'),
      resume: card.resumeId === null ? null : (resumeTitles.get(card.resumeId) ?? null),
      match: card.score,
    };
  };
  return () =>
    csvOf(
      COLUMNS.map((column) => text('insights.csvColumn', { column })),
      cards.map((card) => {
        const row = rowOf(card);
        return COLUMNS.map((column) => row[column]);
      }),
    );
}
